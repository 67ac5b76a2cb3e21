import { type Equipment, kindOfEquipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { isEquipped } from '#features/exercises/rules/exercise-pool.ts';
import { listSleeveSums, type PlateKind, toPrintedKg, USUAL_PLATES } from './plates.ts';

/** What can be used at a place. Weights in kg. Null: not stated, so the domain's usual steps hold. */
export type Kit = {
  equipment: readonly Equipment[];
  /** weight of the bar; usual 20 */
  barKg: number | null;
  /** null: usual gym plates, unlimited */
  platesKg: readonly PlateKind[] | null;
  /** weights for one hand; null: 2 to 50 in steps of 2 */
  dumbbellsKg: readonly number[] | null;
  /** null: 4 to 48 in steps of 4 */
  kettlebellsKg: readonly number[] | null;
  /** usual 5; plate-loaded machines usually 2.5 */
  machineStepKg: number | null;
};

/** Nothing at all: what a day without a place gets. */
export const EMPTY_KIT: Kit = {
  equipment: [],
  barKg: null,
  platesKg: null,
  dumbbellsKg: null,
  kettlebellsKg: null,
  machineStepKg: null,
};

/** Heaviest load that is listed for bars and machines, kg. */
export const MAX_LISTED_KG = 400;
export const USUAL_BAR_KG = 20;

/** Loads as near as this are one, kg: pounds are kept to 10 g and typed exactly. */
export const SAME_KG = 0.03;

/** Usual weights of bars that a place does not state, kg. */
const BARS = { 'ez-bar': 10, 'trap-bar': 25, 'smith-machine': 20 } as const;

/** Heaviest usual weight of what is held in the hands or pulled, kg. */
const HEAVIEST_KG: Partial<Record<Equipment, number>> = {
  dumbbells: 50,
  kettlebell: 48,
  'medicine-ball': 12,
  sandbag: 60,
  sled: 150,
  backpack: 20,
};

/** From one step to the heaviest, kg, rounded to 10 g as weights in pounds need it. */
function listSteps(stepKg: number, heaviestKg: number): number[] {
  const step = toPrintedKg(stepKg);
  return Array.from(
    { length: Math.floor(heaviestKg / step + 1e-9) },
    (_, at) => Math.round((at + 1) * step * 100) / 100,
  );
}

const sortUp = (weightsKg: readonly number[]): number[] =>
  [...new Set(weightsKg)].sort((a, b) => a - b);

const listBarLoads = (barKg: number, plates: readonly PlateKind[] | null): number[] =>
  listSleeveSums(plates ?? USUAL_PLATES, (MAX_LISTED_KG - barKg) / 2).map(
    (sideKg) => Math.round((barKg + 2 * sideKg) * 100) / 100,
  );

/** A landmine takes plates at one end, so that both plates of a pair count singly. */
const listLandmineLoads = (barKg: number, plates: readonly PlateKind[] | null): number[] =>
  listSleeveSums(
    (plates ?? USUAL_PLATES).map(({ kg, pairs }) => ({ kg, pairs: pairs * 2 })),
    MAX_LISTED_KG / 2 - barKg,
  ).map((endKg) => Math.round((barKg + endKg) * 100) / 100);

/**
 * All loads that can be made with a piece of equipment, kg, lightest first, bar included and at
 * most 400 kg; for dumbbells the weight in one hand. Empty where the equipment adds no load.
 * Steps where a place states none: domain sheet 3.4.
 */
export function loadsOf(kit: Kit, equipment: Equipment): number[] {
  const { group, stepKg } = kindOfEquipment(equipment);
  if (stepKg === null) return [];
  const barKg = kit.barKg ?? USUAL_BAR_KG;
  if (equipment === 'barbell') return listBarLoads(barKg, kit.platesKg);
  if (equipment === 'landmine') return listLandmineLoads(barKg, kit.platesKg);
  if (equipment === 'ez-bar' || equipment === 'trap-bar' || equipment === 'smith-machine') {
    return listBarLoads(BARS[equipment], kit.platesKg);
  }
  if (equipment === 'plates') return sortUp((kit.platesKg ?? USUAL_PLATES).map(({ kg }) => kg));
  if (equipment === 'dumbbells' && kit.dumbbellsKg) return sortUp(kit.dumbbellsKg);
  if (equipment === 'kettlebell' && kit.kettlebellsKg) return sortUp(kit.kettlebellsKg);
  const step = group === 'machines' ? (kit.machineStepKg ?? stepKg) : stepKg;
  return listSteps(step, HEAVIEST_KG[equipment] ?? MAX_LISTED_KG);
}

/** What holds the load when the exercise is done with this kit; null if nothing does. */
export function loadHolderOf(
  kit: Pick<Kit, 'equipment'>,
  exercise: Pick<Exercise, 'kit' | 'loadType'>,
): Equipment | null {
  if (exercise.loadType !== 'external') return null;
  const there = new Set(kit.equipment);
  const used = exercise.kit.find((needed) => isEquipped({ kit: [needed] }, there));
  return used?.find((one) => kindOfEquipment(one).stepKg !== null) ?? null;
}

/**
 * The heaviest load not above the wanted one that can really be made, kg; the lightest there is if
 * all are heavier (an empty bar). Null if the exercise has no outside load with this kit.
 */
export function toAchievableKg(
  kit: Kit,
  exercise: Pick<Exercise, 'kit' | 'loadType'>,
  wantedKg: number,
): number | null {
  const holder = loadHolderOf(kit, exercise);
  if (!holder) return null;
  const loads = loadsOf(kit, holder);
  return loads.findLast((kg) => kg <= wantedKg + SAME_KG) ?? loads[0] ?? null;
}

/** The next heavier load that can be made, kg: the step of a progression. Null if there is none. */
export function toNextKg(
  kit: Kit,
  exercise: Pick<Exercise, 'kit' | 'loadType'>,
  currentKg: number,
): number | null {
  const holder = loadHolderOf(kit, exercise);
  return (holder && loadsOf(kit, holder).find((kg) => kg > currentKg + SAME_KG)) ?? null;
}
