import { atwaterKcal, checkEnergy, KILOJOULES_PER_KCAL } from './atwater.ts';
import { energyParts, foodWarnings, isImpossible, removeImpossible } from './food-checks.ts';
import type { Basis } from './food-kinds.ts';
import type { WarningCode } from './food-warnings.ts';
import { type KnownNutrients, roundNoise } from './nutrient-kinds.ts';

/** Unchecked values per 100 g or 100 ml from a source. */
export type SourceFigures = {
  basis: Basis;
  /** kcal as stated */
  kcal?: number | undefined;
  /** kJ as stated */
  kj?: number | undefined;
  /** g */
  salt?: number | undefined;
  /** all figures but energy, in their own units */
  others: KnownNutrients;
  /** The stated figures of a serving beside those of 100, to compare: size in g or ml, energy in kcal. */
  serving?: { size: number; kcal: number; per100: number } | undefined;
  /** 100 were worked out from a serving */
  fromServing?: boolean;
};

type Energy = { kcal?: number; codes: WarningCode[] };

const close = (a: number, b: number, share: number): boolean =>
  Math.abs(a - b) <= share * Math.max(Math.abs(a), Math.abs(b));

/**
 * The energy in kcal out of what a source states, or out of the macronutrients when it states none.
 * Kilojoules in the place of kilocalories are found by the other figure, by what the macronutrients give, or
 * by being more than fat has; they are converted, and it is said.
 */
function energyOf({ kcal, kj, basis, others }: SourceFigures): Energy {
  const parts = energyParts(others);
  const fits = (value: number): boolean => parts !== null && checkEnergy(value, parts).ok;
  const possible = (value: number | undefined): value is number =>
    value !== undefined && !isImpossible('calories', value, basis);
  const fromKj = kj === undefined ? undefined : kj / KILOJOULES_PER_KCAL;

  if (kcal === undefined && fromKj === undefined) {
    return parts === null
      ? { codes: ['no_energy'] }
      : { kcal: atwaterKcal(parts), codes: ['energy_estimated'] };
  }
  if (kcal === undefined) return single(fromKj as number, { fits, possible });
  if (fromKj === undefined || close(kcal, fromKj, 0.05) || Math.abs(kcal - fromKj) <= 3) {
    return single(kcal, { fits, possible });
  }
  // The two disagree. Equal numbers: one of the units is wrong.
  const sameNumber = kj !== undefined && close(kcal, kj, 0.02);
  const candidates = sameNumber ? [kcal, kcal / KILOJOULES_PER_KCAL] : [kcal, fromKj];
  const [chosen] = [
    ...candidates.filter((value) => possible(value) && fits(value)),
    ...candidates.filter(possible),
  ];
  if (chosen === undefined) return { codes: ['impossible_left_out'] };
  const converted = sameNumber && chosen !== kcal;
  return { kcal: chosen, codes: [converted ? 'energy_was_kj' : 'energy_conflict'] };
}

function single(
  kcal: number,
  { fits, possible }: { fits: (value: number) => boolean; possible: (value: number) => boolean },
): Energy {
  const converted = kcal / KILOJOULES_PER_KCAL;
  // Below 150 too many other errors look the same (domain: only then are kilojoules suspected).
  if (kcal >= 150 && !fits(kcal) && fits(converted)) {
    return { kcal: converted, codes: ['energy_was_kj'] };
  }
  if (possible(kcal)) return { kcal, codes: [] };
  if (kcal > 0 && possible(converted) && kcal < 3_900) {
    return { kcal: converted, codes: ['energy_was_kj'] };
  }
  return { codes: ['impossible_left_out'] };
}

/** Salt has 400 mg sodium a gram, as labels reckon (sodium = salt / 2.5). */
const sodiumOf = (salt: number): number => roundNoise((salt * 1000) / 2.5);

function sodiumOfSource(sodium: number | undefined, salt: number | undefined) {
  const codes: WarningCode[] = [];
  const saltPossible = salt !== undefined && salt >= 0 && salt <= 100;
  if (sodium === undefined) return { sodium: saltPossible ? sodiumOf(salt) : undefined, codes };
  if (!saltPossible) return { sodium, codes };
  const sodiumGrams = sodium / 1000;
  const same = sodiumGrams > 0.05 && close(sodiumGrams, salt, 0.02);
  if (same) return { sodium: sodiumOf(salt), codes: ['salt_as_sodium' as const] };
  if (isImpossible('sodium', sodium) || sodium > 39_300) {
    return { sodium: sodiumOf(salt), codes: ['salt_sodium_conflict' as const] };
  }
  return { sodium, codes };
}

/** The same figures for a serving as for 100: one of the two is not what it says. */
function looksLikePerServing({ serving }: SourceFigures): boolean {
  if (!serving || serving.size <= 0 || close(serving.size, 100, 0.2)) return false;
  return serving.per100 > 5 && close(serving.kcal, serving.per100, 0.02);
}

/**
 * Checks what a source says. What cannot be is left out and said; what is doubtful is kept and said;
 * null when most of it cannot be.
 */
export function checkFigures(
  source: SourceFigures,
): { nutrients: KnownNutrients; warnings: WarningCode[] } | null {
  const { sodium, codes: sodiumCodes } = sodiumOfSource(source.others.sodium, source.salt);
  const { sodium: _, ...rest } = source.others;
  const stated: KnownNutrients = sodium === undefined ? rest : { ...rest, sodium };
  const { figures, removed } = removeImpossible(stated, source.basis);
  const macros = removed.filter((key) => ['protein', 'carbs', 'fat'].includes(key));
  if (macros.length >= 2) return null;
  const energy = energyOf({ ...source, others: figures });
  const nutrients: KnownNutrients =
    energy.kcal === undefined ? figures : { calories: roundNoise(energy.kcal), ...figures };
  const codes = new Set<WarningCode>([...energy.codes, ...sodiumCodes]);
  if (removed.length > 0) codes.add('impossible_left_out');
  if (source.fromServing) codes.add('from_serving');
  if (looksLikePerServing(source)) codes.add('looks_like_per_serving');
  const saltToCompare = sodiumCodes.length > 0 ? undefined : source.salt;
  for (const code of foodWarnings(nutrients, source.basis, saltToCompare)) codes.add(code);
  return { nutrients, warnings: [...codes] };
}
