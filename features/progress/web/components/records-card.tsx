import { EmptyCard, PlainCard } from '#platform/web/charts/chart-card.tsx';
import { inPeriod } from '#platform/web/charts/messages.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { toRecords } from '../../rules/lift-figures.ts';
import { trainingText } from '../messages/training.ts';
import { useMaxText } from './lifts-card.tsx';
import type { Shown } from './shown.ts';

const MAX_ROWS = 5;
const link = { href: '/workouts/history?show=exercises', text: trainingText.allLifts };

/** Bests that were set in the time shown, the latest first. */
export function RecordsCard({ shown: { data, period, range } }: { shown: Shown }) {
  const today = useToday();
  const { text } = useMaxText();
  const records = toRecords(data, period);
  if (data.lifts.length === 0) {
    return <EmptyCard topic={trainingText.records} text={trainingText.noRecords} link={link} />;
  }
  return (
    <PlainCard
      topic={trainingText.records}
      finding={trainingText.recordsFinding(records.length, inPeriod(range, period, today))}
      note={trainingText.recordsNote}
      link={link}
    >
      <ul className="-mx-2 grid gap-1">
        {records.slice(0, MAX_ROWS).map(({ name, date, kg, byKg }) => (
          <li key={`${name} ${date}`}>
            <ListRow
              title={name}
              detail={trainingText.recordBy(dateText(date, today), text(byKg))}
              value={text(kg)}
            />
          </li>
        ))}
      </ul>
    </PlainCard>
  );
}
