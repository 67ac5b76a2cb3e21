import { FiguresTable } from '#platform/web/charts/figures-table.tsx';
import { ZONES, type Zones } from '../../../rules/zones.ts';
import { heartText, ZONE_NAMES } from '../../messages/heart.ts';
import { rangeText } from './range-text.ts';

/** From and to which heart rate each zone lies. */
export function ZoneTable({ zones }: { zones: Zones }) {
  return (
    <FiguresTable
      caption={heartText.caption}
      columns={[heartText.zone, heartText.beats]}
      rows={ZONES.map((zone) => ({ key: zone, cells: [ZONE_NAMES[zone], rangeText(zone, zones)] }))}
    />
  );
}
