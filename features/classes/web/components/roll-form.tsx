import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { afterwardsApi } from '#features/bookings/contract.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { Attendee } from '../../contract.ts';
import { rollText as t } from '../messages/roll.ts';

type Mark = { person: Attendee; came: boolean };

/** One after the other, so that what was saved stays saved when one fails. */
async function saveMarks(marks: readonly Mark[]): Promise<void> {
  for (const { person, came } of marks) {
    await call(afterwardsApi.missing, {
      params: { id: person.bookingId },
      body: { version: person.version, act: came ? 'withdraw' : 'say' },
    });
  }
}

const markAll = mutationBy(saveMarks, {
  done: (_, marks) => t.marked(marks.filter(({ came }) => !came).length),
  failed: t.failed,
});

/** Who came to a session, all at once: everybody did until somebody is unticked. */
export function RollForm({ people }: { people: readonly Attendee[] }) {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const mark = useMutation(markAll);
  const cameOf = (person: Attendee) => changed.get(person.bookingId) ?? !person.isMissing;
  const marks = people
    .map((person) => ({ person, came: cameOf(person) }))
    .filter(({ person, came }) => came === person.isMissing);
  const away = marks.filter(({ came }) => !came).length;
  const isSayable = people.some(({ isMissing, maySayMissing }) => isMissing || maySayMissing);
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        mark.mutate(marks, { onSuccess: () => setChanged(new Map()) });
      }}
    >
      <fieldset>
        {isSayable && <legend className="mb-1 text-sm font-medium text-muted">{t.who}</legend>}
        <ul className="divide-y divide-line">
          {people.map((person) => {
            const { bookingId, name, message, isMissing, maySayMissing } = person;
            const words = (
              <span className="min-w-0 flex-1 wrap-anywhere">
                <bdi className="block font-medium">{name}</bdi>
                {message && <span className="block text-sm text-muted">{message}</span>}
                {!cameOf(person) && <span className="block text-sm text-warn">{t.isMissing}</span>}
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
          <Button type="submit" pending={mark.isPending}>
            {t.save}
          </Button>
        </>
      )}
    </form>
  );
}
