import type { ActivityKind } from '#features/tracks/rules/activity-kinds.ts';

const WORDS: readonly (readonly [RegExp, ActivityKind])[] = [
  [/hik|trek|mountaineer/i, 'hike'],
  [/walk|snowshoe/i, 'walk'],
  [/run|jog|treadmill/i, 'run'],
  [/rid|cycl|bik/i, 'ride'],
  [/swim/i, 'swim'],
  [/row|kayak|canoe|paddl/i, 'row'],
  [/class|aerobic|yoga|pilates|dance|training|fitness|workout|gym/i, 'class'],
];
/** Mean speeds that only a bike or a runner reaches, metres a second. */
const RIDE_SPEED = 5;
const RUN_SPEED = 2;

/** The kind that a file names in its own words; null if it says nothing that we know. */
export const kindOfWords = (words: string): ActivityKind | null =>
  WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;

/** The likeliest kind of a way at a mean speed, metres a second; without a way it is a class. */
export function guessKind(speed: number | null): ActivityKind {
  if (speed === null || speed <= 0) return 'class';
  if (speed > RIDE_SPEED) return 'ride';
  return speed > RUN_SPEED ? 'run' : 'walk';
}
