/** What a person did; `class` is anything led by someone, at a gym or pool. */
export const ACTIVITY_KINDS = ['run', 'walk', 'ride', 'swim', 'row', 'hike', 'class'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Names activities on the device, also for `PendingMark`. */
export const ACTIVITY_RECORD = 'training-activity';
/** Names tracks on the device. */
export const TRACK_RECORD = 'training-track';

export const MAX_NAME_LENGTH = 80;
export const MAX_NOTE_LENGTH = 1_000;
export const MAX_SECONDS = 86_400;
export const MAX_METRES = 1_000_000;
export const MIN_HEART_RATE = 25;
export const MAX_HEART_RATE = 240;
export const MAX_LAPS = 100;
export const MAX_EFFORT = 10;

type Facts = {
  /** of the exercise library; null: the session's name says what it was */
  exerciseId: string | null;
  /** gross MET, 2024 Adult Compendium: 12145, 17190, 01014, 18310, 02071, 17080, 02040 */
  met: number;
  /** faster than this a point of a track is an error of the receiver, metres a second */
  maxSpeed: number;
  /** slower than this is standing still, metres a second */
  minSpeed: number;
  /** how speed is said: a time for so many metres, or null for km/h */
  paceMetres: 1_000 | 500 | 100 | null;
};

const FACTS: Record<ActivityKind, Facts> = {
  run: {
    exerciseId: 'steady-run',
    met: 10.5,
    maxSpeed: 12.5,
    minSpeed: 0.6,
    paceMetres: 1_000,
  },
  walk: { exerciseId: 'brisk-walk', met: 3.8, maxSpeed: 6, minSpeed: 0.3, paceMetres: 1_000 },
  ride: { exerciseId: 'cycling', met: 7, maxSpeed: 33, minSpeed: 1, paceMetres: null },
  swim: { exerciseId: 'swimming-laps', met: 6, maxSpeed: 4, minSpeed: 0.15, paceMetres: 100 },
  row: { exerciseId: 'rowing-machine', met: 5, maxSpeed: 9, minSpeed: 0.4, paceMetres: 500 },
  hike: { exerciseId: 'hike', met: 6, maxSpeed: 6, minSpeed: 0.25, paceMetres: 1_000 },
  class: { exerciseId: null, met: 5, maxSpeed: 12.5, minSpeed: 0.3, paceMetres: 1_000 },
};

export const factsOf = (kind: ActivityKind): Facts => FACTS[kind];
