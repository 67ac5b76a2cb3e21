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
  energy_too_high: 'The energy is too high for its protein, carbs and fat.',
  energy_too_low: 'The energy is too low for its protein, carbs and fat.',
  looks_like_kj: 'The energy looks like kJ entered as kcal. Check the label.',
  energy_was_kj: 'The source gave kJ as kcal, so we converted it. Check the label.',
  energy_estimated: 'The energy is estimated from protein, carbs and fat.',
  energy_conflict: 'The source’s kJ and kcal don’t match. Compare them with the label.',
  salt_sodium_conflict: 'The source’s salt and sodium don’t match. Compare them with the label.',
  salt_as_sodium: 'The sodium is worked out from the salt.',
  sodium_too_high: 'The sodium is higher than in pure salt.',
  looks_like_per_serving:
    'The values look per serving, not per 100 g. Compare them with the label.',
  from_serving: 'The values were per serving, so we converted them to 100 g.',
  sugar_over_carbs: 'Sugars are higher than carbohydrate.',
  saturated_over_fat: 'Saturated and trans fat are higher than total fat.',
  sum_over_100: 'Protein, carbs and fat add up to more than 100 g per 100 g.',
  impossible_left_out: 'An impossible value was left out.',
  no_energy: 'The energy is unknown.',
};

export const warningOf = (code: WarningCode): FoodWarning => ({ code, sentence: SENTENCES[code] });
