import { profileOf } from '#features/account/server/public.ts';
import { targetOn } from '#features/nutrition/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { recordActions } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type CalendarDay, dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Goal } from '../contract.ts';
import { byDueDay } from '../rules/goal-kinds.ts';
import { problemOfGoal } from '../rules/goal-limits.ts';
import { problemSentence } from '../rules/problem-sentence.ts';
import type { GoalPerson } from '../rules/subject.ts';
import { type GoalRowContent, goalRows, goalsOf } from './queries.ts';

/** So that all of them can always be listed at once. */
const MAX_GOALS = 200;

export async function listGoals(db: Db, owner: OwnerId): Promise<Goal[]> {
  return (await goalsOf(db, owner)).map(toRecord).toSorted(byDueDay);
}

/** What limits a person's goals on a day. */
export async function goalPersonOf(
  db: Db,
  owner: OwnerId,
  today: CalendarDay,
): Promise<GoalPerson> {
  const asked = profileOf(db, owner);
  const [profile, { protection, settings }] = await Promise.all([
    asked,
    targetOn(db, owner, today, asked),
  ]);
  return {
    age: profile?.age ?? null,
    heightCm: profile?.heightCm ?? null,
    protection,
    numbersHidden: settings.safeMode,
  };
}

const stored = recordActions({
  rows: goalRows,
  sentences: {
    notFound: 'That goal does not exist.',
    editedElsewhere: 'This goal was changed on another device. Check it, then save again.',
  },
  limit: { most: MAX_GOALS, sentence: 'You have 200 goals. Delete one that you no longer need.' },
  toContent: (content: GoalRowContent) => content,
  toResponse: toRecord,
});

/** Goals that are no faster than is safe, from what was true at their start. */
async function assertSafe(
  db: Db,
  owner: OwnerId,
  goal: GoalRowContent,
  nowMs: number,
): Promise<void> {
  if (goal.ended !== null) return;
  const person = await goalPersonOf(db, owner, dayIn('UTC', nowMs));
  const going = { value: goal.startValue, on: goal.startOn, weekly: null };
  const problem = problemOfGoal(goal, going, person);
  if (!problem) return;
  const message = problemSentence(problem, goal);
  throw new AppError('invalid', { message, fields: { [problem.field]: message } });
}

export const goalActions = {
  ...stored,
  add: async (db: Db, owner: OwnerId, added: GoalRowContent & { id: string }, nowMs: number) => {
    const [before] = await goalRows.byIds(db, owner, [added.id]);
    if (!before) await assertSafe(db, owner, added, nowMs);
    return stored.add(db, owner, added, nowMs);
  },
  edit: async (
    db: Db,
    owner: OwnerId,
    id: string,
    edit: GoalRowContent & { version: number },
    nowMs: number,
  ) => {
    await assertSafe(db, owner, edit, nowMs);
    return stored.edit(db, owner, id, edit, nowMs);
  },
};
