import { momentWords } from '#features/free-times/rules/when-words.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { bookText as t } from '../messages/book.ts';
import type { ShownTime } from './time-list.tsx';

const MOST = 3;

/** One person at least comes already, and there is room. */
export const isForming = ({ sessionId, left }: ShownTime, capacity: number): boolean =>
  sessionId !== null && left > 0 && left < capacity;

type FormingGroupsProps = {
  times: readonly ShownTime[];
  zone: string;
  noteOf: (time: ShownTime) => string | null;
  onChoose: (time: ShownTime) => void;
};

/** Groups that people come to already are offered first, so that they fill. */
export function FormingGroups({ times, zone, noteOf, onChoose }: FormingGroupsProps) {
  if (times.length === 0) return null;
  return (
    <section aria-label={t.forming} className="mb-5 rounded-control border border-line p-4">
      <h3 className="font-semibold">{t.forming}</h3>
      <p className="mb-2 text-sm text-muted">{t.formingLead}</p>
      <ul className="grid gap-2">
        {times.slice(0, MOST).map((time) => (
          <li key={time.start} className="grid">
            <Button variant="secondary" onClick={() => onChoose(time)}>
              <span className="grid py-1 text-left">
                <span>{momentWords(time.startMs, zone)}</span>
                <span className="text-sm font-normal text-muted">{noteOf(time)}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
