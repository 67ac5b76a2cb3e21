import { FiguresTable } from '#platform/web/charts/figures-table.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { HeartSeconds } from '../../../rules/activity.ts';
import { secondsInZones, ZONES } from '../../../rules/zones.ts';
import { useZones } from '../../hooks/use-zones.ts';
import { heartText, ZONE_NAMES } from '../../messages/heart.ts';
import { trackText } from '../../messages/track.ts';
import { rangeText } from '../heart/range-text.ts';

/** Minutes in each zone; nothing where the person has no zones. */
export function ZonesCard({ heartSeconds }: { heartSeconds: HeartSeconds }) {
  const { zones } = useZones();
  if (!zones) return null;
  const seconds = secondsInZones(heartSeconds, zones);
  const most = Math.max(1, ...ZONES.map((zone) => seconds[zone]));
  return (
    <Card title={trackText.zones}>
      <div aria-hidden className="mb-3 grid gap-1.5">
        {ZONES.map((zone) => (
          <div key={zone} className="flex items-center gap-3 text-sm">
            <span className="w-[6em] shrink-0 text-muted">{ZONE_NAMES[zone]}</span>
            <span className="h-3 min-w-0 flex-1 rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-accent-gradient"
                style={{ width: `${(seconds[zone] / most) * 100}%` }}
              />
            </span>
          </div>
        ))}
      </div>
      <FiguresTable
        caption={trackText.zonesCaption}
        columns={[heartText.zone, heartText.beats, trackText.minutes]}
        rows={ZONES.map((zone) => ({
          key: zone,
          cells: [ZONE_NAMES[zone], rangeText(zone, zones), String(Math.round(seconds[zone] / 60))],
        }))}
      />
      <p className="mt-3 text-sm text-muted">{heartText.formulas[zones.formula](zones.highest)}</p>
      <p className="text-sm text-muted">{heartText.rough}</p>
    </Card>
  );
}
