import { Activity, HeartPulse, Ruler, Smile } from 'lucide-react';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { figureText } from '../../../rules/figure-text.ts';
import type { Measure } from '../../../rules/measure.ts';
import { latestFigure, type Reading } from '../../../rules/readings.ts';
import { pageText, todayText } from '../../messages.ts';

const icons = {
  day: <HeartPulse size={20} />,
  feeling: <Smile size={20} />,
  body: <Ruler size={20} />,
  own: <Activity size={20} />,
};

type MeasureListProps = { measures: readonly Measure[]; readings: readonly Reading[] };

/** What the person tracks, each with its latest figure, leading to its history. */
export const MeasureList = (props: MeasureListProps) => (
  <Card title={pageText.yours}>
    <MeasureRows {...props} />
  </Card>
);

export function MeasureRows({ measures, readings }: MeasureListProps) {
  const today = useToday();
  return (
    <ul className="-mx-2 grid grid-cols-1 gap-1">
      {measures.map((measure) => {
        const last = latestFigure(readings, measure);
        return (
          <li key={measure.key}>
            <ListRow
              href={`/progress/measures/${measure.key}`}
              icon={icons[measure.group]}
              title={measure.name}
              detail={last ? shortDateText(last.date, today) : todayText.never}
              value={last && figureText(last, measure)}
            />
          </li>
        );
      })}
    </ul>
  );
}
