import { holdAccount } from '#features/account/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, type CalendarDay, dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { AcceptedTarget, CheckIn } from '../../contract/check-ins.ts';
import { CHECK_IN_DAYS, dueOn, weeksSince } from '../../rules/learning/check-in-due.ts';
import { FILTER_VERSION } from '../../rules/learning/expenditure-filter.ts';
import { learnExpenditure } from '../../rules/learning/learnt-expenditure.ts';
import { computeLearntTarget } from '../../rules/learning/learnt-target.ts';
import { dayTargetOf } from '../../rules/targets/day-target.ts';
import { targetInputOf } from '../../rules/targets/profile-target.ts';
import { weeklyPercentOf } from '../../rules/targets/target-settings.ts';
import {
  checkInById,
  checkInsUntil,
  insertCheckIn,
  markCheckIn,
  type StoredCheckIn,
} from '../queries/check-ins.ts';
import { settingsOf } from '../queries/target-settings.ts';
import { inputsHashOf, keepDays } from './kept-days.ts';
import { type Learning, learningOf, recentDaysOf } from './learning.ts';
import { targetOn } from './targets.ts';

/** Half a year of weekly check-ins. */
const MAX_HISTORY = 26;

const noSuchCheckIn = () => new AppError('not_found', { message: 'That check-in does not exist.' });

function shownAccepted(stored: StoredCheckIn): AcceptedTarget {
  const { id, date, target, expenditureKcal, trendKg, appliedItself } = stored;
  return { id, date, energyKcal: target.energyKcal, expenditureKcal, trendKg, appliedItself };
}

/**
 * What the log has taught up to the end of the day before `date`, and the target that would follow. A proposal is
 * made only in the mode `automatic`, once enough is known, while enough is logged, and when a week has passed or
 * the settings have changed since the last one.
 */
export const readCheckIn = async (db: Db, owner: OwnerId, date: CalendarDay): Promise<CheckIn> =>
  (await checkInAndGrounds(db, owner, date)).answer;

/** The check-in of a day, and the log that it was worked out from. */
async function checkInAndGrounds(
  db: Db,
  owner: OwnerId,
  date: CalendarDay,
): Promise<{ answer: CheckIn; learning: Learning | null }> {
  const [learning, stored, held, accepted] = await Promise.all([
    learningOf(db, owner, date),
    settingsOf(db, owner),
    targetOn(db, owner, date),
    checkInsUntil(db, owner, date, MAX_HISTORY),
  ]);
  const { settings, protection, unknownNeed, mean: current } = held;
  const last = accepted[0] ?? null;
  // The filter cannot tell a growing baby, or milk, from what the body uses: the reference values guide.
  const automatic = settings.mode === 'automatic' && !settings.pregnancy;
  const answer: CheckIn = {
    date,
    mode: settings.mode,
    numbersHidden: settings.safeMode,
    protection,
    expenditure: null,
    current,
    unknownNeed,
    proposal: null,
    dueOn: automatic ? dueOn(last?.date ?? null, date) : null,
    recentDays: [],
    history: accepted.map(shownAccepted),
  };
  if (!learning || !current) return { answer, learning };
  const { profile } = learning;
  const learnt = learnExpenditure(learning.days, learning.start);

  // Where it stood before this week: changing the settings again and again moves it no further.
  const base = accepted.find((one) => one.date <= addDays(date, -CHECK_IN_DAYS)) ?? null;
  const changed = stored !== null && last !== null && stored.updatedAt > last.acceptedAt;
  const isDue = automatic && (changed || (answer.dueOn ?? date) <= date);
  const input = {
    ...targetInputOf(profile, learnt.trendKg ?? undefined),
    pregnancy: settings.pregnancy,
    safeMode: settings.safeMode,
  };
  const proposal =
    isDue && learnt.state === 'ready' && learnt.trendKg !== null
      ? computeLearntTarget({
          ...input,
          expenditureKcal: learnt.expenditureKcal,
          weeklyPercent: weeklyPercentOf(settings.weeklyPercent, profile.goals),
          beforeKcal: (base?.target ?? dayTargetOf(input)).energyKcal,
          weeks: weeksSince(base?.date ?? null, date),
        })
      : null;
  const full = {
    ...answer,
    expenditure: learnt,
    recentDays: recentDaysOf(learning),
    proposal,
    dueOn: automatic && changed ? date : answer.dueOn,
  };
  return { answer: full, learning };
}

/**
 * Accepts the proposal that was seen. Repeating the call, and the same press in a second tab, answer what is
 * accepted already. What it was decided on is kept with it, day by day. Fails with `conflict`, reason `proposal_changed`, when the log or the settings have changed
 * so that another target would follow, or there is nothing to propose; `invalid` for another day than today.
 */
export async function acceptCheckIn(
  db: Db,
  owner: OwnerId,
  input: { id: string; date: CalendarDay; energyKcal: number; appliedItself?: boolean },
  nowMs: number,
): Promise<AcceptedTarget> {
  const today = dayIn('UTC', nowMs);
  if (input.date < addDays(today, -1) || input.date > addDays(today, 1)) {
    const message = 'A check-in must use today’s date.';
    throw new AppError('invalid', { message, fields: { date: message } });
  }
  const { answer, learning } = await checkInAndGrounds(db, owner, input.date);
  const { proposal, expenditure, history } = answer;
  return inTransaction(db, async (db) => {
    // Two tabs: the second one waits here, and then finds what the first one has done.
    await holdAccount(db, owner);
    const before = await checkInById(db, owner, input.id);
    if (before) return shownAccepted(before);
    const [last] = await checkInsUntil(db, owner, input.date, 1);
    if (last?.date === input.date && last.target.energyKcal === input.energyKcal) {
      return shownAccepted(last);
    }
    const isCurrent = proposal?.energyKcal === input.energyKcal && last?.id === history[0]?.id;
    if (!proposal || !expenditure || !learning || !isCurrent) {
      throw new AppError('conflict', {
        reason: 'proposal_changed',
        message: 'Your log or settings changed. Check the new proposal first.',
      });
    }
    const checkIn = {
      id: input.id,
      date: input.date,
      target: proposal,
      expenditureKcal: expenditure.expenditureKcal,
      sdKcal: expenditure.sdKcal,
      trendKg: expenditure.trendKg ?? 0,
      filterVersion: FILTER_VERSION,
      learnt: expenditure,
      inputsHash: inputsHashOf(learning),
      acceptedAt: new Date(nowMs),
      appliedItself: input.appliedItself ?? false,
      seenAt: null,
      undoneAt: null,
    };
    await insertCheckIn(db, owner, checkIn);
    await keepDays(db, owner, checkIn, learning);
    return shownAccepted({ ...checkIn, ownerId: owner });
  });
}

/** Undoes an accepted target and restores the previous one. Idempotent. */
export async function undoCheckIn(
  db: Db,
  owner: OwnerId,
  id: string,
  nowMs: number,
): Promise<void> {
  const at = new Date(nowMs);
  if (!(await markCheckIn(db, owner, id, { undoneAt: at }))) throw noSuchCheckIn();
}

/** Keeps that the person has seen that a target applied itself. Again is fine. */
export async function markCheckInSeen(
  db: Db,
  owner: OwnerId,
  id: string,
  nowMs: number,
): Promise<void> {
  const at = new Date(nowMs);
  if (!(await markCheckIn(db, owner, id, { seenAt: at }))) throw noSuchCheckIn();
}
