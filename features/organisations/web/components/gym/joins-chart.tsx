import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { Dashboard } from '../../../contract.ts';
import { joinedInWeeks } from '../../messages/gyms.ts';

const joinedText = (count: number) => (count === 1 ? '1 joined' : `${count} joined`);

/** Joins per week as bars; each bar is read out with its week. */
export function JoinsChart({ joins }: Pick<Dashboard, 'joins'>) {
  const today = useToday();
  const most = Math.max(1, ...joins.map(({ joined }) => joined));
  const total = joins.reduce((sum, { joined }) => sum + joined, 0);
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-medium">Joined per week</span>
        <span className="tabular text-muted">{joinedInWeeks(total, joins.length)}</span>
      </figcaption>
      <ol className="mt-3 flex h-24 items-end gap-1">
        {joins.map(({ weekStart, joined }) => (
          <li
            key={weekStart}
            className="flex h-full min-w-0 flex-1 flex-col justify-end text-center"
          >
            <span className="sr-only">
              Week from {dateText(weekStart, today)}: {joinedText(joined)}
            </span>
            <span aria-hidden className="tabular text-xs text-muted">
              {joined > 0 && joined}
            </span>
            <span
              aria-hidden
              className={`mt-0.5 block rounded-t-sm ${joined > 0 ? 'bg-accent' : 'bg-line'}`}
              style={{ height: joined > 0 ? `${(joined / most) * 72}%` : '2px' }}
            />
          </li>
        ))}
      </ol>
      <p aria-hidden className="mt-1 flex justify-between text-xs text-muted">
        <span>{dateText(joins[0]?.weekStart ?? today, today).replace(/^\w+ /, '')}</span>
        <span>this week</span>
      </p>
    </figure>
  );
}
