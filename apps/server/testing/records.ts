import { sessionPlacesApi, timeOffApi } from '#features/availability/contract.ts';
import { activitiesApi } from '#features/cardio/contract.ts';
import { SMALL_TRACK } from '#features/cardio/testing/small-track.ts';
import { leftoversApi } from '#features/cooking/contract.ts';
import { foodLogApi, recurringEntriesApi, savedMealsApi } from '#features/food-log/contract.ts';
import { foodsApi } from '#features/foods/contract.ts';
import { goalsApi } from '#features/goals/contract.ts';
import { habitMarksApi, habitsApi } from '#features/habits/contract.ts';
import { planTemplatesApi } from '#features/meal-templates/contract.ts';
import { measuresApi, readingsApi } from '#features/measures/contract.ts';
import { weighInsApi } from '#features/nutrition/contract.ts';
import { ownExercisesApi } from '#features/own-exercises/contract.ts';
import { SMALL_PLAN } from '#features/plan-blocks/testing/plans.ts';
import { exerciseSettingsApi } from '#features/progression/contract.ts';
import { recipesApi } from '#features/recipes/contract.ts';
import { RECIPE_SAMPLE } from '#features/recipes/testing/recipe-sample.ts';
import { trainingPlansApi } from '#features/training-plans/contract.ts';
import { trainingPlacesApi } from '#features/training-profile/contract.ts';
import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { makeItem, makeSet } from '#features/training-sessions/rules/new-session.ts';
import { WORK_FORMAT } from '#features/training-sessions/rules/session-kinds.ts';
import { credentials } from './credential-record.ts';
import { templateSample } from './meal-plan-samples.ts';
import { type RecordKind, recordKind } from './record-kind.ts';
import type { Person } from './test-app.ts';

/** With all that a plan may say. */
const WISHED_PLAN = {
  ...SMALL_PLAN,
  input: { ...SMALL_PLAN.input, wishes: { leaveOut: ['chest'] as const, only: null } },
};

/** The test clock's day. */
const DAY = '2026-11-20';

const item = { foodName: 'Rice', quantity: 100, unit: 'g', calories: 130, protein: 2.7 };
const entry = { ...item, date: DAY, mealType: 'lunch' };
const weighIn = { date: DAY, localTime: '06:40', weightKg: 72.4, enteredUnit: 'kg' };
const meal = { name: 'Usual lunch', items: [item, { ...item, otherNutrients: { iron: 1.5 } }] };
const repeat = { item, mealType: 'lunch', weekdays: [5, 1], startsOn: DAY };
const place = {
  name: 'Garage',
  kind: 'home',
  equipment: ['dumbbells', 'kettlebell', 'barbell', 'plates'],
  barKg: 15,
  platesKg: [{ kg: 20.41, pairs: 2 }],
  dumbbellsKg: [4, 7.5],
  kettlebellsKg: [12],
};
const ownFood = {
  name: 'Rice of the house',
  basis: '100g',
  density: 0.9123456789,
  portions: [{ label: '1 bowl', grams: 180, ml: 200 }],
  nutrients: { calories: 130, protein: 2.7, carbs: 28, fat: 0.3 },
  gtin: '9300675024235',
};

const ownExercise = {
  name: 'Sandbag clean',
  also: ['bag clean'],
  pattern: 'hinge',
  muscles: { hamstrings: 1, glutes: 0.5 },
  kit: [['sandbag'], ['backpack', 'towel']],
  loadType: 'external',
  stepKg: 5,
  skill: 2,
  from: 'intermediate',
  upTo: 'advanced',
  tags: ['lowerBack'],
  reps: [6, 10],
  rest: 'compound',
  compound: true,
  cues: ['Grip it low.', 'Stand up fast.'],
  note: 'Borrowed from Sam',
  likeId: 'deadlift',
};
export const session = {
  date: DAY,
  origin: 'imported',
  sourceId: 'a-workout',
  weekday: 5,
  name: 'Legs',
  placeName: 'Home',
  note: 'Warm day',
  effort: 7,
  soreness: 2,
  bodyKg: 72.4,
  work: {
    format: WORK_FORMAT,
    items: [
      makeItem({
        id: 'a',
        exerciseId: 'goblet-squat',
        measure: 'loadReps',
        restSeconds: 90,
        superset: 'pair',
        note: 'Heels flat',
        pace: { kind: 'intervals', workSeconds: 40, restSeconds: 20 },
        why: { kind: 'allTop', loadKg: 12.5, reps: [8, null] },
        sets: [
          makeSet('a.1', {
            target: { loadKg: 12.5, reps: [8, 12], seconds: null, metres: null, reserve: 2 },
            loadKg: 12.3456789,
            reps: 9,
            reserve: 1.5,
            doneAt: '2026-11-20T19:01:00.000Z',
            others: [
              {
                kind: 'normal',
                loadKg: 12,
                reps: 10,
                seconds: 40,
                metres: 10,
                heartRate: 120,
                reserve: 1,
                doneAt: '2026-11-20T19:01:00.000Z',
              },
            ],
          }),
          makeSet('a.2', { kind: 'drop' }),
        ],
      }),
      makeItem({ id: 'b', name: 'Stairs', measure: 'metresSeconds', sets: [makeSet('b.1')] }),
    ],
  },
  startedAt: '2026-11-20T19:00:00.000Z',
  finishedAt: null,
};

export const activity = {
  date: DAY,
  kind: 'run',
  name: 'Lake loop',
  seconds: 1_872,
  metres: 5_203.4,
  heartRate: 148,
  maxHeartRate: 171,
  effort: 6,
  note: 'Windy',
  startedAt: '2026-11-20T19:00:00.000Z',
  laps: [{ seconds: 300, metres: 1_000, heartRate: 150 }],
  fromFile: {
    format: 'gpx',
    elapsedSeconds: 1_950,
    climbMetres: 42,
    descentMetres: 40,
    heartSeconds: { from: 120, seconds: [60, 0, 1_812] },
    timeZone: 'Australia/Sydney',
  },
};

/** Own foods go by a food's id, and a new one is asked about when there is one like it. */
const OWN = 'own:';
const withoutPrefix = <Food extends { id: string; version: number | null }>(food: Food) => ({
  ...food,
  id: food.id.slice(OWN.length),
  version: food.version ?? 0,
});
const ownFoods: RecordKind = {
  name: 'foodsApi',
  content: ownFood,
  changed: { ...ownFood, name: 'Rice with peas', density: 0.8123456789 },
  list: async (person) => (await person.call(foodsApi.ownFoods, {})).map(withoutPrefix),
  async add(person, id, content) {
    const body = { ...content, id, keepAnyway: true } as never;
    const { food } = await person.call(foodsApi.addOwn, { body });
    if (!food) throw new Error('Not saved');
    return withoutPrefix(food);
  },
  edit: async (person, { id, version }, content) =>
    withoutPrefix(
      await person.call(foodsApi.editOwn, {
        params: { id: OWN + id },
        body: { ...content, version } as never,
      }),
    ),
  remove: (person, id) => person.call(foodsApi.removeOwn, { params: { id: OWN + id } }),
  restore: async (person, id) =>
    withoutPrefix(await person.call(foodsApi.restoreOwn, { params: { id: OWN + id } })),
};

/** Records with the five endpoints as they come. `npm run new:feature` adds a line. */
/** In the archive, where every plan has room for it. */
export const habit = {
  name: '=Stretch',
  source: 'own' as const,
  unit: 'minutes',
  terms: [{ from: '2026-11-01', weekdays: [1, 3, 5], timesAWeek: null, amount: 7.5 }],
  archivedOn: DAY,
};
const HABIT_ID = '0198f0c0-0000-7000-8000-00000000ab17';

/** The habit that marks are of. */
export const keepHabit = async (person: Person): Promise<string> => {
  await person.call(habitsApi.add, { body: { ...habit, id: HABIT_ID } });
  return HABIT_ID;
};

const markKind = recordKind('habitMarksApi', habitMarksApi, {
  content: { habitId: HABIT_ID, date: DAY, amount: 0.1, offsetMinutes: 660 },
  changed: { habitId: HABIT_ID, date: '2026-11-19', amount: null, offsetMinutes: null },
  query: { from: '2026-01-01' },
});

const habitMarks: RecordKind = {
  ...markKind,
  async add(person, id, content) {
    await keepHabit(person);
    return markKind.add(person, id, content);
  },
};

export const plainRecords: RecordKind[] = [
  recordKind('timeOffApi', timeOffApi, {
    content: { fromDay: DAY, toDay: '2026-12-24' },
    changed: {
      fromDay: '2026-12-24',
      fromMinute: 720,
      toDay: '2027-01-04',
      toMinute: 540,
      note: '=Away',
    },
  }),
  recordKind('sessionPlacesApi', sessionPlacesApi, {
    content: { name: 'Park', suburb: 'Marrickville', postcode: '2204' },
    changed: {
      name: 'Studio',
      suburb: 'Newtown',
      travelMinutes: { '0198f0c0-0000-7000-8000-00000000ab18': 25 },
    },
  }),
  recordKind('habitsApi', habitsApi, {
    content: habit,
    changed: {
      ...habit,
      name: 'Water',
      source: 'water',
      unit: null,
      terms: [
        { from: '2026-11-01', weekdays: [], timesAWeek: 4, amount: 2_000 },
        { from: '2026-11-12', weekdays: [7, 1], timesAWeek: null, amount: 1_500 },
      ],
      pauses: [{ from: '2026-11-14', to: '2026-11-16', saidOn: '2026-11-13' }],
      position: 2.5,
    },
  }),
  habitMarks,
  recordKind('savedMealsApi', savedMealsApi, {
    content: meal,
    changed: { name: 'Late lunch', items: [item] },
  }),
  recordKind('recurringEntriesApi', recurringEntriesApi, {
    content: repeat,
    changed: { ...repeat, weekdays: [7, 2], endsOn: '2026-12-24' },
  }),
  recordKind('weighInsApi', weighInsApi, {
    content: weighIn,
    changed: { ...weighIn, weightKg: 81.87342278, enteredUnit: 'lb' },
    query: { from: '2026-01-01' },
  }),
  recordKind('planTemplatesApi', planTemplatesApi, templateSample),
  recordKind('trainingPlacesApi', trainingPlacesApi, {
    content: place,
    changed: { name: 'Gym', kind: 'gym', equipment: ['leg-press-machine'], machineStepKg: 7.5 },
  }),
  recordKind('ownExercisesApi', ownExercisesApi, {
    content: ownExercise,
    changed: {
      ...ownExercise,
      name: 'Sandbag clean and press',
      also: [],
      muscles: { glutes: 1, frontDelts: 0.25 },
      stepKg: 0.3333333333,
      reps: null,
      seconds: [20, 40],
      note: null,
    },
  }),
  recordKind('trainingPlansApi', trainingPlansApi, {
    content: WISHED_PLAN,
    changed: {
      ...WISHED_PLAN,
      name: 'Less on Monday',
      edits: 1,
      changes: [{ date: '2026-11-23', kind: 'missed', weekday: 1, session: null, notes: [] }],
    },
    query: { which: 'all' },
  }),
  recordKind('trainingSessionsApi', trainingSessionsApi, {
    content: session,
    changed: {
      ...session,
      origin: 'own',
      name: 'Legs at home',
      finishedAt: '2026-11-20T19:40:00.000Z',
    },
    query: { from: '2026-01-01' },
  }),
  recordKind('activitiesApi', activitiesApi, {
    content: { ...activity, track: SMALL_TRACK },
    changed: {
      date: '2026-11-19',
      kind: 'class',
      name: 'Aqua class',
      seconds: 2_700,
      note: 'Fun',
    },
    query: { from: '2026-01-01' },
  }),
  recordKind('exerciseSettingsApi', exerciseSettingsApi, {
    content: {
      exerciseId: 'bench-press',
      rule: 'linear',
      unit: null,
      stepKg: 2.5,
      restSeconds: 120,
    },
    changed: { exerciseId: 'bench-press', rule: null, unit: 'lb', stepKg: null, restSeconds: 0 },
  }),
  recordKind('recipesApi', recipesApi, {
    content: RECIPE_SAMPLE,
    changed: { name: 'Toast', servings: 1, slots: ['breakfast'], typed: null },
  }),
  recordKind('leftoversApi', leftoversApi, {
    content: { name: 'Red lentil dal', item, portions: 3, cookedOn: DAY },
    changed: {
      recipeId: 'dal-tadka',
      name: 'Red lentil dal',
      item,
      portions: 2.5,
      place: 'freezer',
      cookedOn: DAY,
      useBy: '2027-02-18',
      fridgeDays: 4,
      freezerDays: 90,
    },
  }),
  recordKind('measuresApi', measuresApi, {
    content: { kind: 'waist', frequency: 'weekly', tracked: true },
    changed: {
      kind: 'own',
      name: 'Grip',
      unit: 'kg',
      low: 0,
      high: 120.5,
      earlierUnits: [{ unit: 'lb', factor: 0.45359237 }],
      frequency: 'monthly',
      tracked: false,
    },
  }),
  recordKind('readingsApi', readingsApi, {
    content: { date: DAY, kind: 'waist', value: 84.53, unit: 'cm' },
    changed: {
      date: '2026-11-19',
      localTime: '06:40',
      timeZone: 'Australia/Sydney',
      kind: 'bloodPressure',
      value: 121,
      second: 79,
      unit: 'mmHg',
      method: 'file',
    },
    query: { from: '2026-11-01' },
  }),
  credentials,
  recordKind('goalsApi', goalsApi, {
    content: {
      kind: 'lift',
      subject: 'bench-press',
      name: 'Bench press',
      startOn: DAY,
      startValue: 80,
      target: 90,
      dueOn: '2027-06-30',
    },
    changed: {
      kind: 'distance',
      subject: 'run',
      name: 'Run',
      unit: '',
      startOn: DAY,
      startValue: 0,
      target: 100_000,
      dueOn: '2027-03-31',
      ended: 'let_go',
      endedOn: '2027-01-04',
    },
  }),
];

export const records: RecordKind[] = [
  recordKind(
    'foodLogApi',
    { ...foodLogApi, list: foodLogApi.ofDay },
    { content: entry, changed: { ...entry, foodName: 'Soup', fat: 3.25 }, query: { date: DAY } },
  ),
  ownFoods,
  ...plainRecords,
];
