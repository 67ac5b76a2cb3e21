import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import {
  type RecordContent,
  type RecordRow,
  recordRows,
} from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { trainingPlan } from '../contract.ts';
import { trainingPlans } from './tables.ts';

export const trainingPlanRows = recordRows(trainingPlans);

export type TrainingPlanContent = RecordContent<typeof trainingPlans>;
export type TrainingPlanRow = RecordRow<typeof trainingPlans>;

/** A person's plans, the latest block first; or the one alone that they follow. */
export const plansOf = (db: Db, owner: OwnerId, which: 'active' | 'all') =>
  trainingPlanRows.list(db, owner, {
    ...(which === 'active' && { where: eq(trainingPlans.active, true) }),
    orderBy: [desc(trainingPlans.monday), desc(trainingPlans.id)],
  });

/** Makes the plans of a person wait for each other until the transaction ends. */
export async function queuePlans(db: Db, owner: OwnerId): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plan ${owner}`}, 0))`);
}

/** Leaves all other plans, deleted ones too, so that none comes back as a second active one. */
export async function leaveOthers(db: Db, owner: OwnerId, id: string): Promise<void> {
  const { ownerId, active } = trainingPlans;
  await db
    .update(trainingPlans)
    .set({ active: false })
    .where(and(eq(ownerId, owner), ne(trainingPlans.id, id), active));
}

/** Follows a plan that is not deleted; its content and version stay. Null without one. */
export async function followPlan(
  db: Db,
  owner: OwnerId,
  id: string,
): Promise<TrainingPlanRow | null> {
  const { ownerId, deletedAt } = trainingPlans;
  const [row] = await db
    .update(trainingPlans)
    .set({ active: true })
    .where(and(eq(ownerId, owner), eq(trainingPlans.id, id), isNull(deletedAt)))
    .returning();
  return row ?? null;
}

/** Exported, imported and deleted with the account. */
export const trainingPlansPersonalData: PersonalTable[] = [
  personalTable(trainingPlans, {
    about:
      'Training plans: what each was made from, its week, and the dates that differ. Loads in kg.',
    onImport: 'into-empty',
    check: trainingPlan,
  }),
];
