import { eq } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { progressLayout } from '../contract.ts';
import { type Layout, USUAL_LAYOUT } from '../rules/layout.ts';
import { progressLayouts } from './tables.ts';

/** How a person arranged the tab; the usual way where they have not. */
export async function layoutOf(db: Db, owner: OwnerId): Promise<Layout> {
  const { order, hidden, nutrients, ownerId } = progressLayouts;
  const [row] = await db
    .select({ order, hidden, nutrients })
    .from(progressLayouts)
    .where(eq(ownerId, owner));
  return row ?? USUAL_LAYOUT;
}

export async function writeLayout(db: Db, owner: OwnerId, layout: Layout, at: Date): Promise<void> {
  const set = { ...layout, updatedAt: at };
  await db
    .insert(progressLayouts)
    .values({ ...set, ownerId: owner })
    .onConflictDoUpdate({ target: progressLayouts.ownerId, set });
}

/** Exported, imported and deleted with the account. */
export const progressPersonalData: PersonalTable[] = [
  personalTable(progressLayouts, {
    about: 'How you arranged the progress tab.',
    onImport: 'replace',
    check: progressLayout,
  }),
];
