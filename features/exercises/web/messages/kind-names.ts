import { formatList } from '#platform/shared/format-list.ts';
import type { Equipment } from '../../rules/equipment-kinds.ts';
import type { Level, Muscle, Pattern, StressTag } from '../../rules/exercise-kinds.ts';

export const PATTERN_NAMES: Readonly<Record<Pattern, string>> = {
  squat: 'Squat',
  lunge: 'Lunge',
  knee_iso: 'Front of thigh',
  hinge: 'Hip hinge',
  bridge: 'Hips and glutes',
  ham_iso: 'Hamstring curl',
  calf: 'Lower leg',
  hpush: 'Push forward',
  chest_iso: 'Chest fly',
  vpush: 'Push overhead',
  side_iso: 'Side and front shoulder',
  triceps: 'Triceps',
  vpull: 'Pull down',
  hpull: 'Row',
  rear_iso: 'Rear shoulder',
  biceps: 'Biceps and forearms',
  core: 'Core',
  carry: 'Carry',
  cardio: 'Cardio',
  mobility: 'Mobility',
};

export const MUSCLE_NAMES: Readonly<Record<Muscle, string>> = {
  chest: 'Chest',
  lats: 'Lats',
  upperBack: 'Upper back',
  sideDelts: 'Side delts',
  rearDelts: 'Rear delts',
  biceps: 'Biceps',
  triceps: 'Triceps',
  quads: 'Front of thighs',
  hamstrings: 'Hamstrings',
  glutes: 'Glutes',
  calves: 'Calves',
  core: 'Core',
  frontDelts: 'Front delts',
  forearms: 'Forearms',
  lowerBack: 'Lower back',
  obliques: 'Side of trunk',
  adductors: 'Inner thighs',
  hipFlexors: 'Hip flexors',
  tibialis: 'Shins',
};

/** Names that differ from the id with its hyphens as spaces. */
const EQUIPMENT_NAMES: Partial<Record<Equipment, string>> = {
  band: 'long band',
  'band-anchor': 'anchor for a band',
  'incline-bench': 'adjustable bench',
  'back-extension-bench': 'back extension bench',
  'pec-deck-machine': 'pec deck',
  'ez-bar': 'EZ bar',
  landmine: 'barbell in a landmine',
  'foot-anchor': 'anchor for your feet',
  chair: 'sturdy chair',
  rack: 'rack',
  box: 'box',
  'pull-up-bar': 'pull-up bar',
  'ski-machine': 'ski machine',
  'assisted-pull-up-machine': 'assisted pull-up machine',
  sliders: 'two sliders',
};

/** In the middle of a sentence: "adjustable bench". */
export const nameOfEquipment = (equipment: Equipment): string =>
  EQUIPMENT_NAMES[equipment] ?? equipment.replaceAll('-', ' ');

export const startSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

export const STRESS_NAMES: Readonly<Record<StressTag, string>> = {
  knee: 'knees',
  overhead: 'arms overhead',
  lowerBack: 'lower back',
  wrist: 'wrists',
  elbow: 'elbows',
  hip: 'hips',
  impact: 'impact',
  noise: 'noise',
};

export const NO_EQUIPMENT = 'No equipment';

/** "Barbell and rack", or "No equipment". */
export const nameKit = (needed: readonly Equipment[]): string =>
  needed.length === 0 ? NO_EQUIPMENT : startSentence(formatList(needed.map(nameOfEquipment)));
