import {
  Bike,
  Footprints,
  type LucideIcon,
  Mountain,
  Sailboat,
  Timer,
  Users,
  Waves,
} from 'lucide-react';
import type { ActivityKind } from '#features/tracks/rules/activity-kinds.ts';

const ICONS: Record<ActivityKind, LucideIcon> = {
  run: Timer,
  walk: Footprints,
  ride: Bike,
  swim: Waves,
  row: Sailboat,
  hike: Mountain,
  class: Users,
};

/** The small picture of a kind of activity; its name stands beside it. */
export function KindIcon({ kind, size = 20 }: { kind: ActivityKind; size?: number }) {
  const Icon = ICONS[kind];
  return <Icon aria-hidden size={size} />;
}
