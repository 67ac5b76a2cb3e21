/** The nutrients of an item beside its energy, in the order of its form, and their units. All else follows this list. */
export const NUTRIENTS = {
  protein: 'g',
  carbs: 'g',
  fat: 'g',
  fiber: 'g',
  sugar: 'g',
  saturatedFat: 'g',
  transFat: 'g',
  sodium: 'mg',
  cholesterol: 'mg',
} as const satisfies Record<string, 'g' | 'mg'>;

export type NutrientKey = keyof typeof NUTRIENTS;

export const NUTRIENT_KEYS = Object.keys(NUTRIENTS) as NutrientKey[];

/** An item's figures that a day adds up: its energy (kcal) and its nutrients. */
export const FIGURE_KEYS = ['calories', ...NUTRIENT_KEYS] as const;

/** One value for each nutrient. */
export const mapNutrients = <Value>(toValue: (key: NutrientKey) => Value) =>
  Object.fromEntries(NUTRIENT_KEYS.map((key) => [key, toValue(key)])) as Record<NutrientKey, Value>;

/** The nutrients with energy, in the order of a label, and the kcal of a gram (general Atwater factors). */
export const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const satisfies Partial<
  Record<NutrientKey, number>
>;

export type Macro = keyof typeof KCAL_PER_GRAM;

export const MACROS = Object.keys(KCAL_PER_GRAM) as Macro[];

/** The two fields of each macro in a day: its amount, and how many entries say it. */
export const mapMacroSums = <Amount, Known>(
  toAmount: (key: Macro) => Amount,
  toKnown: (key: Macro) => Known,
) =>
  Object.fromEntries(
    MACROS.flatMap((key) => [
      [key, toAmount(key)],
      [`${key}Known`, toKnown(key)],
    ]),
  ) as Record<Macro, Amount> & Record<`${Macro}Known`, Known>;
