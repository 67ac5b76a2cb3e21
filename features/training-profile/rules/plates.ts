import { lbToKg } from '#platform/shared/units.ts';

/** Plates of one weight, kg; a pair is one for each side. */
export type PlateKind = { kg: number; pairs: number };

/** What a gym usually has: as many pairs as fit on a bar. */
export const USUAL_PLATES: readonly PlateKind[] = [25, 20, 15, 10, 5, 2.5, 1.25].map((kg) => ({
  kg,
  pairs: 20,
}));

/** How one sleeve is loaded; weights in whole units, so that sums are exact. */
type Load = { plates: readonly number[]; kinds: number };

const HALF_LB_KG = lbToKg(0.5);
const TEN_GRAMS_KG = 0.01;

/** Whether a weight that is kept to 10 g is one in half pounds: 20.41 kg is 45 lb, 22 kg is no 48.5 lb. */
const isInPounds = (kg: number): boolean =>
  kg > 0 &&
  !Number.isInteger(kg * 4) &&
  Math.abs(kg - Math.round(kg / HALF_LB_KG) * HALF_LB_KG) <= TEN_GRAMS_KG / 2 + 1e-9;

/** What a weight that is kept to 10 g really weighs, kg: 4.54 is 10 lb. */
export const toPrintedKg = (kg: number): number =>
  isInPounds(kg) ? Math.round(kg / HALF_LB_KG) * HALF_LB_KG : kg;

/** Pounds are summed in pounds, or the same sum of other plates would be a few grams away. */
const unitOf = (kinds: readonly PlateKind[]): number =>
  kinds.every(({ kg }) => isInPounds(kg)) ? HALF_LB_KG : TEN_GRAMS_KG;

const toTenGrams = (kg: number): number => Math.round(kg * 100) / 100;
/** Whole units that fit under a limit, which may be some grams short. */
const unitsUnder = (limitKg: number, unitKg: number): number =>
  Math.floor((limitKg + TEN_GRAMS_KG / 2) / unitKg + 1e-9);

/** Fewest plates, then fewest kinds, then the heaviest plates first. */
function isBetter(a: Load, b: Load | undefined): boolean {
  if (!b || a.plates.length !== b.plates.length) return !b || a.plates.length < b.plates.length;
  if (a.kinds !== b.kinds) return a.kinds < b.kinds;
  const at = a.plates.findIndex((plate, index) => plate !== b.plates[index]);
  return (a.plates[at] ?? 0) > (b.plates[at] ?? 0);
}

/** The best way to load one sleeve with each sum up to a limit (dynamic programme, kind by kind). */
function listSleeveLoads(
  kinds: readonly PlateKind[],
  limitKg: number,
  unitKg: number,
): Map<number, Load> {
  const limit = unitsUnder(limitKg, unitKg);
  let best = new Map<number, Load>([[0, { plates: [], kinds: 0 }]]);
  for (const { kg, pairs } of [...kinds].sort((a, b) => b.kg - a.kg)) {
    const unit = Math.round(kg / unitKg);
    if (unit <= 0) continue;
    const next = new Map(best);
    for (const [sum, load] of best) {
      for (let count = 1; count <= pairs && sum + count * unit <= limit; count += 1) {
        const more = {
          plates: [...load.plates, ...Array<number>(count).fill(unit)],
          kinds: load.kinds + 1,
        };
        const there = sum + count * unit;
        if (isBetter(more, next.get(there))) next.set(there, more);
      }
    }
    best = next;
  }
  return best;
}

/** Every sum that fits on one sleeve, kg, from nothing up to the limit, lightest first. */
export function listSleeveSums(kinds: readonly PlateKind[], limitKg: number): number[] {
  const unitKg = unitOf(kinds);
  const limit = unitsUnder(limitKg, unitKg);
  const sums = new Set([0]);
  for (const { kg, pairs } of kinds) {
    const unit = Math.round(kg / unitKg);
    if (unit <= 0) continue;
    const before = [...sums];
    for (const sum of before) {
      for (let count = 1; count <= pairs && sum + count * unit <= limit; count += 1) {
        sums.add(sum + count * unit);
      }
    }
  }
  return [...sums].sort((a, b) => a - b).map((units) => units * unitKg);
}

/**
 * Plates for each side of a bar, heaviest first, for the heaviest total not above the wanted one:
 * exact change-making with limited pairs (domain sheet 3.5), with the fewest plates. Weights in
 * kg; `plates` null means usual gym plates. A total below the bar gives the empty bar.
 */
export function platesFor(
  barKg: number,
  plates: readonly PlateKind[] | null,
  totalKg: number,
): { sideKg: readonly number[]; totalKg: number; isExact: boolean } {
  const kinds = plates ?? USUAL_PLATES;
  const unitKg = unitOf(kinds);
  const loads = listSleeveLoads(kinds, Math.max(0, (totalKg - barKg) / 2), unitKg);
  const heaviest = Math.max(...loads.keys());
  const madeKg = toTenGrams(barKg + 2 * heaviest * unitKg);
  return {
    sideKg: (loads.get(heaviest)?.plates ?? []).map((units) => toTenGrams(units * unitKg)),
    totalKg: madeKg,
    isExact: Math.abs(madeKg - totalKg) < TEN_GRAMS_KG,
  };
}
