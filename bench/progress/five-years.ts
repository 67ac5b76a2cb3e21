import { activitiesApi } from '#features/cardio/contract.ts';
import { foodLogApi } from '#features/food-log/contract.ts';
import { weighInsApi } from '#features/nutrition/contract.ts';
import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Endpoint, InputOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { fiveYears } from '../training/five-years.ts';

const DAYS = 5 * 365;
const FOODS_A_DAY = 5;
const DAYS_PER_CALL = 6;
const AT_ONCE = 8;

type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<unknown>;

async function inTurns(jobs: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (let at = 0; at < jobs.length; at += AT_ONCE) {
    await Promise.all(jobs.slice(at, at + AT_ONCE).map((job) => job()));
  }
}

/**
 * Five years up to a day: a weigh-in on five days of six, five foods on each day but one of eleven, 1,300 sessions
 * with 30,000 sets, and cardio on one day of four.
 */
export async function liveFiveYears(call: Call, today: CalendarDay): Promise<void> {
  const days = Array.from({ length: DAYS }, (_, at) => ({ at, date: addDays(today, at - DAYS) }));
  const entriesOf = ({ at, date }: { at: number; date: CalendarDay }) =>
    Array.from({ length: FOODS_A_DAY }, (_, food) => ({
      id: newId(),
      date,
      mealType: food < 3 ? ('lunch' as const) : ('dinner' as const),
      foodName: `Food ${food}`,
      quantity: 1,
      unit: 'serving' as const,
      calories: 380 + ((at * 7 + food * 31) % 90),
      protein: 22,
      carbs: 45,
      fat: 14,
      fiber: food % 2 ? 5 : null,
      sodium: 300,
    }));
  const eaten = days.filter(({ at }) => at % 11 !== 0);
  const batches = Array.from({ length: Math.ceil(eaten.length / DAYS_PER_CALL) }, (_, at) =>
    eaten.slice(at * DAYS_PER_CALL, (at + 1) * DAYS_PER_CALL).flatMap(entriesOf),
  );
  await inTurns([
    ...batches.map((entries) => () => call(foodLogApi.addMany, { body: { entries } })),
    ...days
      .filter(({ at }) => at % 6 !== 0)
      .map(
        ({ at, date }) =>
          () =>
            call(weighInsApi.add, {
              body: {
                id: newId(),
                date,
                weightKg: Number((75 - at / 400 + Math.sin(at / 3) * 0.6).toFixed(1)),
              },
            }),
      ),
  ]);
  // One after the other: a person's sessions wait for each other.
  for (const body of fiveYears(today)) await call(trainingSessionsApi.add, { body });
  for (const { date } of days.filter(({ at }) => at % 4 === 0)) {
    await call(activitiesApi.add, {
      body: { id: newId(), date, kind: 'run', name: 'Run', seconds: 1_800, metres: 5_000 },
    });
  }
}
