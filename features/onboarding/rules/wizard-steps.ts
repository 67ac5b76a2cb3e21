import { consentsNeeded } from '#features/account/rules.ts';
import { AGE_RANGE, HEIGHT_RANGE, isWithin, WEIGHT_RANGES } from './body-measures.ts';
import { ageOf, type Draft, listUnconfirmed, weightOf } from './draft.ts';

/** The six steps in their order; a step is known by its place, 0 to 5. */
export const STEP_TITLES = [
  'Welcome',
  'Basic Info',
  'Your Role',
  'Fitness Level',
  'Goals',
  'Schedule',
] as const;

export const STEP_COUNT = STEP_TITLES.length;

/** The step each screen belongs to: Basic Info has two, so that each fits a phone without scrolling. */
const STEP_OF_SCREEN = [0, 1, 1, 2, 3, 4, 5] as const;
const BODY_SCREEN = 2;
export const LAST_SCREEN = STEP_OF_SCREEN.length - 1;

/** The step of a screen, 0 to 5. */
export const stepOf = (screen: number): number => STEP_OF_SCREEN[screen] ?? 0;

/** What a screen still lacks, as a sentence for the person; null when it is complete. */
export function missingOn(screen: number, draft: Draft): string | null {
  const step = stepOf(screen);
  if (step !== 1) return missingIn(step, draft);
  return screen === BODY_SCREEN ? missingInBody(draft) : missingInPerson(draft);
}

/** What a step still lacks, as a sentence for the person; null when it is complete. */
export function missingIn(step: number, draft: Draft): string | null {
  switch (step) {
    case 1:
      return missingInPerson(draft) ?? missingInBody(draft);
    case 2:
      return draft.role === null ? 'Choose your role to continue.' : null;
    case 3:
      return draft.fitnessLevel === null ? 'Choose your fitness level to continue.' : null;
    case 4:
      return draft.goals.length === 0 ? 'Choose at least one goal to continue.' : null;
    default:
      return null;
  }
}

function missingInPerson(draft: Draft): string | null {
  const age = ageOf(draft);
  if (draft.name.trim() === '') return 'Enter your name to continue.';
  if (draft.name.trim().length > 80) return 'Use at most 80 characters for your name.';
  if (!isWithin(AGE_RANGE, age)) return 'Enter an age of 13 to 80.';
  if (draft.gender === null) return 'Choose your gender to continue.';
  return consentsNeeded(age).every((kind) => draft.consents.includes(kind))
    ? null
    : 'Tick the statements about your age to continue.';
}

function missingInBody(draft: Draft): string | null {
  const weights = WEIGHT_RANGES[draft.weightUnit];
  if (!isWithin(weights, weightOf(draft))) {
    return `Enter a weight of ${weights.min} to ${weights.max} ${draft.weightUnit}.`;
  }
  if (!isWithin(HEIGHT_RANGE[draft.heightUnit], draft.height)) {
    const { min, max } = HEIGHT_RANGE[draft.heightUnit];
    return `Enter a height of ${min} to ${max} ${draft.heightUnit}.`;
  }
  return listUnconfirmed(draft).length === 0
    ? null
    : 'Confirm our suggestions or set your own to continue.';
}

/** Whether Next (or Complete) may be pressed. Welcome and Schedule never hold anybody up. */
export const isStepValid = (step: number, draft: Draft): boolean => missingIn(step, draft) === null;

/** The last screen, at most `wanted`, that every screen before it allows: where a reload may return to. */
export function reachableScreen(wanted: number, draft: Draft): number {
  let screen = 0;
  while (screen < Math.min(wanted, LAST_SCREEN) && missingOn(screen, draft) === null) screen += 1;
  return screen;
}

/** "Step 2 of 6" for the step at place 1. */
export const stepLine = (step: number): string => `Step ${step + 1} of ${STEP_COUNT}`;

/** How far along a step is, whole percent: the first of six shows 17, the last 100. */
export const percentComplete = (step: number): number =>
  Math.round(((step + 1) / STEP_COUNT) * 100);
