import { durationText } from '#platform/shared/duration-text.ts';
import type { ActivityContent } from './activity.ts';
import { formatDistance, formatPace } from './figures.ts';

export type SharedFact = { kind: 'distance' | 'time' | 'pace' | 'speed' | 'climb'; value: string };

/**
 * What a shared picture says of an activity, at most four figures: nothing of the body, so neither heart
 * rate nor effort nor energy.
 */
export function listShared(activity: ActivityContent): SharedFact[] {
  const { kind, metres, seconds, fromFile } = activity;
  const distance = metres === null ? null : formatDistance(metres, kind);
  const pace = formatPace(activity, kind);
  const climb = fromFile?.climbMetres ?? null;
  return [
    ...(distance
      ? [{ kind: 'distance' as const, value: `${distance.value} ${distance.unit}` }]
      : []),
    { kind: 'time', value: durationText(seconds) },
    ...(pace
      ? [
          {
            kind: pace.unit === 'km/h' ? ('speed' as const) : ('pace' as const),
            value: `${pace.value} ${pace.unit.replace('min/', '/')}`,
          },
        ]
      : []),
    ...(climb === null ? [] : [{ kind: 'climb' as const, value: `${climb} m` }]),
  ];
}
