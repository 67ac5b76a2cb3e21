import { STARTER_KITS } from '#features/exercises/rules/starter-kits.ts';
import type { PlanInput } from '#features/plan-generator/rules/plan-input.ts';
import { daysOf, inputOf, KITS, kitOf } from '#features/plan-generator/testing/people.ts';

/** What a strict coach asks of a person's week. Days a week are the least. */
export type Demand = {
  kneeBendDays: number;
  hipHingeDays: number;
  pushDays: number;
  pullDays: number;
  /** lifts that have a day of 3 to 5 reps */
  heavy?: readonly string[];
  /** exercises that this person is not given */
  never?: readonly string[];
};

export type CoachedPerson = { who: string; input: PlanInput; demand: Demand };

const person = (who: string, more: Partial<PlanInput>, demand: Demand): CoachedPerson => ({
  who,
  input: inputOf(more),
  demand,
});

const ask = (
  kneeBendDays: number,
  hipHingeDays: number,
  pushDays: number,
  pullDays: number,
  more: Pick<Demand, 'heavy' | 'never'> = {},
): Demand => ({ kneeBendDays, hipHingeDays, pushDays, pullDays, ...more });

const known = (lifts: Readonly<Record<string, number>>, daysSince = 0): PlanInput['lifts'] =>
  Object.fromEntries(
    Object.entries(lifts).map(([id, e1rmKg]) => [id, { e1rmKg, ...(daysSince && { daysSince }) }]),
  );

const HOME_RACK = kitOf(['barbell', 'plates', 'rack', 'bench', 'pull-up-bar', 'band'], {
  platesKg: [
    { kg: 25, pairs: 3 },
    { kg: 20, pairs: 1 },
    { kg: 10, pairs: 2 },
    { kg: 5, pairs: 1 },
    { kg: 2.5, pairs: 2 },
    { kg: 1.25, pairs: 1 },
  ],
});
const NO_RACK = kitOf(['barbell', 'plates'], {
  platesKg: [
    { kg: 10, pairs: 2 },
    { kg: 5, pairs: 1 },
    { kg: 2.5, pairs: 1 },
  ],
});
const TO_30 = { dumbbellsKg: [5, 7.5, 10, 12.5, 15, 17.5, 20, 22.5, 25, 27.5, 30] };

/** Twenty people of a coach's own, other than those of the generator, and what their weeks must hold. */
export const COACHED_PEOPLE: readonly CoachedPerson[] = [
  person(
    'Piet, 39, a bar without rack or bench, build muscle, 3 x 45 min',
    {
      age: 39,
      days: daysOf([1, 3, 5], 45, NO_RACK),
      lifts: known({ deadlift: 100, 'barbell-row': 60, 'overhead-press': 45 }),
    },
    ask(2, 2, 2, 2, { never: ['barbell-hack-squat', 'bodyweight-squat'] }),
  ),
  person(
    'Leo, 28, bars outdoors, advanced, build muscle, 4 x 45 min',
    { age: 28, level: 'advanced', days: daysOf([1, 3, 5, 6], 45, KITS.outdoors) },
    ask(2, 2, 2, 2, { never: ['bodyweight-squat', 'step-down'] }),
  ),
  person(
    'Frank, 44, very heavy, sore knees, not cleared, lose weight, 3 x 45 min at a gym',
    {
      age: 44,
      goal: 'lose_weight',
      level: 'beginner',
      avoid: ['knee', 'impact'],
      intensityCapped: true,
      recovery: 'low',
      cardio: 'more',
      days: daysOf([1, 3, 5], 45, KITS.gym),
    },
    ask(2, 1, 2, 2, { never: ['box-squat', 'push-up', 'band-push-up', 'bird-dog'] }),
  ),
  person(
    'Dee, 41, shifts, Tuesday and Wednesday 45 min at a gym, lose weight',
    {
      age: 41,
      goal: 'lose_weight',
      recovery: 'low',
      cardio: 'some',
      days: daysOf([2, 3], 45, KITS.gym),
    },
    ask(1, 1, 2, 2, { never: ['pull-up', 'chin-up', 'dip'] }),
  ),
  person(
    'Tilly, 16, netball, get fit, beginner, 2 x 50 min at a gym',
    { age: 16, goal: 'get_fit', level: 'beginner', days: daysOf([1, 4], 50, KITS.gym) },
    ask(2, 1, 2, 2, { never: ['leg-press', 'hack-squat', 'smith-squat', 'back-squat'] }),
  ),
  person(
    'Norma, 74, bands and a chair, sore knee, 3 x 30 min',
    {
      age: 74,
      goal: 'stay_healthy',
      level: 'beginner',
      avoid: ['knee', 'impact'],
      days: daysOf([1, 3, 5], 30, kitOf(['band', 'band-anchor', 'chair'])),
    },
    ask(2, 1, 2, 2, {
      never: ['ninety-ninety-switch', 'inchworm', 'cat-cow', 'childs-pose', 'bird-dog', 'push-up'],
    }),
  ),
  person(
    'Vera, 31, powerlifter with a rack at home, knows her lifts, 4 x 75 min',
    {
      age: 31,
      level: 'advanced',
      days: daysOf([1, 2, 4, 6], 75, HOME_RACK),
      lifts: known({ 'back-squat': 130, 'bench-press': 75, deadlift: 155, 'overhead-press': 47 }),
    },
    ask(2, 2, 2, 2, {
      heavy: ['back-squat', 'bench-press', 'deadlift'],
      never: ['sissy-squat', 'band-split-squat', 'bear-crawl'],
    }),
  ),
  person(
    'Hamish, 50, hotels, dumbbells to 15 kg, sore knee, get fit, 3 x 35 min',
    {
      age: 50,
      goal: 'get_fit',
      avoid: ['knee'],
      cardio: 'some',
      days: daysOf(
        [2, 3, 4],
        35,
        kitOf(STARTER_KITS.hotel, { dumbbellsKg: [2.5, 5, 7.5, 10, 12.5, 15] }),
      ),
    },
    ask(1, 1, 2, 2, { never: ['bear-hold', 'bird-dog'] }),
  ),
  person(
    'Bec, 35, back after three months, 3 x 60 min at a gym',
    {
      age: 35,
      days: daysOf([1, 3, 6], 60, KITS.gym),
      lifts: known({ 'back-squat': 80, 'bench-press': 50, deadlift: 100 }, 90),
    },
    ask(2, 2, 2, 2, { never: ['box-squat'] }),
  ),
  person(
    'Sanjay, 38, 20 minutes on five days, dumbbells and bench, build muscle',
    { age: 38, days: daysOf([1, 2, 3, 4, 5], 20, KITS.dumbbells) },
    ask(2, 1, 2, 2),
  ),
  person(
    'Colleen, 52, big, sore knee and wrist, no impact, lose weight, 3 x 40 min at home',
    {
      age: 52,
      goal: 'lose_weight',
      level: 'beginner',
      avoid: ['impact', 'knee', 'wrist'],
      cardio: 'some',
      days: daysOf(
        [1, 3, 5],
        40,
        kitOf(['dumbbells', 'band', 'band-anchor', 'chair'], {
          dumbbellsKg: [2, 3, 4, 5, 6, 8, 10],
        }),
      ),
    },
    ask(2, 1, 2, 2, { never: ['bird-dog', 'bear-hold', 'dumbbell-floor-fly'] }),
  ),
  person(
    'Marcus, 24, mostly chest and arms, 5 x 60 min at a gym',
    {
      age: 24,
      focus: ['chest', 'biceps', 'triceps'],
      days: daysOf([1, 2, 3, 4, 5], 60, KITS.gym),
    },
    ask(2, 2, 2, 2, { never: ['box-squat', 'pull-up'] }),
  ),
  person(
    'Ida, 63, thin bones, stay healthy, 2 x 50 min at a gym',
    { age: 63, goal: 'stay_healthy', cardio: 'some', days: daysOf([2, 5], 50, KITS.gym) },
    ask(1, 1, 2, 2, { never: ['sit-up', 'deadlift'] }),
  ),
  person(
    'Joel, 33, sore lower back, dumbbells, bench and bar at home, 3 x 45 min',
    {
      age: 33,
      avoid: ['lowerBack'],
      days: daysOf(
        [2, 4, 7],
        45,
        kitOf(['dumbbells', 'bench', 'incline-bench', 'pull-up-bar', 'band'], TO_30),
      ),
    },
    ask(2, 1, 2, 2, { never: ['dumbbell-thruster', 'bent-over-dumbbell-row'] }),
  ),
  person(
    'Priscilla, 29, bands in a small flat, get fit, beginner, 4 x 25 min',
    {
      age: 29,
      goal: 'get_fit',
      level: 'beginner',
      avoid: ['noise', 'impact'],
      days: daysOf([1, 2, 4, 5], 25, KITS.bands),
    },
    ask(2, 2, 2, 2, { never: ['band-push-up'] }),
  ),
  person(
    'Tomasz, 46, gym at the weekend, kettlebells on Wednesday, build muscle',
    {
      age: 46,
      days: [
        ...daysOf([3], 30, kitOf(['kettlebell'], { kettlebellsKg: [16, 24] })),
        ...daysOf([6, 7], 75, KITS.gym),
      ],
    },
    ask(2, 2, 2, 2, { never: ['box-squat', 'kettlebell-swing'] }),
  ),
  person(
    'Gwen, 70, a new hip, not cleared, stay healthy, 2 x 40 min at a gym',
    {
      age: 70,
      goal: 'stay_healthy',
      level: 'beginner',
      avoid: ['hip', 'impact'],
      intensityCapped: true,
      cardio: 'some',
      days: daysOf([2, 5], 40, KITS.gym),
    },
    ask(1, 1, 2, 2, { never: ['dumbbell-deadlift', 'deadlift', 'band-overhead-press'] }),
  ),
  person(
    'Kai, 21, advanced, knows his lifts, 6 x 75 min at a gym',
    {
      age: 21,
      level: 'advanced',
      recovery: 'high',
      days: daysOf([1, 2, 3, 4, 5, 6], 75, KITS.gym),
      lifts: known({
        'back-squat': 160,
        'bench-press': 120,
        'romanian-deadlift': 150,
        'overhead-press': 70,
        'barbell-row': 100,
      }),
    },
    ask(2, 2, 2, 2, { heavy: ['back-squat', 'bench-press'], never: ['dumbbell-deadlift'] }),
  ),
  person(
    'Ruth, 27, nothing at all, build muscle, beginner, 3 x 30 min',
    { age: 27, level: 'beginner', days: daysOf([1, 3, 5], 30, KITS.nothing) },
    ask(2, 1, 2, 2, { never: ['wall-push-up', 'pike-push-up'] }),
  ),
  person(
    'Con, 57, sore shoulder and elbow, lose weight, 3 x 45 min at a gym',
    {
      age: 57,
      goal: 'lose_weight',
      avoid: ['overhead', 'elbow'],
      cardio: 'more',
      days: daysOf([1, 3, 5], 45, KITS.gym),
    },
    ask(2, 2, 2, 2, { never: ['back-squat', 'bench-press', 'dip'] }),
  ),
];
