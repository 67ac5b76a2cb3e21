import type {
  LoadType,
  RestClass,
  Share,
  Skill,
} from '#features/exercises/rules/exercise-kinds.ts';
import type { OwnExercise } from '../contract.ts';

export const ownExerciseMessages = {
  saved: ({ name }: OwnExercise) => ({ title: 'Exercise saved', description: name }),
  changed: ({ name }: OwnExercise) => ({ title: 'Exercise changed', description: name }),
  removed: ({ name }: OwnExercise) => ({ title: 'Exercise deleted', description: name }),
  undone: { title: 'Undone', description: 'Your exercises are restored.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};

export const pageText = {
  addTitle: 'Add an exercise',
  addLead: 'Only you see it. Plans may use it.',
  editTitle: 'Edit exercise',
  save: 'Save exercise',
  saveChanges: 'Save changes',
  changedElsewhere: 'This exercise was changed on another device',
  notYours: 'That exercise isn’t yours',
  notYoursHint: 'You can change the exercises that you added.',
  openLibrary: 'Open the library',
  editOne: (name: string) => `Edit ${name}`,
  deleteOne: (name: string) => `Delete ${name}`,
};

export const nameText = {
  title: 'Exercise',
  name: 'Name',
  placeholder: 'What do you call it?',
  pattern: 'Movement',
  choose: 'Choose',
  patternHint: 'Fills in everything below. Change what is different.',
};

export const muscleText = {
  title: 'Muscles',
  add: 'Add a muscle',
  share: (muscle: string) => `How much ${muscle} works`,
  remove: (muscle: string) => `Remove ${muscle}`,
};

export const SHARE_NAMES: Readonly<Record<Share, string>> = {
  1: 'Directly',
  0.5: 'Helps',
  0.25: 'A little',
};

export const kitText = {
  title: 'Equipment and load',
  needs: 'What it needs',
  insteadOf: (at: number) => `Alternative ${at}`,
  none: 'No equipment',
  add: 'Add equipment',
  addTo: (at: number) => (at === 0 ? 'Add equipment' : `Add equipment to alternative ${at}`),
  remove: (thing: string, at: number) =>
    at === 0 ? `Remove ${thing}` : `Remove ${thing} from alternative ${at}`,
  addAlternative: 'Add an alternative',
  removeAlternative: (at: number) => `Remove alternative ${at}`,
  load: 'Gets harder with',
  step: 'Smallest step',
};

export const LOAD_TYPE_NAMES: Readonly<Record<LoadType, string>> = {
  external: 'More weight',
  bodyweight: 'A harder variation',
  band: 'A stronger band',
  time: 'More time',
};

export const setText = {
  title: 'Sets and rest',
  counted: 'Counted in',
  from: 'From',
  upTo: 'To',
  seconds: 's',
  rest: 'Rest',
  unilateral: 'One side at a time',
  unilateralHint: 'The figures are for each side.',
  compound: 'Several joints move',
  compoundHint: 'Plans put it before exercises for one muscle.',
};

export const COUNTED_NAMES = {
  reps: 'Repetitions',
  seconds: 'Seconds',
  neither: 'Neither',
} as const;

export const REST_NAMES: Readonly<Record<RestClass, string>> = {
  heavy: 'Long: heavy lifts',
  compound: 'Medium: several muscles',
  isolation: 'Short: one muscle',
  none: 'None',
};

export const suitsText = {
  title: 'Who it suits',
  skill: 'Skill',
  from: 'From level',
  upTo: 'Up to level',
  tags: 'Loads',
  tagsHint: 'Plans leave it out for people who avoid one of these.',
};

export const SKILL_NAMES: Readonly<Record<Skill, string>> = {
  1: 'Quick to learn',
  2: 'Takes some months',
  3: 'Needs a coach',
};

export const howText = {
  title: 'How to do it',
  cues: 'Steps',
  cuesHint: 'One a line, at most six.',
  note: 'Notes',
  also: 'Other names',
  alsoHint: 'One a line. Search finds them too.',
  like: 'Looks like',
  likeNone: 'No figure, show muscles',
  likeHint: 'Its figure stands for yours.',
};

/** An own exercise that was deleted after a plan or a session was made with it. */
export const goneExercise = 'Deleted exercise';
