import { profileOf, todayOf } from '#features/account/server/public.ts';
import { dateProblem } from '#features/food-log/rules/days/diary-days.ts';
import { type Account, limitOf } from '#features/plans/rules/entitlements.ts';
import { PLANS } from '#features/plans/rules.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { recordActions } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type CalendarDay, dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { TrainingSession, TrainingWeek } from '../contract.ts';
import type { SessionContent } from '../rules/session-kinds.ts';
import { countDoneSets, isBegun, takesOne } from '../rules/session-state.ts';
import { mondayOf, weekCountedFor, weeklyGoalOf } from '../rules/training-week.ts';
import { limitSentence, mayBegin } from '../rules/weekly-limit.ts';
import { eraseDoneSets, writeDoneSets } from './queries/done-sets.ts';
import {
  countedInWeek,
  queueSessions,
  sessionsSince,
  type TrainingSessionContent,
  type TrainingSessionRow,
  trainingSessionRows,
} from './queries.ts';

const NOT_FOUND = 'That session does not exist.';

/** What decides how many sessions a person may begin in a week. */
export type AccountOf = (db: Db, owner: OwnerId, nowMs: number) => Promise<Account>;

export type WeeklyLimits = {
  accountOf: AccountOf;
  /** whether a plan of this person is a programme of ours: what was made for them does not call itself one */
  isProgramme: (db: Db, owner: OwnerId, planId: string) => Promise<boolean>;
};

type Input = SessionContent & { usedWeek: CalendarDay | null };

function toShown(row: TrainingSessionRow): TrainingSession {
  const { setsDone: _, usedWeek: __, startedAt, finishedAt, ...rest } = toRecord(row);
  return {
    ...rest,
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

const toDate = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

/** Ten years back to tomorrow, for who is east of Greenwich. */
function toContent(
  { startedAt, finishedAt, ...input }: Input,
  nowMs: number,
): TrainingSessionContent {
  const problem = dateProblem(input.date, dayIn('UTC', nowMs));
  if (problem !== null) {
    throw new AppError('invalid', { message: problem, fields: { date: problem } });
  }
  if (finishedAt !== null && startedAt === null) {
    const message = 'Say when the session started.';
    throw new AppError('invalid', { message, fields: { startedAt: message } });
  }
  return {
    ...input,
    setsDone: countDoneSets(input),
    startedAt: toDate(startedAt),
    finishedAt: toDate(finishedAt),
  };
}

/** One of a person's sessions. Fails with `not_found` when it is deleted or not theirs. */
export async function findSession(db: Db, owner: OwnerId, id: string): Promise<TrainingSession> {
  const [found] = await sessionsByIds(db, owner, [id]);
  if (!found || found.deleted) throw new AppError('not_found', { message: NOT_FOUND });
  return found.session;
}

/** Those of these sessions that are this person's, deleted ones too. */
export const sessionsByIds = async (
  db: Db,
  owner: OwnerId,
  ids: readonly string[],
): Promise<{ session: TrainingSession; deleted: boolean }[]> =>
  (await trainingSessionRows.byIds(db, owner, ids)).map((row) => ({
    session: toShown(row),
    deleted: row.deletedAt !== null,
  }));

export async function listSessions(
  db: Db,
  owner: OwnerId,
  from: CalendarDay,
): Promise<TrainingSession[]> {
  return (await sessionsSince(db, owner, from)).map(toShown);
}

/** What a week counts: done, aimed for, and used of the plan's limit. */
export async function weekOfTraining(
  db: Db,
  owner: OwnerId,
  { date, account }: { date: CalendarDay; account: Promise<Account> },
): Promise<TrainingWeek> {
  const monday = mondayOf(date);
  const [counted, profile, { plan, ...rest }] = await Promise.all([
    countedInWeek(db, owner, monday),
    profileOf(db, owner),
    account,
  ]);
  return {
    monday,
    ...counted,
    goal: weeklyGoalOf(profile?.trainingDays ?? []),
    limit: limitOf({ plan, ...rest }, 'workoutsPerWeek'),
    plan,
  };
}

const stored = recordActions({
  rows: trainingSessionRows,
  sentences: {
    notFound: NOT_FOUND,
    editedElsewhere: 'This session was changed on another device. Check it, then save again.',
  },
  toContent,
  toResponse: toShown,
});

async function withSets(
  db: Db,
  owner: OwnerId,
  session: TrainingSession,
): Promise<TrainingSession> {
  await writeDoneSets(db, owner, [session]);
  return session;
}

/**
 * Sessions within what the plan allows in a week: the first set done of a plan's session uses one up,
 * once and for all. Fails with `payment_required`, reason `weekly_limit`, when none is left; a session
 * that has begun is never refused.
 */
export function trainingSessionActions({ accountOf, isProgramme }: WeeklyLimits) {
  /** A programme's session that names no programme is one that was made for the person. */
  async function isCounted(db: Db, owner: OwnerId, session: SessionContent): Promise<boolean> {
    const { origin, sourceId } = session;
    if (origin !== 'programme') return takesOne(session);
    if (!isBegun(session)) return false;
    return sourceId === null || !(await isProgramme(db, owner, sourceId));
  }

  async function takeOne(
    db: Db,
    owner: OwnerId,
    id: string,
    session: SessionContent,
    nowMs: number,
  ) {
    const monday = weekCountedFor(session.date, await todayOf(db, owner, nowMs));
    const account = await accountOf(db, owner, nowMs);
    const { used } = await countedInWeek(db, owner, monday);
    const week = { monday, used, limit: limitOf(account, 'workoutsPerWeek') };
    if (!mayBegin(week, id)) {
      throw new AppError('payment_required', {
        reason: 'weekly_limit',
        message: limitSentence(week, PLANS[account.plan]),
      });
    }
    return monday;
  }

  return {
    add: (db: Db, owner: OwnerId, added: SessionContent & { id: string }, nowMs: number) =>
      inTransaction(db, async (db) => {
        await queueSessions(db, owner);
        const [before] = await trainingSessionRows.byIds(db, owner, [added.id]);
        if (before) return toShown(before);
        const usedWeek = (await isCounted(db, owner, added))
          ? await takeOne(db, owner, added.id, added, nowMs)
          : null;
        return withSets(db, owner, await stored.add(db, owner, { ...added, usedWeek }, nowMs));
      }),

    edit: (
      db: Db,
      owner: OwnerId,
      id: string,
      edit: SessionContent & { version: number },
      nowMs: number,
    ) =>
      inTransaction(db, async (db) => {
        await queueSessions(db, owner);
        const [before] = await trainingSessionRows.byIds(db, owner, [id]);
        const begins =
          before?.deletedAt === null &&
          before.usedWeek === null &&
          (await isCounted(db, owner, edit));
        const usedWeek = begins
          ? await takeOne(db, owner, id, edit, nowMs)
          : (before?.usedWeek ?? null);
        return withSets(db, owner, await stored.edit(db, owner, id, { ...edit, usedWeek }, nowMs));
      }),

    remove: (db: Db, owner: OwnerId, id: string, nowMs: number) =>
      inTransaction(db, async (db) => {
        await stored.remove(db, owner, id, nowMs);
        await eraseDoneSets(db, owner, [id]);
      }),

    restore: (db: Db, owner: OwnerId, id: string, nowMs: number) =>
      inTransaction(db, async (db) =>
        withSets(db, owner, await stored.restore(db, owner, id, nowMs)),
      ),
  };
}

export type SessionActions = ReturnType<typeof trainingSessionActions>;
