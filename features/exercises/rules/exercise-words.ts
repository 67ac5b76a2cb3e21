import type { Equipment } from './equipment-kinds.ts';
import type { Muscle, Pattern } from './exercise-kinds.ts';

/** Words by which people look for a muscle. */
export const MUSCLE_WORDS: Readonly<Record<Muscle, string>> = {
  chest: 'chest pecs pectorals',
  lats: 'lats back latissimus',
  upperBack: 'upper back traps rhomboids trapezius',
  sideDelts: 'side delts shoulders deltoids',
  rearDelts: 'rear delts shoulders deltoids',
  biceps: 'biceps arms',
  triceps: 'triceps arms',
  quads: 'quads thighs legs quadriceps',
  hamstrings: 'hamstrings hams thighs legs',
  glutes: 'glutes bum butt hips buttocks',
  calves: 'calves lower legs',
  core: 'core abs trunk stomach abdominals belly',
  frontDelts: 'front delts shoulders deltoids',
  forearms: 'forearms grip wrists',
  lowerBack: 'lower back spine erectors',
  obliques: 'obliques waist side abs',
  adductors: 'adductors inner thighs groin',
  hipFlexors: 'hip flexors psoas',
  tibialis: 'shins tibialis',
};

/** Words by which people look for a kind of movement. */
export const PATTERN_WORDS: Readonly<Record<Pattern, string>> = {
  squat: 'squat legs',
  lunge: 'lunge single leg legs',
  knee_iso: 'quads isolation legs',
  hinge: 'hip hinge posterior chain',
  bridge: 'bridge thrust glutes',
  ham_iso: 'leg curl hamstrings isolation',
  calf: 'calf raise',
  hpush: 'push press horizontal',
  chest_iso: 'fly flye isolation',
  vpush: 'overhead push press vertical shoulders',
  side_iso: 'raise isolation shoulders',
  triceps: 'arm extension isolation',
  vpull: 'pull vertical pulldown',
  hpull: 'row pull horizontal',
  rear_iso: 'posture rear shoulders',
  biceps: 'arm curl isolation',
  core: 'core abs',
  carry: 'loaded carry walk',
  cardio: 'cardio conditioning endurance fitness aerobic',
  mobility: 'mobility stretch flexibility warm up',
};

/** Other words for equipment; its own name is always one. */
const OTHER_NAMES: Partial<Record<Equipment, string>> = {
  band: 'resistance bands elastic theraband',
  'mini-band': 'loop booty band',
  dumbbells: 'db free weights',
  kettlebell: 'kb',
  barbell: 'bb free weights',
  'trap-bar': 'hex bar',
  'medicine-ball': 'med ball',
  'smith-machine': 'multipower',
  'cable-machine': 'pulley cables',
  'suspension-trainer': 'trx straps',
  'stability-ball': 'swiss gym ball fitball',
  'skipping-rope': 'jump rope',
  'rowing-machine': 'rower erg',
  'exercise-bike': 'stationary spin',
  'pull-up-bar': 'chin up bar',
};

export const wordsOfEquipment = (equipment: Equipment): string =>
  `${equipment} ${OTHER_NAMES[equipment] ?? ''}`;

/** Short forms that stand for a word of a name. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    db: 'dumbbell',
    bb: 'barbell',
    kb: 'kettlebell',
    bw: 'bodyweight',
    trx: 'suspension',
    tricep: 'triceps',
    bicep: 'biceps',
    hammie: 'hamstrings',
    ham: 'hamstrings',
    lat: 'lats',
    pec: 'pecs',
    quad: 'quads',
    ab: 'abs',
    flye: 'fly',
    one: 'single',
  }),
);
