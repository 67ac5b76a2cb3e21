import { factsOf } from '#features/tracks/rules/activity-kinds.ts';
import { makeItem, makeSession, makeSet } from '#features/training-sessions/rules/new-session.ts';
import type {
  SessionContent,
  SessionItem,
} from '#features/training-sessions/rules/session-kinds.ts';
import type { ActivityContent } from './activity.ts';

/** The one item of an activity, and its one set. */
const ITEM_ID = 'activity';
const SET_ID = 'activity.1';

const NOON_UTC = 'T12:00:00.000Z';

/** When it began, as an instant; noon of its day where nobody knows. */
const startOf = ({ startedAt, date }: ActivityContent): string => startedAt ?? `${date}${NOON_UTC}`;

function endOf(activity: ActivityContent): string {
  const seconds = activity.fromFile?.elapsedSeconds ?? activity.seconds;
  return new Date(Date.parse(startOf(activity)) + seconds * 1_000).toISOString();
}

function itemOf(activity: ActivityContent, before: SessionItem | undefined): SessionItem {
  const { kind, name, metres, seconds, heartRate } = activity;
  const { exerciseId } = factsOf(kind);
  const set = before?.sets[0] ?? makeSet(SET_ID);
  return {
    ...(before ?? makeItem({ id: ITEM_ID, measure: 'seconds', sets: [] })),
    exerciseId,
    name: exerciseId === null ? name : null,
    measure: metres === null ? 'seconds' : 'metresSeconds',
    sets: [
      { ...set, seconds, metres, heartRate, doneAt: endOf(activity) },
      ...(before?.sets.slice(1) ?? []),
    ],
  };
}

/**
 * The session that an activity is: one exercise, one set, done. What `before` knows besides stays, such as
 * soreness or exercises that were added in the log.
 */
export function toSession(
  activity: ActivityContent,
  before: SessionContent | null,
): SessionContent {
  const { date, name, note, effort } = activity;
  const [first, ...others] = before?.work.items ?? [];
  const base = before ?? makeSession({ date, origin: 'activity', name }, []);
  return {
    ...base,
    date,
    name,
    note,
    effort,
    work: { ...base.work, items: [itemOf(activity, first), ...others] },
    startedAt: startOf(activity),
    finishedAt: endOf(activity),
  };
}

type Details = Pick<
  ActivityContent,
  'kind' | 'seconds' | 'maxHeartRate' | 'startedAt' | 'laps' | 'fromFile'
>;

/** An activity as its session tells it, which can be changed elsewhere, and what is kept beside it. */
export function fromSession(session: SessionContent, details: Details): ActivityContent {
  const set = session.work.items[0]?.sets[0];
  return {
    date: session.date,
    kind: details.kind,
    name: session.name,
    seconds: set?.seconds ?? details.seconds,
    metres: set?.metres ?? null,
    heartRate: set?.heartRate ?? null,
    maxHeartRate: details.maxHeartRate,
    effort: session.effort,
    note: session.note,
    startedAt: details.startedAt,
    laps: details.laps,
    fromFile: details.fromFile,
  };
}
