import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { recordActions } from '#platform/server/records/record-actions.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import { MAX_PLACES } from '../../contract/places.ts';
import type { SessionPlace, TimeOffRecord } from '../../contract.ts';
import { timeOffProblem } from '../../rules/check-hours.ts';
import { forgetNextFree } from '../queries/next-free.ts';
import { sessionPlaceRows, sessionPlacesOf, timeOffFrom, timeOffRows } from '../queries/records.ts';

const MAX_TIME_OFF = 200;

/** Wherever on earth it is latest. */
const earliestToday = (nowMs: number) => addDays(dayIn('UTC', nowMs), -1);

export const listTimeOff = async (
  db: Db,
  owner: OwnerId,
  nowMs: number,
): Promise<TimeOffRecord[]> => (await timeOffFrom(db, owner, earliestToday(nowMs))).map(toRecord);

export const listSessionPlaces = async (db: Db, owner: OwnerId): Promise<SessionPlace[]> =>
  (await sessionPlacesOf(db, owner)).map(toRecord);

type Write<Rest extends unknown[], Answer> = (
  db: Db,
  owner: OwnerId,
  ...rest: Rest
) => Promise<Answer>;

/** The same write, after which next free times are found again. */
const changingTimes =
  <Rest extends unknown[], Answer>(write: Write<Rest, Answer>): Write<Rest, Answer> =>
  (db, owner, ...rest) =>
    inTransaction(db, async (db) => {
      const answer = await write(db, owner, ...rest);
      await forgetNextFree(db, [owner]);
      return answer;
    });

function withNextFree<
  Add extends unknown[],
  Edit extends unknown[],
  By extends unknown[],
  Shown,
>(actions: {
  add: Write<Add, Shown>;
  edit: Write<Edit, Shown>;
  remove: Write<By, void>;
  restore: Write<By, Shown>;
}) {
  return {
    add: changingTimes(actions.add),
    edit: changingTimes(actions.edit),
    remove: changingTimes(actions.remove),
    restore: changingTimes(actions.restore),
  };
}

type TimeOffContent = Omit<TimeOffRecord, 'id' | 'version'>;
type PlaceContent = Omit<SessionPlace, 'id' | 'version'>;

export const timeOffActions = withNextFree(
  recordActions({
    rows: timeOffRows,
    sentences: {
      notFound: 'That time off does not exist.',
      editedElsewhere: 'This time off was changed on another device. Check it, then save again.',
    },
    limit: {
      most: MAX_TIME_OFF,
      sentence: `You have ${MAX_TIME_OFF} times off. Delete one that you no longer need.`,
    },
    toContent(input: TimeOffContent, nowMs) {
      const problem = timeOffProblem(input, earliestToday(nowMs));
      if (!problem) return input;
      const { field, sentence: message } = problem;
      throw new AppError('invalid', { message, fields: { [field]: message } });
    },
    toResponse: toRecord,
  }),
);

export const sessionPlaceActions = withNextFree(
  recordActions({
    rows: sessionPlaceRows,
    sentences: {
      notFound: 'That place does not exist.',
      editedElsewhere: 'This place was changed on another device. Check it, then save again.',
    },
    limit: {
      most: MAX_PLACES,
      sentence: `You have ${MAX_PLACES} places. Delete one that you no longer need.`,
    },
    toContent: (input: PlaceContent) => input,
    toResponse: toRecord,
  }),
);
