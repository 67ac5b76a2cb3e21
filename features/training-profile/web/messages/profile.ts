import type { StressTag } from '#features/exercises/rules/exercise-kinds.ts';
import type { HealthOutcome } from '../../rules/health-screening.ts';
import type { Recovery, RecoveryAnswer, RecoveryQuestion } from '../../rules/recovery.ts';

export const profileText = {
  title: 'How you train',
  lead: 'Your plans are made from this.',
  days: 'Training days',
  daysLead: 'Choose your days. Each has its own time and place.',
  noDays: 'No days chosen yet',
  minutes: 'Minutes',
  place: 'Place',
  minutesOn: (day: string) => `Minutes on ${day}`,
  placeOn: (day: string) => `Place on ${day}`,
  sameForAll: 'Same for all days',
  noPlace: 'No equipment',
  onlyPlace: (name: string) => `${name} (your only place)`,
  deletedPlace: 'Deleted place',
  placeGone: 'This place was deleted. Plans use no equipment until you choose another.',
  places: 'Places',
  addPlace: 'Add a place to train',
  addPlaceDetail: 'So that plans know your equipment',
  placeCount: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  avoid: 'Things to avoid',
  avoidLead: 'Tick what hurts or doesn’t suit. Plans leave it out.',
  recovery: 'Recovery',
  recoveryLead: 'How have the last two weeks been?',
  health: 'Health check',
  level: 'Level and goals',
  save: 'Save',
  saved: { title: 'Saved', description: 'Your next plan uses this.' },
  undone: { title: 'Undone', description: 'Everything is as it was before.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
  minutesRange: 'Use 10 to 180 whole minutes.',
};

/** What is left out, in one sentence each. */
export const avoidTexts: Readonly<Record<StressTag, { title: string; leavesOut: string }>> = {
  knee: {
    title: 'Knees',
    leavesOut: 'Leaves out deep squats, lunges, jumps and running.',
  },
  overhead: {
    title: 'Arms overhead',
    leavesOut: 'Leaves out overhead presses, pull-ups and pulldowns.',
  },
  lowerBack: {
    title: 'Lower back',
    leavesOut: 'Leaves out heavy deadlifts, bent-over rows and loaded bending.',
  },
  wrist: {
    title: 'Wrists',
    leavesOut: 'Leaves out push-ups on flat hands and other weight on bent wrists.',
  },
  elbow: {
    title: 'Elbows',
    leavesOut: 'Leaves out most curls, triceps exercises and dips.',
  },
  hip: {
    title: 'Hips',
    leavesOut: 'Leaves out deep bends at the hip and wide lunges.',
  },
  impact: {
    title: 'Impact',
    leavesOut: 'Leaves out jumping, skipping and running.',
  },
  noise: {
    title: 'Noise',
    leavesOut: 'Leaves out jumps and weights that hit the floor.',
  },
};

export const recoveryTexts: Readonly<
  Record<RecoveryQuestion, { question: string; answers: Readonly<Record<RecoveryAnswer, string>> }>
> = {
  sleep: {
    question: 'How do you sleep?',
    answers: { good: 'Well', fair: 'So-so', poor: 'Badly' },
  },
  soreness: {
    question: 'How sore are you between sessions?',
    answers: { good: 'Hardly', fair: 'A bit', poor: 'A lot' },
  },
  stress: {
    question: 'How stressful is your life?',
    answers: { good: 'Calm', fair: 'Busy', poor: 'Hard' },
  },
};

export const recoveryResults: Readonly<Record<Recovery, string>> = {
  low: 'Plans do fewer sets for now.',
  normal: 'Plans do the usual number of sets.',
  high: 'Plans may do a few more sets.',
};

/** What the health check means for plans, beside the way to it. */
export const healthStates: Readonly<Record<HealthOutcome, string>> = {
  unanswered: 'Not answered: plans stay moderate',
  lapsed: 'Over a year old: plans stay moderate',
  flagged: 'See a doctor first: plans stay moderate',
  clear: 'All clear: plans use full effort',
  cleared: 'Cleared by a doctor: plans use full effort',
};
