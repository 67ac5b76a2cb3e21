import { findExercise } from '#features/exercises/rules/exercises.ts';
import type { PlanContent } from '#features/plan-blocks/rules/plan-content.ts';
import { findProgramme } from '#features/programmes/rules/programmes.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { recordActions, recordChanges } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { TrainingPlan } from '../contract.ts';
import {
  followPlan,
  leaveOthers,
  plansOf,
  queuePlans,
  type TrainingPlanContent,
  type TrainingPlanRow,
  trainingPlanRows,
} from './queries.ts';

/** Four decades of blocks. */
const MAX_PLANS = 400;
const NOT_FOUND = 'That plan does not exist.';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const toShown = (row: TrainingPlanRow): TrainingPlan => toRecord(row) as TrainingPlan;

/** Exercises are those of the library, and own ones by their id, which may be deleted meanwhile. */
function checkExercises({ base, changes }: PlanContent): void {
  const sessions = [...base.sessions, ...changes.flatMap(({ session }) => session ?? [])];
  const unknown = sessions
    .flatMap(({ items }) => items)
    .find(({ exerciseId }) => !UUID.test(exerciseId) && !findExercise(exerciseId));
  if (!unknown) return;
  const message = `The library has no exercise “${unknown.exerciseId}”.`;
  throw new AppError('invalid', { message, fields: { base: message } });
}

/** Dates that differ stand once each. */
function checkDates({ changes }: PlanContent): void {
  if (new Set(changes.map(({ date }) => date)).size === changes.length) return;
  const message = 'Give each date once.';
  throw new AppError('invalid', { message, fields: { changes: message } });
}

function check(plan: PlanContent): PlanContent {
  checkExercises(plan);
  checkDates(plan);
  return plan;
}

const rules = {
  rows: trainingPlanRows,
  sentences: {
    notFound: NOT_FOUND,
    editedElsewhere: 'This plan was changed on another device. Check it, then save again.',
  },
  toResponse: toShown,
};
const changes = recordChanges({ ...rules, toContent: (plan: PlanContent) => check(plan) });
const added = recordActions({
  ...rules,
  limit: { most: MAX_PLANS, sentence: 'You have 400 plans. Delete one that you no longer need.' },
  toContent: (plan: PlanContent): TrainingPlanContent => ({ ...check(plan), active: true }),
});

export const listPlans = async (db: Db, owner: OwnerId, which: 'active' | 'all') =>
  (await plansOf(db, owner, which)).map(toShown);

/** Follows a plan instead of the one before, if there was one. `not_found` where it is deleted. */
export const activatePlan = (db: Db, owner: OwnerId, id: string): Promise<TrainingPlan> =>
  inTransaction(db, async (db) => {
    await queuePlans(db, owner);
    await leaveOthers(db, owner, id);
    const row = await followPlan(db, owner, id);
    if (!row) throw new AppError('not_found', { message: NOT_FOUND });
    return toShown(row);
  });

/** Plans, of which one at most is followed: the last that was made or chosen. */
export const trainingPlanActions = {
  ...changes,
  /** Keeps a plan and follows it. A repetition answers what is stored and changes nothing. */
  add: (db: Db, owner: OwnerId, plan: PlanContent & { id: string }, nowMs: number) =>
    inTransaction(db, async (db) => {
      await queuePlans(db, owner);
      const [before] = await trainingPlanRows.byIds(db, owner, [plan.id]);
      if (before) return toShown(before);
      await leaveOthers(db, owner, plan.id);
      return added.add(db, owner, plan, nowMs);
    }),
};

/** Whether a plan of this person, deleted or not, follows a programme of ours. */
export async function isProgrammePlan(db: Db, owner: OwnerId, id: string): Promise<boolean> {
  const [plan] = UUID.test(id) ? await trainingPlanRows.byIds(db, owner, [id]) : [];
  if (plan?.source !== 'programme' || plan.programmeId === null) return false;
  return findProgramme(plan.programmeId) !== undefined;
}
