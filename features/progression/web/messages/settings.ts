import type { ProgressionRule } from '../../rules/progression-rule.ts';

/** What is saved, where things wait to be sent. */
export const savedSettings = 'Settings of an exercise';

export const settingsMessages = {
  saved: () => ({ title: 'Settings saved', description: undefined }),
  changed: () => ({ title: 'Settings saved', description: undefined }),
  removed: () => ({ title: 'Usual settings again', description: undefined }),
  undone: { title: 'Undone', description: 'Your settings are as before.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};

/** Each way an exercise gets harder, in plain words. */
export const RULE_TEXTS: Readonly<Record<ProgressionRule, { title: string; how: string }>> = {
  double: {
    title: 'More reps, then more weight',
    how: 'When every set reaches the top of its reps, the weight goes up.',
  },
  linear: {
    title: 'More weight each time',
    how: 'A step more after each session where you get all reps.',
  },
  undulating: {
    title: 'Heavy, moderate and light days',
    how: '5, 8 and 12 reps in turn, each with its own weight.',
  },
  time: {
    title: 'Longer each time',
    how: 'A few seconds more, until it is time for something harder.',
  },
  variation: {
    title: 'More reps, then a harder exercise',
    how: 'When every set reaches the top, the next exercise is offered.',
  },
  none: {
    title: 'Keep it the same',
    how: 'Nothing changes until you change it.',
  },
};

export const settingsText = {
  title: (exercise: string): string => `Settings for ${exercise}`,
  rule: 'How it gets harder',
  usual: (title: string): string => `${title} (usual)`,
  unit: 'Weight in',
  ownUnit: 'My unit',
  kg: 'kg',
  lb: 'lb',
  step: 'Step',
  stepHint: 'The least you can add. Leave it empty for what your place has.',
  rest: 'Rest',
  usualRest: 'As planned',
  restOption: (seconds: number): string =>
    seconds === 0
      ? 'No rest'
      : seconds < 120
        ? `${seconds} s`
        : `${Math.round(seconds / 30) / 2} min`,
  save: 'Save',
  saving: 'Saving...',
  reset: 'Usual settings',
  stepProblem: (from: string, to: string): string => `Enter a step from ${from} to ${to}.`,
};
