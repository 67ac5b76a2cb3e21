/** Macronutrients of one portion or of 100 g, in grams; what is left out or null is not known. */
export type EnergyParts = {
  protein: number;
  carbs: number;
  fat: number;
  fiber?: number | null;
  alcohol?: number | null;
  /** Sugar alcohols such as sorbitol, inside carbs. */
  polyols?: number | null;
  /** Sweeteners that give no energy such as erythritol, inside carbs. */
  sweeteners?: number | null;
};

export type EnergyCheck =
  | { ok: true; min: number; max: number }
  | {
      ok: false;
      problem: 'energy_too_high' | 'energy_too_low';
      looksLikeKilojoules: boolean;
      min: number;
      max: number;
    };

/** General Atwater factors in kcal per gram; fibre and polyols as in EU 1169/2011, annex XIV. */
const KCAL = { protein: 4, carbs: 4, fat: 9, alcohol: 7, fiber: 2, polyols: 2.4 };

/** kJ per gram of the Australia New Zealand Food Standards Code, Schedule 11. */
const KILOJOULES = { protein: 17, carbs: 17, fat: 37, alcohol: 29, fiber: 8, polyols: 10 };

export const KILOJOULES_PER_KCAL = 4.184;

function energy(parts: EnergyParts, carbs: number, fiber: number, factors: typeof KCAL): number {
  const polyols = parts.polyols ?? 0;
  const sugarsAndStarch = Math.max(0, carbs - polyols - (parts.sweeteners ?? 0));
  return (
    factors.protein * parts.protein +
    factors.carbs * sugarsAndStarch +
    factors.fat * parts.fat +
    factors.alcohol * (parts.alcohol ?? 0) +
    factors.polyols * polyols +
    factors.fiber * fiber
  );
}

/** kcal of a food whose carbohydrate is available carbohydrate, as Australian labels give it. */
export function atwaterKcal(parts: EnergyParts): number {
  return energy(parts, parts.carbs, parts.fiber ?? 0, KCAL);
}

/** kJ as an Australian label would compute them (Schedule 11), on available carbohydrate. */
export function atwaterKilojoules(parts: EnergyParts): number {
  return energy(parts, parts.carbs, parts.fiber ?? 0, KILOJOULES);
}

/**
 * The energies a careful label could state, in kcal. Nobody says whether fibre is inside the stated
 * carbohydrate (American data) or beside it (Australian and European labels), so both are computed,
 * and plain 4/4/9/7 as well.
 */
export function atwaterRange(parts: EnergyParts): { min: number; max: number } {
  const fiber = parts.fiber ?? 0;
  const energies = [
    energy(parts, parts.carbs, fiber, KCAL),
    energy(parts, Math.max(0, parts.carbs - fiber), fiber, KCAL),
    energy(parts, parts.carbs, 0, KCAL),
  ];
  return { min: Math.min(...energies), max: Math.max(...energies) };
}

function fits(kcal: number, range: { min: number; max: number }): boolean {
  return (
    kcal >= range.min - Math.max(20, range.min * 0.15) &&
    kcal <= range.max + Math.max(20, range.max * 0.15)
  );
}

/**
 * Whether a stated energy (kcal) can come from the stated macronutrients: inside the range above,
 * widened by 20 kcal or 15 %, whichever is more, because specific factors of fruit, vegetables and
 * nuts differ from the general ones. A warning, never a reason to refuse a food. Below 150 kcal
 * nothing is called kilojoules: too many other errors look the same there.
 */
export function checkEnergy(kcal: number, parts: EnergyParts): EnergyCheck {
  const range = atwaterRange(parts);
  if (fits(kcal, range)) return { ok: true, ...range };
  const tooHigh = kcal > range.max;
  return {
    ok: false,
    problem: tooHigh ? 'energy_too_high' : 'energy_too_low',
    looksLikeKilojoules: tooHigh && kcal >= 150 && fits(kcal / KILOJOULES_PER_KCAL, range),
    ...range,
  };
}
