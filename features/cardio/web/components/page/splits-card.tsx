import type { ActivityKind } from '#features/tracks/rules/activity-kinds.ts';
import { type Split, splitMetresOf } from '#features/tracks/rules/splits.ts';
import { durationText } from '#platform/shared/duration-text.ts';
import { FiguresTable } from '#platform/web/charts/figures-table.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { formatDistance, formatPace } from '../../../rules/figures.ts';
import { formText } from '../../messages/form.ts';
import { tableText } from '../../messages/page.ts';
import { trackText } from '../../messages/track.ts';

/** Time and pace of each kilometre. */
export function SplitsCard({ splits, kind }: { splits: readonly Split[]; kind: ActivityKind }) {
  if (splits.length < 2) return null;
  const hasRate = splits.some(({ heartRate }) => heartRate !== null);
  const textOf = (metres: number) => {
    const { value, unit } = formatDistance(metres, kind);
    return `${value} ${unit}`;
  };
  const every = splitMetresOf(kind);
  // All but the last are whole.
  const endOf = (at: number) => at * every + (splits[at]?.metres ?? 0);
  const unit = formatPace({ seconds: 60, metres: 100 }, kind)?.unit ?? trackText.pace;
  return (
    <Card title={trackText.splits}>
      <FiguresTable
        caption={trackText.splitsCaption(textOf(every))}
        columns={[trackText.split, formText.time, unit, ...(hasRate ? ['bpm'] : [])]}
        rows={splits.map((split, at) => ({
          key: String(at),
          cells: [
            textOf(endOf(at)),
            durationText(split.seconds),
            formatPace(split, kind)?.value ?? tableText.unknown,
            ...(hasRate ? [String(split.heartRate ?? tableText.unknown)] : []),
          ],
        }))}
      />
    </Card>
  );
}
