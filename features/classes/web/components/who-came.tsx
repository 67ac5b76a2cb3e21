import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import type { Attendee } from '../../contract.ts';
import { markCame } from '../api/roll.ts';
import { rollText as t } from '../messages/roll.ts';

type WhoCameProps = {
  people: readonly Attendee[];
  /** the session of a gym, for who runs it; null: its trainer says it */
  forGym?: string | null;
};

/** Who came to a session, all at once: everybody did until they are unticked. */
export function WhoCame({ people, forGym = null }: WhoCameProps) {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const mark = useMutation(markCame);
  const cameOf = (person: Attendee) => changed.get(person.bookingId) ?? !person.isMissing;
  const marks = people
    .map((person) => ({ person, came: cameOf(person) }))
    .filter(({ person, came }) => came === person.isMissing);
  const away = marks.filter(({ came }) => !came).length;
  const isSayable = people.some(({ isMissing, maySayMissing }) => isMissing || maySayMissing);
  return (
    <div className="grid grid-cols-1 gap-3">
      <fieldset>
        {isSayable && <legend className="mb-1 text-sm font-medium text-muted">{t.who}</legend>}
        <ul className="divide-y divide-line">
          {people.map((person) => {
            const { bookingId, name, message, isMissing, isDisputed, saidBy, maySayMissing } =
              person;
            const words = (
              <span className="min-w-0 flex-1 wrap-anywhere">
                <bdi className="block font-medium">{name}</bdi>
                {message && <span className="block text-sm text-muted">{message}</span>}
                {!cameOf(person) && (
                  <span className="block text-sm text-warn">
                    {isMissing && saidBy ? t.isMissingSays(saidBy) : t.isMissing}
                    {isDisputed && t.isDisputed}
                  </span>
                )}
              </span>
            );
            return (
              <li key={bookingId}>
                {isMissing || maySayMissing ? (
                  <label className="flex min-h-12 cursor-pointer items-center gap-3 py-1.5">
                    {words}
                    <input
                      type="checkbox"
                      aria-label={t.cameOne(name)}
                      checked={cameOf(person)}
                      onChange={({ target }) =>
                        setChanged(new Map(changed).set(bookingId, target.checked))
                      }
                      className="size-6 shrink-0 accent-accent"
                    />
                  </label>
                ) : (
                  <p className="flex py-2.5">{words}</p>
                )}
              </li>
            );
          })}
        </ul>
      </fieldset>
      {marks.length > 0 && (
        <>
          <p className="text-sm text-muted">{away > 0 ? t.tells(away) : t.takesBack}</p>
          <Button
            pending={mark.isPending}
            onClick={() =>
              mark.mutate({ marks, forGym }, { onSuccess: () => setChanged(new Map()) })
            }
          >
            {t.save}
          </Button>
        </>
      )}
    </div>
  );
}
