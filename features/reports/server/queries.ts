import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import { type OwnerId, proveOwner } from '#platform/server/sessions/owner.ts';
import { reportShares as shares, reportViews as views } from './tables.ts';

type Share = typeof shares.$inferSelect;
export type NewShare = Omit<Share, 'ownerId' | 'stoppedAt'>;

/** A person's links, newest first, and the minutes in which each was opened, the latest first. */
export async function sharesOf(db: Db, owner: OwnerId) {
  const [links, opened] = await Promise.all([
    db.select().from(shares).where(eq(shares.ownerId, owner)).orderBy(desc(shares.sharedAt)),
    db.select().from(views).where(eq(views.ownerId, owner)).orderBy(desc(views.openedAt)),
  ]);
  return links.map((link) => ({
    ...link,
    opened: opened.filter(({ shareId }) => shareId === link.id).map(({ openedAt }) => openedAt),
  }));
}

export async function countShares(db: Db, owner: OwnerId): Promise<number> {
  const [row] = await db.select({ links: count() }).from(shares).where(eq(shares.ownerId, owner));
  return row?.links ?? 0;
}

/** Keeps a link; one that is there stays as it is. */
export const addShare = (db: Db, owner: OwnerId, share: NewShare) =>
  db
    .insert(shares)
    .values({ ...share, ownerId: owner, stoppedAt: null })
    .onConflictDoNothing({ target: [shares.ownerId, shares.id] });

/** Stops a link; false if there is none. */
export async function stopShare(db: Db, owner: OwnerId, id: string, at: Date): Promise<boolean> {
  const isOne = and(eq(shares.ownerId, owner), eq(shares.id, id));
  await db
    .update(shares)
    .set({ stoppedAt: at })
    .where(and(isOne, isNull(shares.stoppedAt)));
  return (await db.select({ id: shares.id }).from(shares).where(isOne)).length > 0;
}

/** Which report a link is about. Its owner made the link, and so lets anyone who holds it read that report. */
export async function shareOfToken(
  db: Db,
  token: string,
): Promise<(Omit<Share, 'ownerId'> & { owner: OwnerId }) | null> {
  const [row] = await db.select().from(shares).where(eq(shares.token, token));
  if (!row) return null;
  const { ownerId, ...share } = row;
  return { ...share, owner: proveOwner(ownerId) };
}

const MINUTE_MS = 60_000;

/** Logs that a link was opened: each minute once, so that reloading fills nothing. */
export const logView = (db: Db, owner: OwnerId, shareId: string, nowMs: number) =>
  db
    .insert(views)
    .values({
      ownerId: owner,
      shareId,
      openedAt: new Date(Math.floor(nowMs / MINUTE_MS) * MINUTE_MS),
    })
    .onConflictDoNothing();

/** Exported and deleted with the account. An import brings no links back: they may be in wrong hands by now. */
export const reportsPersonalData: PersonalTable[] = [
  personalTable(shares, { about: 'Links to your reports.', onImport: 'never' }),
  personalTable(views, { about: 'When links to your reports were opened.', onImport: 'never' }),
];
