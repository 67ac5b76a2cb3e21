import { ACTIVITY_RECORD, TRACK_RECORD } from '#features/tracks/rules/activity-kinds.ts';
import {
  SESSION_RECORD,
  type SessionContent,
} from '#features/training-sessions/rules/session-kinds.ts';
import { toShownSession } from '#features/training-sessions/rules/shown-session.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { mergePending, type PendingRecord, toPending } from '#platform/shared/pending-record.ts';
import {
  type Known,
  type OfflineFeature,
  type OfflineWrite,
  offlineRead,
  offlineWrite,
  type Thing,
} from '#platform/web/offline/offline-feature.ts';
import { offlineRecord } from '#platform/web/records/offline-record.ts';
import {
  type Activity,
  activitiesApi,
  activityFilesApi,
  heartSettingsApi,
} from '../../contract.ts';
import { byLatestActivity, toShownActivity } from '../../rules/activity.ts';
import type { Track } from '../../rules/recording.ts';
import { fromSession, toSession } from '../../rules/to-session.ts';
import type { HeartSettings } from '../../rules/zones.ts';
import { heartText } from '../messages/heart.ts';

/** As many days of activities are kept for the screens without a network. */
const DAYS_KEPT = 90;
const HEART_RECORD = 'training-heart';
/** A person has one. */
const MINE = 'mine';

type Session = SessionContent & { id: string; version: number };

const records = offlineRecord({
  kind: ACTIVITY_RECORD,
  api: activitiesApi,
  verb: 'Add',
  day: ({ date }) => date,
  toShown: (sent, before) => ({
    ...(toShownActivity(sent) as Omit<Activity, 'id' | 'version' | 'hasTrack'>),
    hasTrack: 'track' in sent ? Boolean(sent.track) : (before?.hasTrack ?? false),
  }),
});

/** The session that an activity is, as a write leaves it: lists and weeks of sessions show it. */
function sessionThing({ id, version, is, deleted }: PendingRecord<Activity>, known: Known): Thing {
  const before = known.find(SESSION_RECORD, id)?.is as Session | null | undefined;
  const content = is ? toShownSession(toSession(is, before ?? null)) : null;
  return { kind: SESSION_RECORD, id, version, is: content && { ...content, id, version }, deleted };
}

function trackThings(input: unknown): Thing[] {
  const { body } = input as { body?: { id?: string; track?: Track | null } };
  if (!body?.id || !body.track) return [];
  return [{ kind: TRACK_RECORD, id: body.id, version: 1, is: body.track, deleted: false }];
}

const withSession = (write: OfflineWrite): OfflineWrite => ({
  ...write,
  effect(input, known, at) {
    const { things, answer } = write.effect(input, known, at);
    const sessions = things.map((thing) => sessionThing(thing as PendingRecord<Activity>, known));
    // The session first: it is what the list of waiting changes names.
    return { things: [...sessions, ...things, ...trackThings(input)], answer };
  },
});

/** Activities with what waits of their sessions, which can be changed or deleted on other pages. */
function withSessions(list: Activity[], known: Known): Activity[] {
  const sessions = new Map(
    known.things(SESSION_RECORD).map((thing) => [thing.id, thing as PendingRecord<Session>]),
  );
  if (!list.some(({ id }) => sessions.has(id))) return list;
  return list.flatMap((one) => {
    const waiting = sessions.get(one.id);
    if (!waiting || waiting.version < one.version) return [one];
    if (waiting.deleted) return [];
    if (!waiting.is || waiting.version === one.version) return [one];
    const content = fromSession(waiting.is, one) as Omit<Activity, 'id' | 'version' | 'hasTrack'>;
    return [{ ...one, ...content, version: waiting.version }];
  });
}

export const cardioOffline: OfflineFeature = {
  writes: [
    ...records.writes.map(withSession),
    offlineWrite(heartSettingsApi.save, {
      verb: 'Save',
      effect: ({ body }) => ({
        things: [{ kind: HEART_RECORD, id: MINE, version: 0, is: body, deleted: false }],
        answer: body,
      }),
    }),
  ],
  reads: [
    offlineRead(activitiesApi.list, {
      things: (list) => list.map((one) => toPending(ACTIVITY_RECORD, one)),
      overlay: (list, { query }, known) =>
        withSessions(
          mergePending(
            list,
            records.waiting(known),
            ({ date }) => date >= query.from,
            byLatestActivity,
          ) as Activity[],
          known,
        ),
      // Each day asks from another day on: a longer list holds the shorter ones.
      missing: ({ query }, known) =>
        known
          .all(activitiesApi.list)
          .filter(({ input }) => input.query.from <= query.from)
          .map(({ answer }) => answer.filter(({ date }) => date >= query.from))[0],
    }),
    offlineRead(activityFilesApi.track, {
      missing: ({ params }, known) =>
        known.find(TRACK_RECORD, params.id)?.is as Track | undefined as never,
    }),
    offlineRead(heartSettingsApi.read, {
      overlay: (answer, _, known) =>
        (known.find(HEART_RECORD, MINE)?.is as HeartSettings | undefined) ?? answer,
    }),
  ],
  async ahead(today, { ask }) {
    await ask(activitiesApi.list, { query: { from: addDays(today, -DAYS_KEPT) } });
    await ask(heartSettingsApi.read, {});
  },
  says: { [HEART_RECORD]: () => heartText.title },
};
