import { kcalOf, type StoredEnergy, toStoredEnergy } from './exact-energy.ts';
import type { LoggedItem } from './item-schema.ts';
import { mapNutrients, type NutrientKey } from './nutrients.ts';

/** The nutrients of a portion, null where not known. */
export type NutrientAmounts = Pick<LoggedItem, NutrientKey>;

/** All figures of a portion: energy in kcal, nutrients, vitamins and minerals. */
export type Figures = NutrientAmounts & StoredEnergy & Pick<LoggedItem, 'otherNutrients'>;

/** Binary noise (0.30000000000000004) stays out of the log; twelve digits are far beyond any label. */
export const scaleAmount = (value: number, share: number): number =>
  share === 1 ? value : Number((value * share).toPrecision(12));

/** `share` times some amounts. What is not known stays so. */
export const scaleAmounts = <Amounts extends Partial<Record<string, number | null>>>(
  amounts: Amounts,
  share: number,
): Amounts =>
  Object.fromEntries(
    Object.entries(amounts).map(([key, value]) => [
      key,
      typeof value === 'number' ? scaleAmount(value, share) : value,
    ]),
  ) as Amounts;

const scaleEnergy = (kcal: number | null, share: number) =>
  toStoredEnergy(kcal === null ? null : scaleAmount(kcal, share));

/** The figures of `share` times a portion (0.5 is half of it), alone. */
export const scaleFigures = (
  portion: Figures,
  share: number,
): Figures & Required<StoredEnergy> => ({
  ...scaleAmounts(
    mapNutrients((key) => portion[key]),
    share,
  ),
  ...scaleEnergy(kcalOf(portion), share),
  otherNutrients: scaleAmounts(portion.otherNutrients, share),
});
