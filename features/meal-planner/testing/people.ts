import type { PlannerInput } from '../rules/planner-input.ts';
import { aWeek } from './book-recipes.ts';

type Person = { who: string; input: PlannerInput };

const targets = (
  calories: number,
  protein: number,
  { carbShare = 0.46, fiber = 30, sodium = 2000 } = {},
) => {
  const carbs = Math.round((calories * carbShare) / 4);
  const fat = Math.round((calories - protein * 4 - carbs * 4) / 9);
  return { calories, protein, carbs, fat, fiber, sodium };
};

type Extra = Partial<Parameters<typeof aWeek>[0]> & {
  /** index of the days of training, which have more energy */
  training?: readonly number[];
  /** index of the days on which is cooked */
  cookDays?: readonly number[];
};

function person(
  who: string,
  day: ReturnType<typeof targets>,
  { training = [], cookDays, ...rest }: Extra = {},
): Person {
  const input = aWeek({ targets: day, ...rest });
  const days = input.days.map((one, at) => ({
    ...one,
    targets: training.includes(at)
      ? { ...day, calories: day.calories * 1.12, carbs: day.carbs + (day.calories * 0.12) / 4 }
      : day,
    ...(cookDays && { canCook: cookDays.includes(at) }),
  }));
  return { who, input: { ...input, days } };
}

/** People as different as a dietitian meets: their weeks are written out and read. */
export const PEOPLE: readonly Person[] = [
  person('anybody, 2,300 kcal', targets(2300, 115)),
  person(
    'vegan shift worker, 2,400 kcal, 30 minutes a day',
    targets(2400, 100, { carbShare: 0.5 }),
    {
      minutes: 30,
      wishes: { diets: ['vegan'], leftovers: true },
      seed: 2,
    },
  ),
  person('parent of two, leftovers for lunch, AUD 120', targets(2100, 100), {
    minutes: 45,
    wishes: { leftovers: true, budgetAud: 120 },
    seed: 3,
  }),
  person('coeliac, 2,000 kcal', targets(2000, 95), {
    wishes: { diets: ['gluten free'] },
    seed: 4,
  }),
  person('16 years old, football, 2,900 kcal', targets(2900, 90, { carbShare: 0.52, fiber: 28 }), {
    training: [1, 3, 5],
    seed: 5,
  }),
  person(
    'gentle mode, 2,050 kcal, only energy and protein',
    {
      ...targets(2050, 85),
      sodium: 2300,
    },
    { seed: 6 },
  ),
  person(
    'type 2 diabetes, 1,800 kcal, less carbohydrate',
    targets(1800, 105, { carbShare: 0.38 }),
    {
      minutes: 50,
      seed: 7,
    },
  ),
  person('student, 2,200 kcal, AUD 60', targets(2200, 95), {
    wishes: { budgetAud: 60, leftovers: true },
    seed: 8,
  }),
  person('15 minutes a day, 2,000 kcal', targets(2000, 100), {
    minutes: 15,
    wishes: { leftovers: true },
    seed: 9,
  }),
  person('batch cooks on Sunday and Wednesday, 2,300 kcal', targets(2300, 120), {
    cookDays: [2, 6],
    minutes: 120,
    wishes: { leftovers: true },
    seed: 10,
  }),
  person('bulking, 3,600 kcal', targets(3600, 170, { carbShare: 0.5, fiber: 38, sodium: 2300 }), {
    training: [0, 1, 3, 4],
    seed: 11,
  }),
  person(
    'small woman losing weight, 1,450 kcal',
    targets(1450, 95, { carbShare: 0.42, fiber: 25 }),
    {
      seed: 12,
    },
  ),
  person('halal, 2,200 kcal', targets(2200, 110), { wishes: { diets: ['halal'] }, seed: 13 }),
  person('pescatarian, 1,950 kcal', targets(1950, 100), {
    wishes: { withoutOrigins: ['beef', 'lamb', 'pork', 'poultry', 'kangaroo'] },
    seed: 14,
  }),
  person('egg allergy, 2,100 kcal', targets(2100, 100), {
    wishes: { without: ['egg'] },
    seed: 15,
  }),
  person('hates fish and mushrooms, 2,500 kcal', targets(2500, 125), {
    wishes: {
      dislikes: [
        'salmon',
        'tuna-can',
        'white-fish',
        'barramundi',
        'basa',
        'snapper',
        'flathead',
        'smoked-salmon',
        'salmon-can',
        'sardines',
        'anchovies',
        'mushrooms',
        'swiss-mushrooms',
        'portobello',
        'shiitake',
      ],
    },
    seed: 16,
  }),
  person('cooks for five, leftovers, 60 minutes', targets(2200, 105), {
    minutes: 60,
    wishes: { leftovers: true, budgetAud: 110 },
    seed: 17,
  }),
  person('runner, four training days, 2,600 kcal', targets(2600, 120, { carbShare: 0.52 }), {
    training: [1, 3, 5, 6],
    minutes: 60,
    seed: 18,
  }),
  person('vegetarian, dairy free, no nuts, 2,000 kcal', targets(2000, 85), {
    wishes: {
      diets: ['vegetarian', 'dairy free'],
      without: ['peanut', 'almond', 'cashew', 'walnut', 'hazelnut', 'pecan', 'pistachio'],
    },
    seed: 19,
  }),
  person(
    'older man, blood pressure, 1,900 kcal, 1,600 mg sodium',
    targets(1900, 95, { sodium: 1600 }),
    {
      minutes: 40,
      seed: 20,
    },
  ),
  person('vegan and coeliac, 2,100 kcal', targets(2100, 80, { carbShare: 0.5 }), {
    wishes: { diets: ['vegan', 'gluten free'] },
    seed: 21,
  }),
  person('woman of 62, 1,500 kcal', targets(1500, 80, { carbShare: 0.44, fiber: 25 }), {
    minutes: 45,
    wishes: { leftovers: true },
    seed: 22,
  }),
  person('lifter, 3,300 kcal', targets(3300, 190, { carbShare: 0.48, fiber: 35, sodium: 2300 }), {
    training: [0, 2, 4, 5],
    minutes: 60,
    wishes: { leftovers: true },
    seed: 23,
  }),
  person(
    '16 years old, vegetarian, 2,300 kcal',
    targets(2300, 75, { carbShare: 0.52, fiber: 24 }),
    {
      wishes: { diets: ['vegetarian'] },
      seed: 24,
    },
  ),
  person('family of four, leftovers, 45 minutes, AUD 75 each', targets(2000, 90), {
    minutes: 45,
    wishes: { leftovers: true, budgetAud: 75 },
    seed: 25,
  }),
  person('less carbohydrate and much fibre, 2,000 kcal', targets(2000, 100, { carbShare: 0.36 }), {
    seed: 26,
  }),
  person('tight budget, AUD 45, 1,900 kcal', targets(1900, 80, { carbShare: 0.5 }), {
    minutes: 60,
    wishes: { leftovers: true, budgetAud: 45 },
    seed: 27,
  }),
  person('15 minutes a day, vegetarian, 1,800 kcal', targets(1800, 80), {
    minutes: 15,
    wishes: { diets: ['vegetarian'] },
    seed: 28,
  }),
];
