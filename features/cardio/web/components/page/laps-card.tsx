import { durationText } from '#platform/shared/duration-text.ts';
import { FiguresTable } from '#platform/web/charts/figures-table.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { Activity } from '../../../contract.ts';
import { formatDistance } from '../../../rules/figures.ts';
import { formText } from '../../messages/form.ts';
import { lapsText, tableText } from '../../messages/page.ts';

/** The intervals of an activity; nothing without any. */
export function LapsCard({ activity: { laps, kind } }: { activity: Activity }) {
  if (laps.length === 0) return null;
  const hasDistance = laps.some(({ metres }) => metres !== null);
  const hasRate = laps.some(({ heartRate }) => heartRate !== null);
  const distance = (metres: number | null): string => {
    if (metres === null) return tableText.unknown;
    const { value, unit } = formatDistance(metres, kind);
    return `${value} ${unit}`;
  };
  return (
    <Card title={formText.intervals}>
      <FiguresTable
        caption={lapsText.caption}
        columns={[
          lapsText.number,
          formText.time,
          ...(hasDistance ? [formText.distance] : []),
          ...(hasRate ? [tableText.heartRate] : []),
        ]}
        rows={laps.map((lap, at) => ({
          key: String(at),
          cells: [
            String(at + 1),
            durationText(lap.seconds),
            ...(hasDistance ? [distance(lap.metres)] : []),
            ...(hasRate ? [String(lap.heartRate ?? tableText.unknown)] : []),
          ],
        }))}
      />
    </Card>
  );
}
