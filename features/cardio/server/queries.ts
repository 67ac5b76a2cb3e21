import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { heartSettings, storedDetails, track } from '../contract.ts';
import type { Track } from '../rules/recording.ts';
import { type HeartSettings, NO_HEART_SETTINGS } from '../rules/zones.ts';
import { trainingActivities, trainingHearts, trainingTracks } from './tables.ts';

type Row = typeof trainingActivities.$inferSelect;
export type ActivityDetails = Omit<Row, 'ownerId' | 'updatedAt'> & { hasTrack: boolean };

const { ownerId, id } = trainingActivities;

/** What is kept beside the sessions of activities: of these, or of all. */
export async function detailsOf(
  db: Db,
  owner: OwnerId,
  ids: readonly string[] | 'all',
): Promise<ActivityDetails[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ details: trainingActivities, trackId: trainingTracks.id })
    .from(trainingActivities)
    .leftJoin(
      trainingTracks,
      and(eq(trainingTracks.ownerId, ownerId), eq(trainingTracks.id, trainingActivities.id)),
    )
    .where(and(eq(ownerId, owner), ids === 'all' ? undefined : inArray(id, [...ids])));
  return rows.map(({ details: { ownerId: _, updatedAt: __, ...details }, trackId }) => ({
    ...details,
    hasTrack: trackId !== null,
  }));
}

/** What an activity's effort is worked out from, of all activities. */
export const effortDetailsOf = (db: Db, owner: OwnerId) =>
  db
    .select({
      id,
      kind: trainingActivities.kind,
      seconds: trainingActivities.seconds,
      fromFile: trainingActivities.fromFile,
    })
    .from(trainingActivities)
    .where(eq(ownerId, owner));

type NewDetails = Omit<ActivityDetails, 'hasTrack'>;

/** Keeps what stands beside the session of an activity; what is there already stays. */
export async function insertDetails(
  db: Db,
  owner: OwnerId,
  details: NewDetails,
  at: Date,
): Promise<void> {
  await db
    .insert(trainingActivities)
    .values({ ...details, ownerId: owner, updatedAt: at })
    .onConflictDoNothing();
}

export async function replaceDetails(
  db: Db,
  owner: OwnerId,
  { id: activityId, ...content }: NewDetails,
  at: Date,
): Promise<void> {
  await db
    .update(trainingActivities)
    .set({ ...content, updatedAt: at })
    .where(and(eq(ownerId, owner), eq(id, activityId)));
}

export async function insertTrack(
  db: Db,
  owner: OwnerId,
  activityId: string,
  { lines, series, splits }: Track,
): Promise<void> {
  await db
    .insert(trainingTracks)
    .values({ ownerId: owner, id: activityId, lines, series, splits })
    .onConflictDoNothing();
}

/** The track of an activity; null without one. */
export async function trackOf(db: Db, owner: OwnerId, activityId: string): Promise<Track | null> {
  const { lines, series, splits } = trainingTracks;
  const [row] = await db
    .select({ lines, series, splits })
    .from(trainingTracks)
    .where(and(eq(trainingTracks.ownerId, owner), eq(trainingTracks.id, activityId)));
  return row ?? null;
}

/** When the person's activities began, where the hour is known. */
export async function startsOf(db: Db, owner: OwnerId): Promise<{ id: string; startedAt: Date }[]> {
  const { startedAt } = trainingActivities;
  const rows = await db
    .select({ id, startedAt })
    .from(trainingActivities)
    .where(and(eq(ownerId, owner), isNotNull(startedAt)));
  return rows.flatMap((row) => (row.startedAt ? [{ id: row.id, startedAt: row.startedAt }] : []));
}

/** What a person says of their heart rate. */
export async function heartSettingsOf(db: Db, owner: OwnerId): Promise<HeartSettings> {
  const { restingRate, maxRate, byEffort } = trainingHearts;
  const [row] = await db
    .select({ restingRate, maxRate, byEffort })
    .from(trainingHearts)
    .where(eq(trainingHearts.ownerId, owner));
  return row ?? NO_HEART_SETTINGS;
}

export async function writeHeartSettings(
  db: Db,
  owner: OwnerId,
  { restingRate, maxRate, byEffort }: HeartSettings,
  at: Date,
): Promise<void> {
  const set = { restingRate, maxRate, byEffort, updatedAt: at };
  await db
    .insert(trainingHearts)
    .values({ ...set, ownerId: owner })
    .onConflictDoUpdate({ target: trainingHearts.ownerId, set });
}

/** Exported, imported and deleted with the account. */
export const cardioPersonalData: PersonalTable[] = [
  personalTable(trainingActivities, {
    about:
      'What is kept of an activity beside its training session: kind, intervals, and what a file said.',
    onImport: 'into-empty',
    check: storedDetails,
  }),
  personalTable(trainingTracks, {
    about: 'Tracks of activities: the way, figures over time and splits. Only for you.',
    onImport: 'into-empty',
    check: track,
  }),
  personalTable(trainingHearts, {
    about: 'Your resting and highest heart rate, beats a minute.',
    onImport: 'replace',
    check: heartSettings,
  }),
];
