import type { Goal } from '#features/account/contract.ts';
import type { Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import type { Level, StressTag } from '#features/exercises/rules/exercise-kinds.ts';
import { type BodyPart, musclesOf, toBodyParts } from './body-parts.ts';
import { NO_CONSTRAINTS, type RequestConstraints } from './constraints.ts';

type Chips = {
  minutes: number;
  daysPerWeek: number;
  weekdays: readonly number[];
  place: NonNullable<RequestConstraints['place']>;
  equipment: Equipment;
  without: Equipment;
  noEquipment: true;
  maxDumbbellKg: number;
  dumbbellsKg: readonly number[];
  kettlebellsKg: readonly number[];
  avoid: StressTag;
  fine: StressTag;
  focus: BodyPart;
  leaveOut: BodyPart;
  goal: Goal;
  level: Level;
  cardio: NonNullable<RequestConstraints['cardio']>;
  effort: NonNullable<RequestConstraints['effort']>;
  only: NonNullable<RequestConstraints['only']>;
  today: true;
  /** `words` are the person's; `value` the ids they mean */
  banned: readonly string[];
};
export type ChipField = keyof Chips;

/** One thing that was understood, as it is shown, changed and removed on its own. */
export type Chip = {
  [Field in ChipField]: { field: Field; value: Chips[Field]; words?: string };
}[ChipField];

/** Whether two chips say the same. */
export const isSame = (a: Chip, b: Chip): boolean =>
  a.field === b.field && JSON.stringify(a.value) === JSON.stringify(b.value);

const addTo = <Value>(list: readonly Value[], ...more: readonly Value[]): Value[] => [
  ...new Set([...list, ...more]),
];

/** Constraints with one chip more. Of what a person can say but once, the last holds. */
function withChip(all: RequestConstraints, chip: Chip): RequestConstraints {
  switch (chip.field) {
    case 'equipment':
      return { ...all, equipment: addTo(all.equipment, chip.value) };
    case 'without':
      return { ...all, without: addTo(all.without, chip.value) };
    case 'avoid':
      return { ...all, avoid: addTo(all.avoid, chip.value) };
    case 'fine':
      return { ...all, fine: addTo(all.fine, chip.value) };
    case 'focus':
      return { ...all, focus: addTo(all.focus, ...musclesOf(chip.value)) };
    case 'leaveOut':
      return { ...all, leaveOut: addTo(all.leaveOut, ...musclesOf(chip.value)) };
    case 'banned':
      return { ...all, banned: addTo(all.banned, ...chip.value) };
    case 'weekdays':
      return { ...all, weekdays: addTo(all.weekdays, ...chip.value).sort((a, b) => a - b) };
    case 'dumbbellsKg':
      return { ...all, dumbbellsKg: addTo(all.dumbbellsKg, ...chip.value) };
    case 'kettlebellsKg':
      return { ...all, kettlebellsKg: addTo(all.kettlebellsKg, ...chip.value) };
    default:
      return { ...all, [chip.field]: chip.value };
  }
}

export const toConstraints = (chips: readonly Chip[]): RequestConstraints =>
  chips.reduce(withChip, NO_CONSTRAINTS);

/** The chips that stand for constraints, in the order they are shown. */
export function toChips(all: RequestConstraints): Chip[] {
  const chips: Chip[] = [];
  const single = [
    'minutes',
    'daysPerWeek',
    'place',
    'maxDumbbellKg',
    'goal',
    'level',
    'cardio',
    'effort',
    'only',
  ] as const;
  for (const field of single) {
    const value = all[field];
    if (value !== null) chips.push({ field, value } as Chip);
  }
  for (const field of ['weekdays', 'dumbbellsKg', 'kettlebellsKg', 'banned'] as const) {
    if (all[field].length > 0) chips.push({ field, value: all[field] } as Chip);
  }
  for (const field of ['equipment', 'without', 'avoid', 'fine'] as const) {
    for (const value of all[field]) chips.push({ field, value } as Chip);
  }
  for (const field of ['focus', 'leaveOut'] as const) {
    for (const value of toBodyParts(all[field])) chips.push({ field, value } as Chip);
  }
  if (all.noEquipment) chips.push({ field: 'noEquipment', value: true });
  if (all.today) chips.push({ field: 'today', value: true });
  return chips;
}

const REPEATABLE: ReadonlySet<ChipField> = new Set([
  'weekdays',
  'equipment',
  'without',
  'dumbbellsKg',
  'kettlebellsKg',
  'avoid',
  'fine',
  'focus',
  'leaveOut',
  'banned',
]);

/** Whether the second chip says something beside the first, or what the first already says. */
export const isRepeated = (chip: Chip, earlier: readonly Chip[]): boolean =>
  earlier.some((one) =>
    REPEATABLE.has(chip.field) ? isSame(one, chip) : one.field === chip.field,
  );
