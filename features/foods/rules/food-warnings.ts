/**
 * What may be wrong with a food's figures. A warning is shown and never hinders saving; only what
 * cannot be (rules/food-checks.ts) is refused.
 */
export const WARNING_CODES = [
  'energy_too_high',
  'energy_too_low',
  'looks_like_kj',
  'energy_was_kj',
  'energy_estimated',
  'energy_conflict',
  'salt_sodium_conflict',
  'salt_as_sodium',
  'sodium_too_high',
  'looks_like_per_serving',
  'from_serving',
  'sugar_over_carbs',
  'saturated_over_fat',
  'sum_over_100',
  'impossible_left_out',
  'no_energy',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

export type FoodWarning = { code: WarningCode; sentence: string };

const SENTENCES: Record<WarningCode, string> = {
  energy_too_high: 'The energy is higher than the protein, carbohydrate and fat account for.',
  energy_too_low: 'The energy is lower than the protein, carbohydrate and fat account for.',
  looks_like_kj:
    'The energy looks like kilojoules written as kilocalories. Compare it with the label.',
  energy_was_kj:
    'The source’s kilocalories were kilojoules; they are converted. Compare them with the label.',
  energy_estimated:
    'The source gives no energy; it is estimated from protein, carbohydrate and fat.',
  energy_conflict:
    'The source’s kilojoules and kilocalories disagree. Compare them with the label.',
  salt_sodium_conflict: 'The source’s salt and sodium disagree. Compare them with the label.',
  salt_as_sodium:
    'The source gives the same figure for salt and sodium; the sodium is worked out from the salt.',
  sodium_too_high: 'More sodium is given than pure salt has.',
  looks_like_per_serving:
    'The figures look like those of a serving, not of 100 g. Compare them with the label.',
  from_serving: 'The figures were given per serving and are converted to 100 g.',
  sugar_over_carbs: 'More sugars than carbohydrate are given.',
  saturated_over_fat: 'More saturated and trans fat than fat is given.',
  sum_over_100: 'Protein, carbohydrate and fat add up to more than 100 g in 100 g.',
  impossible_left_out: 'A figure that cannot be was left out.',
  no_energy: 'The source gives no energy, and too little to estimate it.',
};

/** The warning with its sentence. */
export const warningOf = (code: WarningCode): FoodWarning => ({ code, sentence: SENTENCES[code] });
