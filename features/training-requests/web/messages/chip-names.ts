import { formatWeight, type WeightUnit } from '#features/account/rules/measures.ts';
import {
  LEVEL_NAMES,
  nameOfEquipment,
  STRESS_NAMES,
  startSentence,
} from '#features/exercises/web/public.ts';
import { shortWeekdayName } from '#platform/shared/calendar-words.ts';
import { formatList } from '#platform/shared/format-list.ts';
import type { BodyPart } from '../../rules/body-parts.ts';
import type { Chip, ChipField } from '../../rules/chips.ts';

export const PART_NAMES: Readonly<Record<BodyPart, string>> = {
  upper: 'upper body',
  legs: 'legs',
  push: 'pushing muscles',
  pull: 'pulling muscles',
  back: 'back',
  shoulders: 'shoulders',
  arms: 'arms',
  chest: 'chest',
  lats: 'lats',
  upperBack: 'upper back',
  lowerBack: 'lower back',
  sideDelts: 'side delts',
  rearDelts: 'rear delts',
  frontDelts: 'front delts',
  biceps: 'biceps',
  triceps: 'triceps',
  forearms: 'forearms',
  quads: 'front of thighs',
  hamstrings: 'hamstrings',
  glutes: 'glutes',
  calves: 'calves',
  core: 'core',
  obliques: 'side of trunk',
  posture: 'posture',
  posterior: 'back of the body',
  adductors: 'inner thighs',
  hipFlexors: 'hip flexors',
  tibialis: 'shins',
  knee: 'knees',
  wrist: 'wrists',
  elbow: 'elbows',
  hip: 'hips',
  ankle: 'ankles',
  overhead: 'arms overhead',
  impact: 'impact',
  noise: 'noise',
};

export const PLACE_NAMES = { home: 'Home', gym: 'Gym', hotel: 'Hotel', outdoors: 'Outdoors' };
export const GOAL_NAMES = {
  lose_weight: 'Lose weight',
  build_muscle: 'Build muscle',
  get_fit: 'Get fit',
  stay_healthy: 'Stay healthy',
};
export const CARDIO_NAMES = { none: 'No cardio', some: 'Some cardio', more: 'More cardio' };
export const EFFORT_NAMES = { easy: 'Easy', normal: 'Usual effort', hard: 'Hard' };
export const ONLY_NAMES = { full: 'Full body', cardio: 'Cardio only', mobility: 'Mobility only' };

/** What a chip is about, as the heading of its change. */
export const FIELD_NAMES: Readonly<Record<ChipField, string>> = {
  minutes: 'Minutes a session',
  daysPerWeek: 'Days a week',
  weekdays: 'Days',
  place: 'Place',
  equipment: 'Equipment there',
  without: 'Equipment missing',
  noEquipment: 'No equipment',
  maxDumbbellKg: 'Heaviest dumbbell',
  dumbbellsKg: 'Dumbbells there',
  kettlebellsKg: 'Kettlebells there',
  avoid: 'Avoid',
  fine: 'Well again',
  focus: 'Focus',
  leaveOut: 'Leave out',
  goal: 'Goal',
  level: 'Level',
  cardio: 'Cardio',
  effort: 'Effort',
  only: 'Kind of session',
  today: 'Today only',
  banned: 'Never suggest',
};

const nameWeights = (weightsKg: readonly number[], unit: WeightUnit): string =>
  `${formatList(weightsKg.map((kg) => formatWeight(kg, unit).value))} ${unit}`;

/** A chip's words: "Dumbbells up to 15 kg", "Avoid: knees". */
export function nameChip(chip: Chip, unit: WeightUnit): string {
  switch (chip.field) {
    case 'minutes':
      return `${chip.value} min`;
    case 'daysPerWeek':
      return chip.value === 1 ? '1 day a week' : `${chip.value} days a week`;
    case 'weekdays':
      return chip.value.map(shortWeekdayName).join(', ');
    case 'place':
      return PLACE_NAMES[chip.value];
    case 'equipment':
      return startSentence(nameOfEquipment(chip.value));
    case 'without':
      return `No ${nameOfEquipment(chip.value)}`;
    case 'maxDumbbellKg':
      return `Dumbbells up to ${nameWeights([chip.value], unit)}`;
    case 'dumbbellsKg':
      return `Dumbbells of ${nameWeights(chip.value, unit)}`;
    case 'kettlebellsKg':
      return `Kettlebells of ${nameWeights(chip.value, unit)}`;
    case 'avoid':
      return `Avoid: ${STRESS_NAMES[chip.value]}`;
    case 'fine':
      return `Well again: ${STRESS_NAMES[chip.value]}`;
    case 'focus':
      return `Focus: ${PART_NAMES[chip.value]}`;
    case 'leaveOut':
      return `Leave out: ${PART_NAMES[chip.value]}`;
    case 'goal':
      return GOAL_NAMES[chip.value];
    case 'level':
      return LEVEL_NAMES[chip.value];
    case 'cardio':
      return CARDIO_NAMES[chip.value];
    case 'effort':
      return EFFORT_NAMES[chip.value];
    case 'only':
      return ONLY_NAMES[chip.value];
    case 'banned':
      return chip.words === undefined
        ? `Never: ${chip.value.length === 1 ? '1 exercise' : `${chip.value.length} exercises`}`
        : `Never: ${chip.words}`;
    default:
      return FIELD_NAMES[chip.field];
  }
}
