import { createHash } from 'node:crypto';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { ExplainedCheckIn } from '../../contract/check-ins.ts';
import { FILTER_VERSION } from '../../rules/learning/expenditure-filter.ts';
import { filterChangedDays, KEPT_DAYS, keptDay } from '../../rules/learning/kept-days.ts';
import { learnDays } from '../../rules/learning/learnt-expenditure.ts';
import { checkInById, type StoredCheckIn } from '../queries/check-ins.ts';
import { insertKeptDays, listKeptDays } from '../queries/expenditure-days.ts';
import { type Learning, learningOf } from './learning.ts';

/** A fingerprint of everything that the filter reads, its version included: the same input, the same text. */
export function inputsHashOf({ start, firstDay, days }: Learning): string {
  const hash = createHash('sha256').update(JSON.stringify([FILTER_VERSION, start, firstDay]));
  for (const { weightKg, intakeKcal } of days) hash.update(`|${weightKg},${intakeKcal}`);
  return hash.digest('hex');
}

/**
 * Keeps the days that a check-in rests on as they are now, in the transaction that accepts it. What is kept already
 * and still reads the same is not kept twice; what was decided on before is never changed.
 */
export async function keepDays(
  db: Db,
  owner: OwnerId,
  checkIn: Pick<StoredCheckIn, 'id' | 'date' | 'acceptedAt'>,
  { days, start, firstDay }: Learning,
): Promise<void> {
  const now = learnDays(days, start).flatMap((learnt, at) => {
    const day = days[at];
    const date = addDays(firstDay, at);
    return day && date >= addDays(checkIn.date, -KEPT_DAYS)
      ? keptDay(learnt, day, { date, filterVersion: FILTER_VERSION })
      : [];
  });
  const [first] = now;
  if (!first) return;
  const span = { from: first.date, to: checkIn.date, at: checkIn.acceptedAt };
  const before = await listKeptDays(db, owner, span);
  await insertKeptDays(db, owner, checkIn, filterChangedDays(now, before));
}

/**
 * An accepted target as it was decided on: its steps, what was known, and each day that it rested on, as all of it
 * was then; and whether the log still says the same of those days. Fails with `not_found`.
 */
export async function explainCheckIn(
  db: Db,
  owner: OwnerId,
  id: string,
): Promise<ExplainedCheckIn> {
  const stored = await checkInById(db, owner, id);
  if (!stored) throw new AppError('not_found', { message: 'That check-in does not exist.' });
  const { date, target, filterVersion, learnt, inputsHash, acceptedAt } = stored;
  const span = { from: addDays(date, -KEPT_DAYS), to: addDays(date, -1), at: acceptedAt };
  const [days, learning] = await Promise.all([
    listKeptDays(db, owner, span),
    inputsHash === null ? null : learningOf(db, owner, date),
  ]);
  return {
    id,
    date,
    target,
    filterVersion,
    learnt,
    // Another version reads the same log otherwise: it cannot tell whether a person edited it.
    editedSince:
      learning !== null &&
      filterVersion === FILTER_VERSION &&
      inputsHashOf(learning) !== inputsHash,
    days,
  };
}
