import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import { STARTER_KITS } from '#features/exercises/rules/starter-kits.ts';
import { KG_PER_LB } from '#platform/shared/units.ts';
import { EMPTY_KIT } from './kit.ts';
import type { PlaceContent, PlaceKind } from './places.ts';

/** Ready-made places, the commonest first. */
export const PLACE_PRESETS = [
  'dumbbells',
  'gym',
  'twoDumbbells',
  'home',
  'barbell',
  'bands',
  'hotel',
  'outdoors',
  'nothing',
] as const;
export type PlacePreset = (typeof PLACE_PRESETS)[number];

type Unit = 'kg' | 'lb';

const KINDS: Readonly<Record<PlacePreset, PlaceKind>> = {
  dumbbells: 'home',
  gym: 'gym',
  twoDumbbells: 'home',
  home: 'home',
  barbell: 'home',
  bands: 'home',
  hotel: 'hotel',
  outdoors: 'outdoors',
  nothing: 'other',
};

const equipmentOf = (preset: PlacePreset): readonly Equipment[] =>
  preset === 'twoDumbbells' ? ['dumbbells', 'chair'] : STARTER_KITS[preset];

const toKg = (figure: number, unit: Unit): number =>
  unit === 'kg' ? figure : Math.round(figure * KG_PER_LB * 100) / 100;

/** Usual sets of weights, in the unit in which they are sold. */
const HOME_DUMBBELLS = { kg: [2, 20, 2], lb: [5, 45, 5] } as const;
const ONE_WEIGHT = { kg: 10, lb: 20 } as const;
const BAR = { kg: 20, lb: 45 } as const;
const HOME_PLATES = {
  kg: [
    [20, 1],
    [10, 1],
    [5, 1],
    [2.5, 1],
    [1.25, 1],
  ],
  lb: [
    [45, 1],
    [25, 1],
    [10, 1],
    [5, 1],
    [2.5, 1],
  ],
} as const;

function listDumbbells(unit: Unit): number[] {
  const [from, to, step] = HOME_DUMBBELLS[unit];
  return Array.from({ length: (to - from) / step + 1 }, (_, at) => toKg(from + at * step, unit));
}

/** A ready-made place, to be changed afterwards; only its name is still missing. */
export function presetPlace(preset: PlacePreset, unit: Unit): Omit<PlaceContent, 'name'> {
  const place = { ...EMPTY_KIT, kind: KINDS[preset], equipment: equipmentOf(preset) };
  if (preset === 'dumbbells' || preset === 'home' || preset === 'hotel') {
    return { ...place, dumbbellsKg: listDumbbells(unit) };
  }
  if (preset === 'twoDumbbells') return { ...place, dumbbellsKg: [toKg(ONE_WEIGHT[unit], unit)] };
  if (preset === 'barbell') {
    return {
      ...place,
      barKg: toKg(BAR[unit], unit),
      platesKg: HOME_PLATES[unit].map(([figure, pairs]) => ({ kg: toKg(figure, unit), pairs })),
    };
  }
  return place;
}
