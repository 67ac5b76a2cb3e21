/** Where a session comes from: only those of a plan that was made for the person are limited. */
export const SESSION_ORIGINS = ['plan', 'programme', 'own', 'imported', 'activity'] as const;
export type SessionOrigin = (typeof SESSION_ORIGINS)[number];

/** Names sessions on the device, also for `PendingMark`. */
export const SESSION_RECORD = 'training-session';

export const MAX_NAME_LENGTH = 80;
export const MAX_NOTE_LENGTH = 1_000;
export const MAX_ITEMS = 40;
/** Of one exercise, and of a whole session. */
export const MAX_SETS = 60;
export const MAX_SESSION_SETS = 300;
/** Versions of one set that wait for the person's choice beside the one that is shown. */
export const MAX_OTHERS = 3;

/** Raised when what is kept of a session changes its form. */
export const WORK_FORMAT = 2;

/** `failure`: to the last rep that goes; `amrap`: as many as go with good form. */
export const SET_KINDS = ['normal', 'warmUp', 'drop', 'failure', 'amrap'] as const;
export type SetKind = (typeof SET_KINDS)[number];

/**
 * What is counted. `bodyweight` counts reps; its load is added to the body (+) or helps it (-).
 * `seconds` may have a load too, as a carry does.
 */
export const MEASURES = [
  'loadReps',
  'reps',
  'bodyweight',
  'seconds',
  'metres',
  'metresSeconds',
] as const;
export type Measure = (typeof MEASURES)[number];

/** What was planned for a set; null: nothing of that. */
export type SetTarget = {
  loadKg: number | null;
  reps: readonly [number, number] | null;
  seconds: readonly [number, number] | null;
  metres: number | null;
  /** reps in reserve */
  reserve: number | null;
};

/** What a person says of a set; null is not known. */
export type SetValues = {
  kind: SetKind;
  /** of one dumbbell where there are two */
  loadKg: number | null;
  /** of one side where both are done */
  reps: number | null;
  seconds: number | null;
  metres: number | null;
  /** mean, beats a minute */
  heartRate: number | null;
  /** reps in reserve; RPE is 10 less it, and only shown */
  reserve: number | null;
};

export type SetResult = SetValues & {
  /** null: not done yet */
  doneAt: string | null;
};

export type LoggedSet = SetResult & {
  /** unique in the session, made on the device; stays when sets are moved or merged */
  id: string;
  /** null: nothing was planned, or the person added it */
  target: SetTarget | null;
  /** what other devices said of it at the same time; empty once the person has chosen */
  others: readonly SetResult[];
};

/** How the sets of an item follow each other, where it is not set, rest, set. */
export type Pace =
  | { kind: 'circuit' }
  | { kind: 'emom'; everySeconds: number }
  | { kind: 'intervals'; workSeconds: number; restSeconds: number };

/** Why today's load is what it is: the progression's reason, as data. Only progression reads it. */
export type Why = { kind: string } & Readonly<Record<string, WhyValue>>;
export type WhyValue = string | number | boolean | null | readonly (string | number | null)[];

export type SessionItem = {
  id: string;
  /** null: nothing of the library, so the name says what it is */
  exerciseId: string | null;
  name: string | null;
  measure: Measure;
  /** both sides are done, one after the other: volume counts both */
  perSide: boolean;
  /** 2: a pair; a set's load is the weight of one, and volume counts both */
  pieces: 1 | 2;
  /** after a set done on its own */
  restSeconds: number;
  /** items that share it alternate */
  superset: string | null;
  note: string | null;
  pace: Pace | null;
  why: Why | null;
  sets: readonly LoggedSet[];
};

export type SessionContent = {
  date: string;
  origin: SessionOrigin;
  /** the plan, programme or imported workout that it was made from */
  sourceId: string | null;
  /** which session of the plan's week, 1 Monday to 7 Sunday */
  weekday: number | null;
  name: string;
  placeName: string | null;
  note: string | null;
  /** how hard it was, 1 to 10 */
  effort: number | null;
  /** 1 to 5 */
  soreness: number | null;
  /** the body's weight that day, for exercises that lift it */
  bodyKg: number | null;
  work: { format: typeof WORK_FORMAT; items: readonly SessionItem[] };
  startedAt: string | null;
  /** null: under way, or not started */
  finishedAt: string | null;
};
