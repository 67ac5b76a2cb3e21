import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { loggedItem } from '#features/food-log/rules/item/item-schema.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import {
  type RecordContent,
  type RecordRow,
  recordRows,
} from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { leftover } from '../contract.ts';
import { MAX_PORTIONS } from '../rules/leftover.ts';
import { leftovers } from './tables.ts';

export const leftoverRows = recordRows(leftovers);

export type StoredLeftover = RecordContent<typeof leftovers>;
export type LeftoverRow = RecordRow<typeof leftovers>;

/** A person's leftovers, the first to use up first. */
export const leftoversOf = (db: Db, owner: OwnerId) =>
  leftoverRows.list(db, owner, {
    orderBy: [sql`${leftovers.useBy} asc nulls last`, asc(leftovers.id)],
  });

/** Sets how many portions are left and what each entry took; with `deletedAt` they are eaten up. */
export async function setPortions(
  db: Db,
  owner: OwnerId,
  id: string,
  change: Pick<StoredLeftover, 'portions' | 'taken'> & { deletedAt: Date | null; at: Date },
): Promise<void> {
  const { portions, taken, deletedAt, at } = change;
  await db
    .update(leftovers)
    .set({ portions, taken, deletedAt, updatedAt: at, version: sql`${leftovers.version} + 1` })
    .where(and(eq(leftovers.ownerId, owner), eq(leftovers.id, id)));
}

/** A row of an export. Only what was eaten up, which is marked deleted, has no portions left. */
const exportedRow = leftover
  .extend({
    item: z.strictObject(loggedItem.shape),
    portions: z.number().min(0).max(MAX_PORTIONS),
    taken: z.record(z.uuid(), z.number().min(0).max(MAX_PORTIONS)).default({}),
    deletedAt: z.unknown(),
  })
  .refine(({ portions, deletedAt }) => portions > 0 || typeof deletedAt === 'string', {
    message: 'Use more than 0.',
    path: ['portions'],
  });

/** Exported, imported and deleted with the account. */
export const cookingPersonalData: PersonalTable[] = [
  personalTable(leftovers, {
    about: 'Leftovers: cooked food that is kept. Values are for one portion.',
    onImport: 'into-empty',
    check: exportedRow,
  }),
];
