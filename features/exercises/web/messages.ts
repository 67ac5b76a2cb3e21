import type { Equipment } from '../rules/equipment-kinds.ts';
import type { Level, Muscle, Pattern, StressTag } from '../rules/exercise-kinds.ts';

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

export const LIBRARY_TITLE = 'Exercises';
export const libraryLead = (count: number): string =>
  `${count} exercises for any equipment, with cues and muscles.`;
export const SEARCH_LABEL = 'Search exercises';
export const SEARCH_PLACEHOLDER = 'Try “row” or “no equipment”';

export const FILTER_NAMES = {
  equipment: 'Equipment',
  muscle: 'Muscle',
  pattern: 'Movement',
  level: 'Level',
} as const;

export const NO_EQUIPMENT = 'No equipment';
export const CLEAR_FILTERS = 'Clear filters';
export const countFound = (count: number): string =>
  count === 1 ? '1 exercise' : `${count} exercises`;
export const showMoreOf = (count: number): string => `Show more of ${count}`;
export const NONE_FOUND = 'No exercises match.';
export const NONE_FOUND_HINT = 'Try fewer words, or clear a filter.';

export const HOW_TO = 'How to do it';
export const MUSCLES_TITLE = 'Muscles';
export const FACTS_TITLE = 'Good to know';
export const EASIER = 'Easier';
export const HARDER = 'Harder';
export const ALTERNATIVES = 'Alternatives';
export const STRETCHES = 'Areas';
export const TAKE_CARE = 'Take care';

export const FACTS = {
  equipment: 'Equipment',
  level: 'Level',
  reps: 'Repetitions',
  seconds: 'Time',
  loads: 'Loads',
  also: 'Also called',
  met: 'Effort',
} as const;

export const eachSide = (range: string, unilateral: boolean): string =>
  unilateral ? `${range} each side` : range;
export const rangeOf = ([low, high]: readonly [number, number]): string => `${low}–${high}`;
export const secondsOf = (range: readonly [number, number]): string => `${rangeOf(range)} seconds`;
export const metsOf = (met: number): string =>
  `${met.toLocaleString('en-AU')} times the energy of rest`;
export const fromLevelTo = (from: Level, upTo: Level): string => {
  if (from === upTo) return LEVEL_NAMES[from];
  if (from === 'beginner' && upTo === 'advanced') return 'Any level';
  return `${LEVEL_NAMES[from]} to ${LEVEL_NAMES[upTo].toLowerCase()}`;
};

export const favouriteLabel = (name: string): string => `Favourite ${name}`;
export const neverLabel = (name: string): string => `Never suggest ${name}`;
export const NEVER_SUGGESTED = 'Never suggested';
export const NEVER_SUGGESTED_HINT = 'Plans leave this exercise out.';
export const MARK_FAILED = 'Your mark could not be saved.';

export const NOT_FOUND_TITLE = 'No such exercise';
export const NOT_FOUND_HINT = 'Search the library for another.';
export const OPEN_LIBRARY = 'Open the library';

export const LIBRARY_CARD = {
  title: 'Exercise library',
  detail: 'Cues, muscles and alternatives for any equipment',
} as const;
export const EXERCISES_FOUND = 'Exercises';
