import { dateProblem } from '#features/food-log/rules/diary-days.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type CalendarDay, dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { NewWeighIn, WeighIn, WeighInEdit } from '../../contract/weigh-ins.ts';
import {
  insertWeighIn,
  replaceWeighIn,
  type StoredWeighIn,
  setWeighInDeleted,
  weighInById,
  weighInsFrom,
} from '../queries/weigh-ins.ts';

const noSuchWeighIn = () => new AppError('not_found', { message: 'That weigh-in does not exist.' });

function toResponse(stored: StoredWeighIn): WeighIn {
  const { id, date, localTime, timeZone, weightKg, enteredUnit, version } = stored;
  return { id, date, localTime, timeZone, weightKg, enteredUnit, version };
}

/** Fails with `invalid` when nothing can have been weighed on that day: from ten years back to today. */
function checkDate(date: CalendarDay, nowMs: number): void {
  const problem = dateProblem(date, dayIn('UTC', nowMs));
  if (problem !== null) {
    throw new AppError('invalid', { message: problem, fields: { date: problem } });
  }
}

/** Weigh-ins from a day on, the latest first. */
export async function listWeighIns(db: Db, owner: OwnerId, from: CalendarDay): Promise<WeighIn[]> {
  return (await weighInsFrom(db, owner, from)).map(toResponse);
}

/**
 * Keeps a weigh-in of 20 to 400 kg. Repeating the call with the same id answers what is stored and changes
 * nothing. Fails with `invalid` when the date is out of reach.
 */
export async function addWeighIn(
  db: Db,
  owner: OwnerId,
  input: NewWeighIn,
  nowMs: number,
): Promise<WeighIn> {
  checkDate(input.date, nowMs);
  const stored =
    (await insertWeighIn(db, owner, { ...input, at: new Date(nowMs) })) ??
    (await weighInById(db, owner, input.id));
  if (!stored) throw noSuchWeighIn();
  return toResponse(stored);
}

/**
 * Changes a weigh-in that still has the version that was seen. Fails with `conflict`, reason
 * `edited_elsewhere` and the current one when it has not, `not_found` when it is deleted or not this
 * person's. Repeating an edit that came through answers its result.
 */
export async function editWeighIn(
  db: Db,
  owner: OwnerId,
  id: string,
  edit: WeighInEdit,
  nowMs: number,
): Promise<WeighIn> {
  checkDate(edit.date, nowMs);
  const { version, ...content } = edit;
  const replaced = await replaceWeighIn(db, owner, id, { content, version, at: new Date(nowMs) });
  if (replaced) return toResponse(replaced);

  const stored = await weighInById(db, owner, id);
  if (!stored || stored.deletedAt) throw noSuchWeighIn();
  const current = toResponse(stored);
  const same = (Object.keys(content) as (keyof typeof content)[]).every(
    (key) => current[key] === content[key],
  );
  if (same && current.version === version + 1) return current;
  throw new AppError('conflict', {
    reason: 'edited_elsewhere',
    message: 'This weigh-in was changed on another device. Check it, then save again.',
    current,
  });
}

/** Deletes a weigh-in so that it can be brought back. Again is fine. */
export async function removeWeighIn(
  db: Db,
  owner: OwnerId,
  id: string,
  nowMs: number,
): Promise<void> {
  const at = new Date(nowMs);
  const removed = await setWeighInDeleted(db, owner, id, { deletedAt: at, at });
  if (!removed && !(await weighInById(db, owner, id))) throw noSuchWeighIn();
}

/** Brings a deleted weigh-in back (Undo). One that is not deleted is answered as it is. */
export async function restoreWeighIn(
  db: Db,
  owner: OwnerId,
  id: string,
  nowMs: number,
): Promise<WeighIn> {
  const restored =
    (await setWeighInDeleted(db, owner, id, { deletedAt: null, at: new Date(nowMs) })) ??
    (await weighInById(db, owner, id));
  if (!restored) throw noSuchWeighIn();
  return toResponse(restored);
}
