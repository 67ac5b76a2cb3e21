import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { type Kit, loadHolderOf, loadsOf } from './kit.ts';

export type WarmUpSet = { kg: number; reps: number };

const BARS: ReadonlySet<Equipment> = new Set([
  'barbell',
  'ez-bar',
  'trap-bar',
  'smith-machine',
  'landmine',
]);

/** Shares of the work load and their reps; a bar is lifted empty first (domain sheet 3.5). */
const SHARES: readonly { belowKg: number; barFirst: boolean; sets: readonly [number, number][] }[] =
  [
    { belowKg: 40, barFirst: false, sets: [[0.6, 8]] },
    {
      belowKg: 80,
      barFirst: true,
      sets: [
        [0.6, 5],
        [0.8, 3],
      ],
    },
    {
      belowKg: Number.POSITIVE_INFINITY,
      barFirst: true,
      sets: [
        [0.4, 5],
        [0.6, 4],
        [0.75, 2],
        [0.9, 1],
      ],
    },
  ];

/** The first set where no bar can be lifted empty: a share of the work load. */
const FIRST_SHARE = 0.4;
const FIRST_REPS = 8;

/** The load nearest to the wanted one, the lighter of two that are as near, kg. */
function toNearestKg(loads: readonly number[], wantedKg: number): number {
  const heavier = loads.find((kg) => kg >= wantedKg);
  const lighter = loads.findLast((kg) => kg <= wantedKg);
  if (heavier === undefined || lighter === undefined) return heavier ?? lighter ?? wantedKg;
  return heavier - wantedKg < wantedKg - lighter ? heavier : lighter;
}

/**
 * Warm-up sets before a work load in kg, from the loads that can be made, lightest first. `barKg`
 * is what an empty bar weighs, null where there is none. No load comes twice and none reaches the
 * work load (domain sheet 3.5).
 */
export function rampUpTo(
  workKg: number,
  barKg: number | null,
  loads: readonly number[],
): WarmUpSet[] {
  const ramp = SHARES.find(({ belowKg }) => workKg < belowKg);
  if (!ramp) return [];
  const first = { kg: barKg ?? toNearestKg(loads, workKg * FIRST_SHARE), reps: FIRST_REPS };
  const sets = [
    ...(ramp.barFirst ? [first] : []),
    ...ramp.sets.map(([share, reps]) => ({ kg: toNearestKg(loads, workKg * share), reps })),
  ];
  const heaviestBefore = (at: number) => Math.max(0, ...sets.slice(0, at).map(({ kg }) => kg));
  return sets.filter(({ kg }, at) => kg < workKg && kg > heaviestBefore(at));
}

/** Warm-up sets of an exercise with a kit; none where it has no outside load. */
export function warmUpFor(
  kit: Kit,
  exercise: Pick<Exercise, 'kit' | 'loadType'>,
  workKg: number,
): WarmUpSet[] {
  const holder = loadHolderOf(kit, exercise);
  if (!holder) return [];
  const loads = loadsOf(kit, holder);
  const isBar = BARS.has(holder);
  return rampUpTo(workKg, isBar ? (loads[0] ?? null) : null, loads);
}
