import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { STARTER_KITS } from '#features/exercises/rules/starter-kits.ts';
import { EMPTY_KIT, type Kit } from '#features/training-profile/rules/kit.ts';
import type { PlanDay, PlanInput, Weekday } from '../rules/plan-input.ts';

export const kitOf = (equipment: readonly Equipment[], more: Partial<Kit> = {}): Kit => ({
  ...EMPTY_KIT,
  equipment,
  ...more,
});

export const KITS = {
  nothing: kitOf(STARTER_KITS.nothing),
  bands: kitOf(STARTER_KITS.bands),
  dumbbells: kitOf(STARTER_KITS.dumbbells),
  hotel: kitOf(STARTER_KITS.hotel),
  barbell: kitOf(STARTER_KITS.barbell),
  outdoors: kitOf(STARTER_KITS.outdoors),
  home: kitOf(STARTER_KITS.home),
  gym: kitOf(STARTER_KITS.gym),
} as const;

/** Days of the week with the same minutes and place. */
export const daysOf = (weekdays: readonly number[], minutes: number, kit: Kit): PlanDay[] =>
  weekdays.map((weekday) => ({ weekday: weekday as Weekday, minutes, kit, placeName: null }));

/** Three full sessions a week at a gym, and nothing unusual. */
export const USUAL_INPUT: PlanInput = {
  goal: 'build_muscle',
  level: 'intermediate',
  age: 30,
  days: daysOf([1, 3, 5], 60, KITS.gym),
  avoid: [],
  banned: [],
  favourites: [],
  focus: [],
  recovery: 'normal',
  intensityCapped: false,
  cardio: 'none',
  pool: EXERCISES,
  kept: [],
  fixed: [],
  lifts: {},
  weeks: 5,
  seed: 1,
};

export const inputOf = (more: Partial<PlanInput>): PlanInput => ({ ...USUAL_INPUT, ...more });

export type Person = { who: string; input: PlanInput };

const person = (who: string, more: Partial<PlanInput>): Person => ({ who, input: inputOf(more) });

/** Twenty people whose plans are read as a coach reads them: `npm run bench -- workouts --people`. */
export const PEOPLE: readonly Person[] = [
  person('Mia, 34, build muscle, intermediate, 4 x 60 min at a gym, knows her lifts', {
    age: 34,
    days: daysOf([1, 2, 4, 5], 60, KITS.gym),
    lifts: {
      'back-squat': { e1rmKg: 90 },
      'bench-press': { e1rmKg: 55 },
      'romanian-deadlift': { e1rmKg: 100 },
      'barbell-row': { e1rmKg: 60 },
      'overhead-press': { e1rmKg: 38 },
    },
  }),
  person('Tom, 22, build muscle, beginner, 3 x 60 min at a gym', {
    age: 22,
    level: 'beginner',
  }),
  person('Ravi, 41, hotel traveller, get fit, intermediate, 3 x 30 min, dumbbells to 15 kg', {
    age: 41,
    goal: 'get_fit',
    days: daysOf(
      [2, 3, 4],
      30,
      kitOf(STARTER_KITS.hotel, { dumbbellsKg: [2.5, 5, 7.5, 10, 12.5, 15] }),
    ),
    cardio: 'some',
  }),
  person('Jo, 45, sore knee, two 10 kg dumbbells at home, lose weight, beginner, 3 x 40 min', {
    age: 45,
    goal: 'lose_weight',
    level: 'beginner',
    avoid: ['knee'],
    days: daysOf([1, 3, 6], 40, kitOf(['dumbbells', 'chair'], { dumbbellsKg: [10] })),
    cardio: 'some',
  }),
  person('Sam, 16, get fit, beginner, 3 x 45 min at a school gym', {
    age: 16,
    goal: 'get_fit',
    level: 'beginner',
    days: daysOf([1, 3, 5], 45, KITS.gym),
  }),
  person('Margaret, 67, stay healthy, beginner, 3 x 40 min at home', {
    age: 67,
    goal: 'stay_healthy',
    level: 'beginner',
    days: daysOf([1, 3, 5], 40, KITS.home),
    cardio: 'some',
  }),
  person('Alex, 38, back after a shoulder injury, intermediate, 3 x 50 min at a gym, not cleared', {
    age: 38,
    avoid: ['overhead'],
    intensityCapped: true,
    days: daysOf([1, 3, 5], 50, KITS.gym),
    lifts: {
      'bench-press': { e1rmKg: 80, daysSince: 60 },
      'back-squat': { e1rmKg: 110, daysSince: 60 },
    },
  }),
  person('Lena, 29, bands only, build muscle, beginner, 3 x 40 min', {
    age: 29,
    level: 'beginner',
    days: daysOf([1, 3, 5], 40, KITS.bands),
  }),
  person('Chris, 36, 20-minute weeks: 3 x 20 min, dumbbells and bench, get fit, intermediate', {
    age: 36,
    goal: 'get_fit',
    days: daysOf([1, 3, 5], 20, KITS.dumbbells),
  }),
  person('Dan, 27, advanced, 6 x 75 min at a gym, build muscle, recovers well', {
    age: 27,
    level: 'advanced',
    recovery: 'high',
    days: daysOf([1, 2, 3, 4, 5, 6], 75, KITS.gym),
  }),
  person('Priya, 31, nothing at all, lose weight, beginner, 3 x 30 min', {
    age: 31,
    goal: 'lose_weight',
    level: 'beginner',
    days: daysOf([2, 4, 6], 30, KITS.nothing),
    cardio: 'more',
  }),
  person('Ben, 24, bar and rings outdoors, build muscle, advanced, 4 x 60 min', {
    age: 24,
    level: 'advanced',
    days: daysOf([1, 2, 4, 6], 60, kitOf([...STARTER_KITS.outdoors, 'rings'])),
  }),
  person('Sofia, 33, glutes and legs, build muscle, intermediate, 4 x 50 min at a gym', {
    age: 33,
    focus: ['glutes', 'hamstrings'],
    days: daysOf([1, 3, 5, 6], 50, KITS.gym),
  }),
  person('Igor, 40, home barbell and rack, build muscle, intermediate, 3 x 75 min', {
    age: 40,
    days: daysOf([1, 3, 5], 75, KITS.barbell),
  }),
  person('Hannah, 52, sore lower back, stay healthy, intermediate, 2 x 45 min at a gym', {
    age: 52,
    goal: 'stay_healthy',
    avoid: ['lowerBack'],
    days: daysOf([2, 5], 45, KITS.gym),
  }),
  person('Mike, 35, weekends only: Saturday and Sunday 60 min, gym, build muscle, intermediate', {
    age: 35,
    days: daysOf([6, 7], 60, KITS.gym),
  }),
  person('Yuki, 28, 5 x 45 min at home, lose weight, intermediate, wants more cardio', {
    age: 28,
    goal: 'lose_weight',
    cardio: 'more',
    days: daysOf([1, 2, 3, 4, 5], 45, KITS.home),
  }),
  person('Olu, 30, gym on two days and nothing on two, build muscle, intermediate, 45 min', {
    days: [...daysOf([1, 4], 45, KITS.gym), ...daysOf([2, 6], 45, KITS.nothing)],
  }),
  person('Grace, 74, stay healthy, beginner, 2 x 30 min with bands and a chair, no impact', {
    age: 74,
    goal: 'stay_healthy',
    level: 'beginner',
    avoid: ['impact'],
    days: daysOf([2, 5], 30, kitOf([...STARTER_KITS.bands, 'chair'])),
  }),
  person('Eva, 26, 5 x 60 min at a gym, mostly back, build muscle, advanced', {
    age: 26,
    level: 'advanced',
    focus: ['lats', 'upperBack'],
    days: daysOf([1, 2, 3, 5, 6], 60, KITS.gym),
  }),
];
