import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Trophies } from '../../contract.ts';
import { countsWeeks } from '../../rules/streak-units.ts';
import { trainingRuns } from '../../rules/training-weeks.ts';
import { type TrophyFacts, trophiesOf } from '../../rules/trophies.ts';
import { trophyChoiceOf, writeTrophyChoice } from '../queries.ts';
import { type HabitFactsBy, readHabitFigures } from './habit-figures.ts';

type Ask<Answer> = (db: Db, owner: OwnerId) => Promise<Answer>;

/** What other features know for trophies; the app joins them. */
export type TrophySources = {
  /** days with a finished session, in order */
  trainedDays: Ask<CalendarDay[]>;
  /** different exercises done */
  exercises: Ask<number>;
  /** lifts that went beyond their first day */
  records: Ask<number>;
  /** meals logged from recipes and plans */
  cooked: Ask<number>;
  checkIns: Ask<number>;
  /** gentle mode */
  numbersHidden: Ask<boolean>;
};

export async function readTrophies(
  db: Db,
  owner: OwnerId,
  date: CalendarDay,
  { sources, tell }: { sources: TrophySources; tell: HabitFactsBy },
): Promise<Trophies> {
  const [choice, isGentle] = await Promise.all([
    trophyChoiceOf(db, owner),
    sources.numbersHidden(db, owner),
  ]);
  if (!choice.shown || isGentle) return { ...choice, earned: null };
  const [days, exercises, records, cooked, checkIns, habits] = await Promise.all([
    sources.trainedDays(db, owner),
    sources.exercises(db, owner),
    sources.records(db, owner),
    sources.cooked(db, owner),
    sources.checkIns(db, owner),
    readHabitFigures(db, owner, { today: date, tell }),
  ]);
  const training = trainingRuns(days);
  const facts: TrophyFacts = {
    sessions: days.length,
    trainingWeeks: training.weeks,
    records,
    exercises,
    cooked,
    checkIns,
    longestRun: Math.max(
      0,
      ...habits.flatMap(({ habit, figures }) =>
        countsWeeks(habit, date) ? [] : [figures.longest],
      ),
    ),
    returns: training.returns + habits.reduce((sum, { figures }) => sum + figures.returns, 0),
  };
  return { ...choice, earned: trophiesOf(facts) };
}

/** Shows trophies or not. Fails with `conflict` when that changed elsewhere. */
export async function chooseTrophies(
  db: Db,
  owner: OwnerId,
  choice: { shown: boolean; version: number },
): Promise<{ shown: boolean; version: number }> {
  const written = await writeTrophyChoice(db, owner, choice);
  if (written) return written;
  const current = await trophyChoiceOf(db, owner);
  if (current.shown === choice.shown) return current;
  throw new AppError('conflict', {
    reason: 'edited_elsewhere',
    message: 'This was changed on another device. Look again.',
    current,
  });
}
