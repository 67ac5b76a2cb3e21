/** Plates of one weight, kg; a pair is one for each side. */
export type PlateKind = { kg: number; pairs: number };

/** What a gym usually has: as many pairs as fit on a bar. */
export const USUAL_PLATES: readonly PlateKind[] = [25, 20, 15, 10, 5, 2.5, 1.25].map((kg) => ({
  kg,
  pairs: 20,
}));

/** How one sleeve is loaded; weights in whole 10 g, so that sums are exact. */
type Load = { plates: readonly number[]; kinds: number };

const toUnits = (kg: number): number => Math.round(kg * 100);
const toKg = (units: number): number => units / 100;

/** Fewest plates, then fewest kinds, then the heaviest plates first. */
function isBetter(a: Load, b: Load | undefined): boolean {
  if (!b || a.plates.length !== b.plates.length) return !b || a.plates.length < b.plates.length;
  if (a.kinds !== b.kinds) return a.kinds < b.kinds;
  const at = a.plates.findIndex((plate, index) => plate !== b.plates[index]);
  return (a.plates[at] ?? 0) > (b.plates[at] ?? 0);
}

/** The best way to load one sleeve with each sum up to a limit (dynamic programme, kind by kind). */
function listSleeveLoads(kinds: readonly PlateKind[], limitKg: number): Map<number, Load> {
  const limit = toUnits(limitKg);
  let best = new Map<number, Load>([[0, { plates: [], kinds: 0 }]]);
  for (const { kg, pairs } of [...kinds].sort((a, b) => b.kg - a.kg)) {
    const unit = toUnits(kg);
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
  const limit = toUnits(limitKg);
  const sums = new Set([0]);
  for (const { kg, pairs } of kinds) {
    const unit = toUnits(kg);
    if (unit <= 0) continue;
    const before = [...sums];
    for (const sum of before) {
      for (let count = 1; count <= pairs && sum + count * unit <= limit; count += 1) {
        sums.add(sum + count * unit);
      }
    }
  }
  return [...sums].sort((a, b) => a - b).map(toKg);
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
  const loads = listSleeveLoads(plates ?? USUAL_PLATES, Math.max(0, (totalKg - barKg) / 2));
  const heaviest = Math.max(...loads.keys());
  const madeKg = toKg(toUnits(barKg) + 2 * heaviest);
  return {
    sideKg: (loads.get(heaviest)?.plates ?? []).map(toKg),
    totalKg: madeKg,
    isExact: Math.abs(madeKg - totalKg) < 0.01,
  };
}
