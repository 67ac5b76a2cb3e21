import { ZONES, type Zone, type Zones } from '../../../rules/zones.ts';
import { heartText } from '../../messages/heart.ts';

/** "120 to 143", "below 120". */
export function rangeText(zone: Zone, { limits }: Zones): string {
  const at = ZONES.indexOf(zone);
  const [from, next] = [limits[at - 1], limits[at]];
  if (from === undefined) return heartText.below(next ?? 0);
  return next === undefined ? heartText.above(from) : heartText.between(from, next - 1);
}
