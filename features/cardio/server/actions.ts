import { type SessionActions, sessionsByIds } from '#features/training-sessions/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Activity } from '../contract.ts';
import { type ActivityContent, byLatestActivity } from '../rules/activity.ts';
import { isAlike } from '../rules/alike.ts';
import type { Track } from '../rules/recording.ts';
import { fromSession, toSession } from '../rules/to-session.ts';
import type { HeartSettings } from '../rules/zones.ts';
import {
  type ActivityDetails,
  detailsOf,
  heartSettingsOf,
  insertDetails,
  insertTrack,
  replaceDetails,
  startsOf,
  trackOf,
  writeHeartSettings,
} from './queries.ts';

const notFound = () => new AppError('not_found', { message: 'That activity does not exist.' });

type StoredSession = Awaited<ReturnType<typeof sessionsByIds>>[number];

const toActivity = (
  { session }: StoredSession,
  { startedAt, hasTrack, ...details }: ActivityDetails,
): Activity => ({
  ...(fromSession(session, {
    ...details,
    startedAt: startedAt?.toISOString() ?? null,
  }) as Omit<Activity, 'id' | 'version' | 'hasTrack'>),
  id: session.id,
  version: session.version,
  hasTrack,
});

/** Activities since a day, the latest first. */
export async function listActivities(
  db: Db,
  owner: OwnerId,
  from: CalendarDay,
): Promise<Activity[]> {
  const details = await detailsOf(db, owner, 'all');
  const sessions = await sessionsByIds(
    db,
    owner,
    details.map(({ id }) => id),
  );
  const byId = new Map(sessions.map((one) => [one.session.id, one]));
  return details
    .flatMap((one) => {
      const stored = byId.get(one.id);
      const isShown = stored && !stored.deleted && stored.session.date >= from;
      return isShown ? [toActivity(stored, one)] : [];
    })
    .sort(byLatestActivity);
}

async function find(db: Db, owner: OwnerId, id: string): Promise<Activity | null> {
  const [details] = await detailsOf(db, owner, [id]);
  const [stored] = details ? await sessionsByIds(db, owner, [id]) : [];
  return details && stored ? toActivity(stored, details) : null;
}

async function findOne(db: Db, owner: OwnerId, id: string): Promise<Activity> {
  const found = await find(db, owner, id);
  if (!found) throw notFound();
  return found;
}

const toDetails = (id: string, content: ActivityContent) => ({
  id,
  kind: content.kind,
  seconds: content.seconds,
  maxHeartRate: content.maxHeartRate,
  startedAt: content.startedAt === null ? null : new Date(content.startedAt),
  laps: content.laps,
  fromFile: content.fromFile,
});

/** The other version of a conflict as an activity. */
async function withCurrent<Result>(
  db: Db,
  owner: OwnerId,
  id: string,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== 'edited_elsewhere') throw error;
    const { reason, message } = error;
    throw new AppError('conflict', { reason, message, current: await findOne(db, owner, id) });
  }
}

/** Adding, changing, deleting and bringing back activities, each with its session in one transaction. */
export const activityActions = (sessions: SessionActions) => ({
  add: (
    db: Db,
    owner: OwnerId,
    added: ActivityContent & { id: string; track: Track | null },
    nowMs: number,
  ): Promise<Activity> =>
    inTransaction(db, async (db) => {
      const before = await find(db, owner, added.id);
      if (before) return before;
      const { id, track, ...content } = added;
      await sessions.add(db, owner, { ...toSession(content, null), id }, nowMs);
      await insertDetails(db, owner, toDetails(id, content), new Date(nowMs));
      if (track) await insertTrack(db, owner, id, track);
      return findOne(db, owner, id);
    }),

  edit: (
    db: Db,
    owner: OwnerId,
    id: string,
    { version, ...content }: ActivityContent & { version: number },
    nowMs: number,
  ): Promise<Activity> =>
    inTransaction(db, async (db) => {
      await findOne(db, owner, id);
      const [stored] = await sessionsByIds(db, owner, [id]);
      if (!stored) throw notFound();
      const session = toSession(content, stored.session);
      await withCurrent(db, owner, id, () =>
        sessions.edit(db, owner, id, { ...session, version }, nowMs),
      );
      await replaceDetails(db, owner, toDetails(id, content), new Date(nowMs));
      return findOne(db, owner, id);
    }),

  async remove(db: Db, owner: OwnerId, id: string, nowMs: number): Promise<void> {
    await findOne(db, owner, id);
    await sessions.remove(db, owner, id, nowMs);
  },

  restore: (db: Db, owner: OwnerId, id: string, nowMs: number): Promise<Activity> =>
    inTransaction(db, async (db) => {
      await findOne(db, owner, id);
      await sessions.restore(db, owner, id, nowMs);
      return findOne(db, owner, id);
    }),
});

export async function readTrack(db: Db, owner: OwnerId, id: string): Promise<Track> {
  const track = await trackOf(db, owner, id);
  if (!track) throw new AppError('not_found', { message: 'That activity has no track.' });
  return track;
}

type FileState = 'new' | 'there' | 'deleted' | 'alike';

/** Which activities of files are there already, were deleted, or begin like another one. */
export async function knownFiles(
  db: Db,
  owner: OwnerId,
  files: readonly { id: string; startedAt: string }[],
): Promise<{ id: string; state: FileState }[]> {
  const starts = await startsOf(db, owner);
  const ids = [...new Set([...files, ...starts].map(({ id }) => id))];
  const sessions = await sessionsByIds(db, owner, ids);
  const deleted = new Map(sessions.map((one) => [one.session.id, one.deleted]));
  return files.map(({ id, startedAt }) => {
    const before = deleted.get(id);
    if (before !== undefined) return { id, state: before ? 'deleted' : 'there' };
    const alike = starts.some(
      (one) => deleted.get(one.id) === false && isAlike(one.startedAt.toISOString(), startedAt),
    );
    return { id, state: alike ? 'alike' : 'new' };
  });
}

export const readHeartSettings = heartSettingsOf;

export async function saveHeartSettings(
  db: Db,
  owner: OwnerId,
  settings: HeartSettings,
  nowMs: number,
): Promise<HeartSettings> {
  await writeHeartSettings(db, owner, settings, new Date(nowMs));
  return settings;
}
