/** Where a session comes from: only those of a plan that was made for the person are limited. */
export const SESSION_ORIGINS = ['plan', 'programme', 'own', 'imported'] as const;
export type SessionOrigin = (typeof SESSION_ORIGINS)[number];

/** Names sessions on the device, also for `PendingMark`. */
export const SESSION_RECORD = 'training-session';

export const MAX_NAME_LENGTH = 80;
export const MAX_ITEMS = 40;
export const MAX_SETS = 30;

/** Raised when what is kept of a session changes its form. */
export const WORK_FORMAT = 1;

export type DoneSet = {
  /** null: not done yet */
  doneAt: string | null;
};

/** What was planned for each set. */
export type SetTarget = {
  reps: readonly [number, number] | null;
  seconds: readonly [number, number] | null;
  /** reps in reserve */
  rir: number | null;
  restSeconds: number;
  /** for dumbbells in one hand */
  loadKg: number | null;
};

export type SessionItem = {
  id: string;
  /** null: nothing of the library, so the name says what it is */
  exerciseId: string | null;
  name: string | null;
  target: SetTarget;
  /** items that share it alternate */
  superset: string | null;
  sets: readonly DoneSet[];
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
  work: { format: typeof WORK_FORMAT; items: readonly SessionItem[] };
  startedAt: string | null;
  /** null: under way, or not started */
  finishedAt: string | null;
};
