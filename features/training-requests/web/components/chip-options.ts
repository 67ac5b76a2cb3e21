import { EQUIPMENT } from '#features/exercises/rules/equipment-kinds.ts';
import { STRESS_TAGS } from '#features/exercises/rules/exercise-kinds.ts';
import {
  LEVEL_NAMES,
  nameOfEquipment,
  STRESS_NAMES,
  startSentence,
} from '#features/exercises/web/public.ts';
import { BODY_PART_NAMES, musclesOf } from '../../rules/body-parts.ts';
import type { ChipField } from '../../rules/chips.ts';
import { MAX_MINUTES, MIN_MINUTES } from '../../rules/constraints.ts';
import {
  CARDIO_NAMES,
  EFFORT_NAMES,
  GOAL_NAMES,
  ONLY_NAMES,
  PART_NAMES,
  PLACE_NAMES,
} from '../messages/chip-names.ts';

type Option = { value: string; label: string };

const named = (names: Readonly<Record<string, string>>): Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const equipment = EQUIPMENT.map((value) => ({
  value,
  label: startSentence(nameOfEquipment(value)),
})).toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
const tags = STRESS_TAGS.map((value) => ({ value, label: startSentence(STRESS_NAMES[value]) }));
const parts = BODY_PART_NAMES.filter((part) => musclesOf(part).length > 0).map((value) => ({
  value,
  label: startSentence(PART_NAMES[value]),
}));

/** What a chip may be changed to, where it is one of a list. */
export const OPTIONS: Partial<Record<ChipField, readonly Option[]>> = {
  place: named(PLACE_NAMES),
  equipment,
  without: equipment,
  avoid: tags,
  fine: tags,
  focus: parts,
  leaveOut: parts,
  goal: named(GOAL_NAMES),
  level: named(LEVEL_NAMES),
  cardio: named(CARDIO_NAMES),
  effort: named(EFFORT_NAMES),
  only: named(ONLY_NAMES),
};

/** Least and most of a chip that is one whole number. */
export const WHOLE_NUMBERS: Partial<Record<ChipField, readonly [number, number]>> = {
  minutes: [MIN_MINUTES, MAX_MINUTES],
  daysPerWeek: [1, 7],
};

const FIXED: ReadonlySet<ChipField> = new Set(['noEquipment', 'today', 'banned']);

/** Whether there is anything to change; others can only be removed. */
export const canChange = (field: ChipField): boolean => !FIXED.has(field);
