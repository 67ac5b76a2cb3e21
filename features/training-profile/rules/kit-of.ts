import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { lbToKg } from '#platform/shared/units.ts';
import { EMPTY_KIT, type Kit, loadHolderOf, loadsOf, SAME_KG } from './kit.ts';
import { type PlateKind, platesFor } from './plates.ts';

const toKg = (lb: number): number => Math.round(lbToKg(lb) * 100) / 100;

/** What a gym with pounds usually has. */
const POUND_PLATES: readonly PlateKind[] = [45, 35, 25, 10, 5, 2.5].map((lb) => ({
  kg: toKg(lb),
  pairs: 20,
}));
const POUND_DUMBBELLS = Array.from({ length: 24 }, (_, at) => toKg((at + 1) * 5));
const POUND_BAR_KG = toKg(45);
const POUND_STACK_KG = toKg(10);

/** What the place says, and what is usual in pounds where it says nothing. */
const inPounds = (kit: Kit): Kit => ({
  ...kit,
  barKg: kit.barKg ?? POUND_BAR_KG,
  platesKg: kit.platesKg ?? POUND_PLATES,
  dumbbellsKg: kit.dumbbellsKg ?? POUND_DUMBBELLS,
  machineStepKg: kit.machineStepKg ?? POUND_STACK_KG,
});

type Loaded = Pick<Exercise, 'kit' | 'loadType'>;

/**
 * The kit with which an exercise is done: the place's, where it has what the exercise needs, else the
 * exercise's usual equipment with its usual weights.
 */
export function kitFor(exercise: Loaded, place: Kit | null, unit: 'kg' | 'lb'): Kit {
  const kit =
    place && loadHolderOf(place, exercise) !== null
      ? place
      : { ...EMPTY_KIT, equipment: exercise.kit[0] ?? [] };
  return unit === 'lb' ? inPounds(kit) : kit;
}

const STEP_KG = 2.5;
const STEP_LB_KG = lbToKg(5);

/**
 * The next load up or down, kg: of those that can be made with the kit; else steps of 2.5 kg or 5 lb.
 * Below nothing only where the load helps the body.
 */
export function stepLoad(
  loadKg: number,
  by: 1 | -1,
  loads: readonly number[],
  { unit, mayHelp }: { unit: 'kg' | 'lb'; mayHelp: boolean },
): number {
  if (loads.length > 0 && !mayHelp) {
    const next =
      by === 1
        ? loads.find((kg) => kg > loadKg + SAME_KG)
        : loads.findLast((kg) => kg < loadKg - SAME_KG);
    return next ?? loadKg;
  }
  const stepped = loadKg + by * (unit === 'lb' ? STEP_LB_KG : STEP_KG);
  return mayHelp ? stepped : Math.max(0, stepped);
}

/** Loads that can be made for an exercise, kg; empty where nothing is added to it. */
export function loadsFor(exercise: Loaded, kit: Kit): readonly number[] {
  const holder = loadHolderOf(kit, exercise);
  return holder ? loadsOf(kit, holder) : [];
}

const BARS: ReadonlySet<Equipment> = new Set(['barbell', 'ez-bar', 'trap-bar', 'smith-machine']);

export type LoadedBar = {
  barKg: number;
  /** plates of each side, heaviest first, kg */
  sideKg: readonly number[];
  totalKg: number;
  isExact: boolean;
};

/** How a load is put on a bar; null where it is no bar. */
export function loadBar(exercise: Loaded, kit: Kit, loadKg: number): LoadedBar | null {
  const holder = loadHolderOf(kit, exercise);
  if (!holder || !BARS.has(holder)) return null;
  const barKg = loadsOf(kit, holder)[0];
  if (barKg === undefined) return null;
  return { barKg, ...platesFor(barKg, kit.platesKg, loadKg) };
}
