import { describe, expect, it, test } from 'vitest';
import {
  type AnyNutrient,
  NUTRIENT_GROUPS,
} from '#features/food-log/rules/item/nutrient-groups.ts';
import { fiberOf } from '../targets/macros.ts';
import { referenceIntake } from './reference-intakes.ts';

const GENDERS = ['male', 'female'] as const;

/** The rows of the summary tables from 12 years on, in printed order; of 9 to 13 years calcium's are those of 12 and 13. */
const ROWS: [
  gender: 'male' | 'female',
  stage: 'pregnant' | 'breastfeeding' | null,
  ages: [number, number][],
][] = [
  [
    'male',
    null,
    [
      [12, 13],
      [14, 18],
    ],
  ],
  [
    'female',
    null,
    [
      [12, 13],
      [14, 18],
    ],
  ],
  [
    'male',
    null,
    [
      [19, 30],
      [31, 50],
      [51, 70],
      [71, 120],
    ],
  ],
  [
    'female',
    null,
    [
      [19, 30],
      [31, 50],
      [51, 70],
      [71, 120],
    ],
  ],
  [
    'female',
    'pregnant',
    [
      [14, 18],
      [19, 30],
      [31, 50],
    ],
  ],
  [
    'female',
    'breastfeeding',
    [
      [14, 18],
      [19, 30],
      [31, 50],
    ],
  ],
];

/**
 * RDI or AI of the summary tables 5 to 9 (NHMRC 2006, version 1.2, September 2017), typed from the tables and not from
 * the code: boys, girls, men, women, pregnancy, lactation.
 */
const PUBLISHED: Record<string, number[][]> = {
  thiamin: [
    [0.9, 1.2],
    [0.9, 1.1],
    [1.2, 1.2, 1.2, 1.2],
    [1.1, 1.1, 1.1, 1.1],
    [1.4, 1.4, 1.4],
    [1.4, 1.4, 1.4],
  ],
  riboflavin: [
    [0.9, 1.3],
    [0.9, 1.1],
    [1.3, 1.3, 1.3, 1.6],
    [1.1, 1.1, 1.1, 1.3],
    [1.4, 1.4, 1.4],
    [1.6, 1.6, 1.6],
  ],
  vitaminB6: [
    [1, 1.3],
    [1, 1.2],
    [1.3, 1.3, 1.7, 1.7],
    [1.3, 1.3, 1.5, 1.5],
    [1.9, 1.9, 1.9],
    [2, 2, 2],
  ],
  vitaminB12: [
    [1.8, 2.4],
    [1.8, 2.4],
    [2.4, 2.4, 2.4, 2.4],
    [2.4, 2.4, 2.4, 2.4],
    [2.6, 2.6, 2.6],
    [2.8, 2.8, 2.8],
  ],
  folate: [
    [300, 400],
    [300, 400],
    [400, 400, 400, 400],
    [400, 400, 400, 400],
    [600, 600, 600],
    [500, 500, 500],
  ],
  vitaminA: [
    [600, 900],
    [600, 700],
    [900, 900, 900, 900],
    [700, 700, 700, 700],
    [700, 800, 800],
    [1100, 1100, 1100],
  ],
  vitaminC: [
    [40, 40],
    [40, 40],
    [45, 45, 45, 45],
    [45, 45, 45, 45],
    [55, 60, 60],
    [80, 85, 85],
  ],
  vitaminD: [
    [5, 5],
    [5, 5],
    [5, 5, 10, 15],
    [5, 5, 10, 15],
    [5, 5, 5],
    [5, 5, 5],
  ],
  vitaminE: [
    [9, 10],
    [8, 8],
    [10, 10, 10, 10],
    [7, 7, 7, 7],
    [8, 7, 7],
    [12, 11, 11],
  ],
  vitaminK: [
    [45, 55],
    [45, 55],
    [70, 70, 70, 70],
    [60, 60, 60, 60],
    [60, 60, 60],
    [60, 60, 60],
  ],
  choline: [
    [375, 550],
    [375, 400],
    [550, 550, 550, 550],
    [425, 425, 425, 425],
    [415, 440, 440],
    [525, 550, 550],
  ],
  calcium: [
    [1300, 1300],
    [1300, 1300],
    [1000, 1000, 1000, 1300],
    [1000, 1000, 1300, 1300],
    [1300, 1000, 1000],
    [1300, 1000, 1000],
  ],
  phosphorus: [
    [1250, 1250],
    [1250, 1250],
    [1000, 1000, 1000, 1000],
    [1000, 1000, 1000, 1000],
    [1250, 1000, 1000],
    [1250, 1000, 1000],
  ],
  zinc: [
    [6, 13],
    [6, 7],
    [14, 14, 14, 14],
    [8, 8, 8, 8],
    [10, 11, 11],
    [11, 12, 12],
  ],
  iron: [
    [8, 11],
    [8, 15],
    [8, 8, 8, 8],
    [18, 18, 8, 8],
    [27, 27, 27],
    [10, 9, 9],
  ],
  magnesium: [
    [240, 410],
    [240, 360],
    [400, 420, 420, 420],
    [310, 320, 320, 320],
    [400, 350, 360],
    [360, 310, 320],
  ],
  iodine: [
    [120, 150],
    [120, 150],
    [150, 150, 150, 150],
    [150, 150, 150, 150],
    [220, 220, 220],
    [270, 270, 270],
  ],
  selenium: [
    [50, 70],
    [50, 60],
    [70, 70, 70, 70],
    [60, 60, 60, 60],
    [65, 65, 65],
    [75, 75, 75],
  ],
  copper: [
    [1.3, 1.5],
    [1.1, 1.1],
    [1.7, 1.7, 1.7, 1.7],
    [1.2, 1.2, 1.2, 1.2],
    [1.2, 1.3, 1.3],
    [1.4, 1.5, 1.5],
  ],
  manganese: [
    [3, 3.5],
    [2.5, 3],
    [5.5, 5.5, 5.5, 5.5],
    [5, 5, 5, 5],
    [5, 5, 5],
    [5, 5, 5],
  ],
  potassium: [
    [3000, 3600],
    [2500, 2600],
    [3800, 3800, 3800, 3800],
    [2800, 2800, 2800, 2800],
    [2800, 2800, 2800],
    [3200, 3200, 3200],
  ],
};

describe('every value of the summary tables', () => {
  it.each(Object.entries(PUBLISHED))('%s', (nutrient, groups) => {
    expect(groups.map((values) => values.length)).toEqual(ROWS.map(([, , ages]) => ages.length));
    ROWS.forEach(([gender, stage, ages], group) => {
      ages.forEach(([from, to], at) => {
        for (const ageYears of [from, to]) {
          const value = referenceIntake(nutrient as AnyNutrient, { gender, ageYears }, stage);
          expect(value, `${gender}, ${stage}, ${ageYears} years`).toBe(groups[group]?.[at]);
        }
      });
    });
  });

  it('of every nutrient that has one here', () => {
    const nutrients = NUTRIENT_GROUPS.flatMap((group) => group.nutrients.map(([key]) => key));
    const known = nutrients.filter((key) =>
      referenceIntake(key, { gender: 'male', ageYears: 40 }, null),
    );
    expect(Object.keys(PUBLISHED).sort()).toEqual(known.sort());
  });
});

test.each([
  [
    'male',
    [
      [12, 24],
      [13, 24],
      [14, 28],
      [18, 28],
      [19, 30],
      [80, 30],
    ],
  ],
  [
    'female',
    [
      [12, 20],
      [13, 20],
      [14, 22],
      [18, 22],
      [19, 25],
      [80, 25],
    ],
  ],
] as const)('fibre of %s: the adequate intake of table 4', (gender, table) => {
  for (const [ageYears, grams] of table) expect(fiberOf(0, gender, ageYears)).toBe(grams);
});

test('every reference covers every age from 13 and every stage', () => {
  const nutrients = NUTRIENT_GROUPS.flatMap((group) => group.nutrients.map(([key]) => key));
  const covered = nutrients.filter(
    (key) => referenceIntake(key, { gender: 'male', ageYears: 40 }, null) !== null,
  );
  expect(covered).toHaveLength(21);
  for (const key of covered) {
    for (const ageYears of [13, 14, 18, 19, 30, 31, 50, 51, 70, 71, 120]) {
      for (const gender of GENDERS) {
        expect(referenceIntake(key, { gender, ageYears }, null), key).toBeGreaterThan(0);
      }
      for (const stage of ['pregnant', 'breastfeeding'] as const) {
        const value = referenceIntake(key, { gender: 'female', ageYears }, stage);
        if (ageYears < 14) expect(value, key).toBeNull();
        else expect(value, key).toBeGreaterThan(0);
      }
    }
  }
});

test('without a published value there is none, nor at a stage without one', () => {
  const adult = { gender: 'female', ageYears: 30 } as const;
  for (const key of ['niacin', 'water', 'caffeine', 'cholesterol', 'transFat'] as const) {
    expect(referenceIntake(key, adult, null)).toBeNull();
  }
  expect(referenceIntake('iron', adult, 'unknown')).toBeNull();
  expect(referenceIntake('iron', { gender: 'female', ageYears: 8 }, null)).toBeNull();
});
