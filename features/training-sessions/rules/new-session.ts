import {
  type LoggedSet,
  type SessionContent,
  type SessionItem,
  type SetTarget,
  WORK_FORMAT,
} from './session-kinds.ts';

/** A set that is not done, with nothing known but what is given. */
export const makeSet = (id: string, known: Partial<Omit<LoggedSet, 'id'>> = {}): LoggedSet => ({
  id,
  kind: 'normal',
  target: null,
  loadKg: null,
  reps: null,
  seconds: null,
  metres: null,
  heartRate: null,
  reserve: null,
  doneAt: null,
  others: [],
  ...known,
});

/** The id of an item's set by its place, from 1 on; sets that are added later have ids of their own. */
export const setIdOf = (itemId: string, place: number): string => `${itemId}.${place}`;

/** Sets that were planned alike. */
export const makeSets = (
  itemId: string,
  count: number,
  target: SetTarget | null,
): readonly LoggedSet[] =>
  Array.from({ length: count }, (_, at) => makeSet(setIdOf(itemId, at + 1), { target }));

/** An item of a session; what is left out is as usual: one load, for both sides at once. */
export const makeItem = (
  item: Pick<SessionItem, 'id' | 'measure' | 'sets'> & Partial<SessionItem>,
): SessionItem => ({
  exerciseId: null,
  name: null,
  perSide: false,
  pieces: 1,
  restSeconds: 0,
  superset: null,
  note: null,
  pace: null,
  why: null,
  ...item,
});

/** A session of these items; what is left out is not known. */
export const makeSession = (
  session: Pick<SessionContent, 'date' | 'origin' | 'name'> & Partial<SessionContent>,
  items: readonly SessionItem[],
): SessionContent => ({
  sourceId: null,
  weekday: null,
  placeName: null,
  note: null,
  effort: null,
  soreness: null,
  bodyKg: null,
  startedAt: null,
  finishedAt: null,
  ...session,
  work: { format: WORK_FORMAT, items },
});
