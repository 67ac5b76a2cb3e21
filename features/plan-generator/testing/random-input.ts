import { LEVELS, STRESS_TAGS, TRACKED_MUSCLES } from '#features/exercises/rules/exercise-kinds.ts';
import { seededRandom } from '#platform/shared/seeded-random.ts';
import type { PlanInput, Weekday } from '../rules/plan-input.ts';
import { inputOf, KITS } from './people.ts';

const GOALS = ['lose_weight', 'build_muscle', 'get_fit', 'stay_healthy'] as const;
const AGES = [null, 15, 17, 24, 35, 48, 59, 60, 72, 85];
const MINUTES = [10, 15, 20, 25, 30, 40, 45, 50, 60, 75, 90, 120];
const PLACES = Object.values(KITS);

/** An input of any kind for a number: goal, level, days, minutes, equipment, avoided parts, age and the rest. */
export function randomInput(number: number): PlanInput {
  const random = seededRandom(number * 7919 + 17);
  const below = (count: number): number => Math.floor(random() * count);
  const pick = <One>(list: readonly One[]): One => list[below(list.length)] as One;
  const some = <One>(list: readonly One[], share: number): One[] =>
    list.filter(() => random() < share);
  const weekdays = [1, 2, 3, 4, 5, 6, 7] as Weekday[];
  const count = pick([1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7]);
  while (weekdays.length > count) weekdays.splice(below(weekdays.length), 1);
  const [kit, minutes] = [pick(PLACES), pick(MINUTES)];
  const isMixed = random() < 0.2;
  return inputOf({
    goal: pick(GOALS),
    level: pick(LEVELS),
    age: pick(AGES),
    days: weekdays.map((weekday) => ({
      weekday,
      minutes: isMixed ? pick(MINUTES) : minutes,
      kit: isMixed ? pick(PLACES) : kit,
      placeName: null,
    })),
    avoid: random() < 0.5 ? [] : some(STRESS_TAGS, 0.2),
    focus: random() < 0.7 ? [] : some(TRACKED_MUSCLES, 0.15),
    recovery: pick(['low', 'normal', 'high'] as const),
    intensityCapped: random() < 0.2,
    cardio: pick(['none', 'none', 'some', 'more'] as const),
    weeks: pick([4, 5, 6] as const),
    seed: below(1_000_000),
    sparesLying: random() < 0.1,
  });
}
