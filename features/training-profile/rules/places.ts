import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Kit } from './kit.ts';

export const PLACE_KINDS = ['home', 'gym', 'hotel', 'outdoors', 'other'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const MAX_NAME_LENGTH = 60;
/** Lightest weight of any kind, kg. */
export const MIN_KG = 0.25;
export const MAX_BAR_KG = 50;
export const MAX_PLATE_KG = 50;
export const MAX_PAIRS = 20;
export const MAX_PLATE_KINDS = 12;
export const MAX_DUMBBELL_KG = 100;
export const MAX_WEIGHTS = 60;
export const MAX_MACHINE_STEP_KG = 25;

export type PlaceContent = Kit & { name: string; kind: PlaceKind };

type Sent = Pick<PlaceContent, 'name' | 'kind' | 'equipment'> & {
  [Part in Exclude<keyof Kit, 'equipment'>]?: Kit[Part] | undefined;
};

/** Equipment that takes plates. */
export const TAKES_PLATES: readonly Equipment[] = [
  'plates',
  'barbell',
  'ez-bar',
  'trap-bar',
  'landmine',
  'smith-machine',
];

/** To 10 g: a plate of 45 lb stays one. */
const round = (kg: number): number => Math.round(kg * 100) / 100;
const roundSome = (kg: number | null | undefined): number | null =>
  kg === null || kg === undefined ? null : round(kg);

const sortWeights = (weights: readonly number[] | null | undefined): number[] | null =>
  weights ? [...new Set(weights.map(round))].sort((a, b) => a - b) : null;

/** Plates heaviest first; of two entries with one weight, the later counts. */
function sortPlates(plates: Sent['platesKg']): { kg: number; pairs: number }[] | null {
  if (!plates) return null;
  const pairsOf = new Map(plates.map(({ kg, pairs }) => [round(kg), pairs]));
  return [...pairsOf].map(([kg, pairs]) => ({ kg, pairs })).sort((a, b) => b.kg - a.kg);
}

/** What the server makes of a place that was sent: in order, and without weights of what is not there. */
export function toShownPlace(sent: Sent) {
  const equipment = [...new Set(sent.equipment)];
  const has = (...some: readonly Equipment[]) => some.some((one) => equipment.includes(one));
  return {
    name: sent.name.trim(),
    kind: sent.kind,
    equipment,
    barKg: has('barbell', 'landmine') ? roundSome(sent.barKg) : null,
    platesKg: has(...TAKES_PLATES) ? sortPlates(sent.platesKg) : null,
    dumbbellsKg: has('dumbbells') ? sortWeights(sent.dumbbellsKg) : null,
    kettlebellsKg: has('kettlebell') ? sortWeights(sent.kettlebellsKg) : null,
    machineStepKg: roundSome(sent.machineStepKg),
  };
}

/** First made first: ids sort by the moment they were made. */
export const byFirstPlace = (a: { id: string }, b: { id: string }): number =>
  a.id < b.id ? -1 : 1;
