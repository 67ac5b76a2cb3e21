import { dateProblem } from '#features/food-log/rules/days/diary-days.ts';
import { type Account, limitOf } from '#features/plans/rules/entitlements.ts';
import { PLANS } from '#features/plans/rules.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { recordActions } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type CalendarDay, dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Habit, HabitMark } from '../contract.ts';
import { MAX_HABITS } from '../rules/habit-kinds.ts';
import { habitLimitSentence, habitsWithin, hasRoom } from '../rules/habit-limit.ts';
import { problemOfHabit } from '../rules/problem-of-habit.ts';
import {
  type HabitStored,
  habitRows,
  habitsOf,
  type MarkStored,
  markRows,
  marksSince,
  queueHabits,
} from './queries.ts';

/** What decides how many habits a person may keep. */
export type AccountOf = (db: Db, owner: OwnerId, nowMs: number) => Promise<Account>;

export async function listHabits(db: Db, owner: OwnerId): Promise<Habit[]> {
  return (await habitsOf(db, owner)).map(toRecord);
}

export async function listMarks(db: Db, owner: OwnerId, from: CalendarDay): Promise<HabitMark[]> {
  return (await marksSince(db, owner, from)).map(toRecord);
}

const noRoom = ({ plan }: Account, limit: number) =>
  new AppError('payment_required', {
    reason: 'habit_limit',
    message: habitLimitSentence(limit, PLANS[plan]),
  });

function toHabitContent(content: HabitStored): HabitStored {
  const problem = problemOfHabit(content);
  if (problem) {
    const { field, sentence } = problem;
    throw new AppError('invalid', { message: sentence, fields: { [field]: sentence } });
  }
  return content;
}

const stored = recordActions({
  rows: habitRows,
  sentences: {
    notFound: 'That habit does not exist.',
    editedElsewhere: 'This habit was changed on another device. Check it, then save again.',
  },
  limit: {
    most: MAX_HABITS,
    sentence: 'You have 100 habits, archived ones included. Delete one that you no longer need.',
  },
  toContent: toHabitContent,
  toResponse: toRecord,
});

/** Habits within what the plan has: one more, brought back or taken out of the archive needs room. */
export function habitActions(accountOf: AccountOf) {
  async function assertRoom(db: Db, owner: OwnerId, id: string, nowMs: number): Promise<void> {
    const account = await accountOf(db, owner, nowMs);
    const limit = limitOf(account, 'habitGoals');
    const others = (await habitsOf(db, owner)).filter((one) => one.id !== id);
    if (limit !== null && !hasRoom(others, limit)) throw noRoom(account, limit);
  }
  const findHabit = async (db: Db, owner: OwnerId, id: string) =>
    (await habitRows.byIds(db, owner, [id]))[0];

  return {
    ...stored,

    add: (db: Db, owner: OwnerId, added: HabitStored & { id: string }, nowMs: number) =>
      inTransaction(db, async (db) => {
        await queueHabits(db, owner);
        const isNew = !(await findHabit(db, owner, added.id));
        if (isNew && added.archivedOn === null) await assertRoom(db, owner, added.id, nowMs);
        return stored.add(db, owner, added, nowMs);
      }),

    edit: (
      db: Db,
      owner: OwnerId,
      id: string,
      edit: HabitStored & { version: number },
      nowMs: number,
    ) =>
      inTransaction(db, async (db) => {
        await queueHabits(db, owner);
        const before = await findHabit(db, owner, id);
        const comesBack = before !== undefined && before.archivedOn !== null;
        if (comesBack && edit.archivedOn === null) await assertRoom(db, owner, id, nowMs);
        return stored.edit(db, owner, id, edit, nowMs);
      }),

    restore: (db: Db, owner: OwnerId, id: string, nowMs: number) =>
      inTransaction(db, async (db) => {
        await queueHabits(db, owner);
        const before = await findHabit(db, owner, id);
        if (before?.deletedAt && before.archivedOn === null) {
          await assertRoom(db, owner, id, nowMs);
        }
        return stored.restore(db, owner, id, nowMs);
      }),
  };
}

/** Ten years back to tomorrow, for who is east of Greenwich. */
function toMarkContent(content: MarkStored, nowMs: number): MarkStored {
  const problem = dateProblem(content.date, dayIn('UTC', nowMs));
  if (problem !== null) {
    throw new AppError('invalid', { message: problem, fields: { date: problem } });
  }
  return content;
}

const storedMarks = recordActions({
  rows: markRows,
  sentences: {
    notFound: 'That mark does not exist.',
    editedElsewhere: 'This day was changed on another device. Check it, then save again.',
  },
  toContent: toMarkContent,
  toResponse: toRecord,
});

/** Marks of habits that exist and that the plan lets go on. */
export function markActions(accountOf: AccountOf) {
  async function assertGoesOn(db: Db, owner: OwnerId, habitId: string, nowMs: number) {
    const [habit] = await habitRows.byIds(db, owner, [habitId]);
    if (!habit || habit.deletedAt) {
      throw new AppError('not_found', { message: 'That habit does not exist.' });
    }
    const account = await accountOf(db, owner, nowMs);
    const limit = limitOf(account, 'habitGoals');
    const isWithin = habitsWithin(await habitsOf(db, owner), limit).has(habitId);
    if (limit !== null && !isWithin && habit.archivedOn === null) throw noRoom(account, limit);
  }

  return {
    ...storedMarks,

    add: async (db: Db, owner: OwnerId, added: MarkStored & { id: string }, nowMs: number) => {
      const [before] = await markRows.byIds(db, owner, [added.id]);
      if (before) return toRecord(before);
      await assertGoesOn(db, owner, added.habitId, nowMs);
      return storedMarks.add(db, owner, added, nowMs);
    },

    edit: async (
      db: Db,
      owner: OwnerId,
      id: string,
      edit: MarkStored & { version: number },
      nowMs: number,
    ) => {
      await assertGoesOn(db, owner, edit.habitId, nowMs);
      return storedMarks.edit(db, owner, id, edit, nowMs);
    },
  };
}
