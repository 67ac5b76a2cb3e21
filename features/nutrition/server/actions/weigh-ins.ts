import { dateProblem } from '#features/food-log/rules/days/diary-days.ts';
import type { Db } from '#platform/server/db/database.ts';
import { recordActions } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type CalendarDay, dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { WeighIn } from '../../contract/weigh-ins.ts';
import { type WeighInContent, weighInRows, weighInsFrom } from '../queries/weigh-ins.ts';

/** Fails with `invalid` when nothing can have been weighed on that day: from ten years back to today. */
function checkDate(date: CalendarDay, nowMs: number): void {
  const problem = dateProblem(date, dayIn('UTC', nowMs));
  if (problem !== null) {
    throw new AppError('invalid', { message: problem, fields: { date: problem } });
  }
}

/** Weigh-ins from a day on, the latest first. */
export async function listWeighIns(db: Db, owner: OwnerId, from: CalendarDay): Promise<WeighIn[]> {
  return (await weighInsFrom(db, owner, from)).map(toRecord);
}

/** Weigh-ins of 20 to 400 kg. */
export const weighInActions = recordActions({
  rows: weighInRows,
  sentences: {
    notFound: 'That weigh-in does not exist.',
    editedElsewhere: 'This weigh-in was changed on another device. Check it, then save again.',
  },
  toContent(content: WeighInContent, nowMs) {
    checkDate(content.date, nowMs);
    return content;
  },
  toResponse: toRecord,
});
