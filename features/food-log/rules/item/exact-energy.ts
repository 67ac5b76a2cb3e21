/** Energy of a portion as it is stored: whole kcal, and beside them what was rounded. */
export type StoredEnergy = { calories: number | null; exactKcal?: number | null };

/** Rounds energy for storing; null is not known. Twelve digits keep binary noise out. */
export function toStoredEnergy(kcal: number | null): Required<StoredEnergy> {
  if (kcal === null) return { calories: null, exactKcal: null };
  const exact = Number(kcal.toPrecision(12));
  return { calories: Math.round(exact), exactKcal: Number.isInteger(exact) ? null : exact };
}

/** Energy (kcal) unrounded. Where the two disagree only the whole number was changed, and it counts. */
export function kcalOf({ calories, exactKcal = null }: StoredEnergy): number | null {
  if (calories === null || exactKcal === null) return calories;
  return Math.abs(exactKcal - calories) <= 0.5 ? exactKcal : calories;
}
