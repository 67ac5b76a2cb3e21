import type { AnyNutrient } from '#features/food-log/rules/item/nutrient-groups.ts';
import type { Body } from '../targets/resting-energy.ts';

/** First year of each age band: 12–13, 14–18, 19–30, 31–50, 51–70, over 70. */
const BANDS = [12, 14, 19, 31, 51, 71] as const;
/** Pregnant or breastfeeding: 14–18, 19–30, 31–50. */
const MATERNAL_BANDS = [14, 19, 31] as const;

type Values = {
  male: readonly number[];
  female: readonly number[];
  pregnant: readonly number[];
  breastfeeding: readonly number[];
};

const all = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

/**
 * Recommended dietary intakes (RDI), or adequate intakes (AI) where there is no RDI, a day and in the food log's units.
 * Source: Nutrient Reference Values for Australia and New Zealand Including Recommended Dietary Intakes (NHMRC and New
 * Zealand Ministry of Health 2006, version 1.2, updated September 2017), summary tables 5 to 9; the test holds them all.
 * AI: vitamins D, E and K, choline, copper, manganese and potassium. Calcium of 9 to 13 years is that of 12 and 13.
 * Vitamin A is published in retinol equivalents; foods list activity equivalents, in which plants count half as much, so
 * it is never overstated. Folate is in dietary folate equivalents in both.
 * Left out: niacin (an RDI in equivalents, while foods list niacin alone), water (includes drinks nobody logs) and all
 * that have no RDI or AI. Sodium has a limit instead (nutrient-goals.ts).
 */
const REFERENCES: Partial<Record<AnyNutrient, Values>> = {
  potassium: {
    male: [3000, 3600, ...all(4, 3800)],
    female: [2500, 2600, ...all(4, 2800)],
    pregnant: all(3, 2800),
    breastfeeding: all(3, 3200),
  },
  calcium: {
    male: [1300, 1300, 1000, 1000, 1000, 1300],
    female: [1300, 1300, 1000, 1000, 1300, 1300],
    pregnant: [1300, 1000, 1000],
    breastfeeding: [1300, 1000, 1000],
  },
  iron: {
    male: [8, 11, ...all(4, 8)],
    female: [8, 15, 18, 18, 8, 8],
    pregnant: all(3, 27),
    breastfeeding: [10, 9, 9],
  },
  magnesium: {
    male: [240, 410, 400, 420, 420, 420],
    female: [240, 360, 310, 320, 320, 320],
    pregnant: [400, 350, 360],
    breastfeeding: [360, 310, 320],
  },
  phosphorus: {
    male: [1250, 1250, ...all(4, 1000)],
    female: [1250, 1250, ...all(4, 1000)],
    pregnant: [1250, 1000, 1000],
    breastfeeding: [1250, 1000, 1000],
  },
  zinc: {
    male: [6, 13, ...all(4, 14)],
    female: [6, 7, ...all(4, 8)],
    pregnant: [10, 11, 11],
    breastfeeding: [11, 12, 12],
  },
  copper: {
    male: [1.3, 1.5, ...all(4, 1.7)],
    female: [1.1, 1.1, ...all(4, 1.2)],
    pregnant: [1.2, 1.3, 1.3],
    breastfeeding: [1.4, 1.5, 1.5],
  },
  manganese: {
    male: [3, 3.5, ...all(4, 5.5)],
    female: [2.5, 3, ...all(4, 5)],
    pregnant: all(3, 5),
    breastfeeding: all(3, 5),
  },
  selenium: {
    male: [50, ...all(5, 70)],
    female: [50, ...all(5, 60)],
    pregnant: all(3, 65),
    breastfeeding: all(3, 75),
  },
  iodine: {
    male: [120, ...all(5, 150)],
    female: [120, ...all(5, 150)],
    pregnant: all(3, 220),
    breastfeeding: all(3, 270),
  },
  vitaminA: {
    male: [600, ...all(5, 900)],
    female: [600, ...all(5, 700)],
    pregnant: [700, 800, 800],
    breastfeeding: all(3, 1100),
  },
  thiamin: {
    male: [0.9, ...all(5, 1.2)],
    female: [0.9, ...all(5, 1.1)],
    pregnant: all(3, 1.4),
    breastfeeding: all(3, 1.4),
  },
  riboflavin: {
    male: [0.9, 1.3, 1.3, 1.3, 1.3, 1.6],
    female: [0.9, 1.1, 1.1, 1.1, 1.1, 1.3],
    pregnant: all(3, 1.4),
    breastfeeding: all(3, 1.6),
  },
  vitaminB6: {
    male: [1, 1.3, 1.3, 1.3, 1.7, 1.7],
    female: [1, 1.2, 1.3, 1.3, 1.5, 1.5],
    pregnant: all(3, 1.9),
    breastfeeding: all(3, 2),
  },
  folate: {
    male: [300, ...all(5, 400)],
    female: [300, ...all(5, 400)],
    pregnant: all(3, 600),
    breastfeeding: all(3, 500),
  },
  vitaminB12: {
    male: [1.8, ...all(5, 2.4)],
    female: [1.8, ...all(5, 2.4)],
    pregnant: all(3, 2.6),
    breastfeeding: all(3, 2.8),
  },
  vitaminC: {
    male: [40, 40, ...all(4, 45)],
    female: [40, 40, ...all(4, 45)],
    pregnant: [55, 60, 60],
    breastfeeding: [80, 85, 85],
  },
  vitaminD: {
    male: [5, 5, 5, 5, 10, 15],
    female: [5, 5, 5, 5, 10, 15],
    pregnant: all(3, 5),
    breastfeeding: all(3, 5),
  },
  vitaminE: {
    male: [9, ...all(5, 10)],
    female: [8, 8, ...all(4, 7)],
    pregnant: [8, 7, 7],
    breastfeeding: [12, 11, 11],
  },
  vitaminK: {
    male: [45, 55, ...all(4, 70)],
    female: [45, 55, ...all(4, 60)],
    pregnant: all(3, 60),
    breastfeeding: all(3, 60),
  },
  choline: {
    male: [375, ...all(5, 550)],
    female: [375, 400, ...all(4, 425)],
    pregnant: [415, 440, 440],
    breastfeeding: [525, 550, 550],
  },
};

/** `unknown`: pregnant or breastfeeding, but at a stage without reference values. */
export type ReferenceStage = 'pregnant' | 'breastfeeding' | 'unknown' | null;

/** What to reach of a vitamin or mineral in a day, in the food log's unit; null without a reference value. */
export function referenceIntake(
  nutrient: AnyNutrient,
  { gender, ageYears }: Pick<Body, 'gender' | 'ageYears'>,
  stage: ReferenceStage,
): number | null {
  const values = REFERENCES[nutrient];
  if (!values || stage === 'unknown') return null;
  const bands = stage === null ? BANDS : MATERNAL_BANDS;
  const band = bands.findLastIndex((from) => ageYears >= from);
  return values[stage ?? gender][band] ?? null;
}
