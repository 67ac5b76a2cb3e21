import { LEVELS } from '#features/exercises/rules/exercise-kinds.ts';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import type { OwnExerciseDraft } from './own-exercise-draft.ts';
import {
  MAX_CUE_CHARACTERS,
  MAX_CUES,
  MAX_NAME_CHARACTERS,
  MAX_OTHER_NAMES,
  MAX_REPS,
  MAX_SECONDS,
  MAX_STEP_KG,
  MIN_SECONDS,
  MIN_STEP_KG,
} from './own-exercise-limits.ts';
import type { OwnExerciseContent } from './own-exercise-schema.ts';

type Problems = Readonly<Record<string, string>>;
/** platform/web/forms/decimal.ts */
type ReadDecimal = (text: string) => number | null | 'invalid';

const rangeLimits = (counted: 'reps' | 'seconds') =>
  counted === 'reps'
    ? { min: 1, max: MAX_REPS, sentence: `Use 1 to ${MAX_REPS}.` }
    : {
        min: MIN_SECONDS,
        max: MAX_SECONDS,
        sentence: `Use ${MIN_SECONDS} to ${MAX_SECONDS} seconds.`,
      };

/** What no single field shows: a sentence for each field of a sent exercise that does not fit the others. */
export function findProblems(content: OwnExerciseContent): Problems {
  const { muscles, pattern, reps, seconds, from, upTo, likeId } = content;
  const problems: Record<string, string> = {};
  if (Object.keys(muscles).length === 0) problems['muscles'] = 'Choose at least one muscle.';
  if (reps && seconds) problems['seconds'] = 'Use repetitions or seconds, not both.';
  if (!reps && !seconds && pattern !== 'cardio') {
    problems['reps'] = 'Say how many repetitions or seconds.';
  }
  for (const [name, range] of [
    ['reps', reps],
    ['seconds', seconds],
  ] as const) {
    if (range && range[0] > range[1]) problems[name] = 'The first can’t be above the second.';
  }
  if (LEVELS.indexOf(from) > LEVELS.indexOf(upTo)) {
    problems['upTo'] = 'This can’t be below the level it starts at.';
  }
  if (likeId !== null && !findExercise(likeId)) {
    problems['likeId'] = 'Choose an exercise of the library.';
  }
  return problems;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function problemOfLines(lines: readonly string[], most: number, characters: number): string | null {
  if (lines.length > most) return `Use at most ${most} lines.`;
  return lines.some((line) => line.length > characters)
    ? `Use at most ${characters} characters a line.`
    : null;
}

/** What the form sends, or one sentence for each field that is wrong. */
export function checkOwnExercise(
  draft: OwnExerciseDraft,
  read: ReadDecimal,
): { content: OwnExerciseContent | null; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const name = draft.name.trim();
  if (name === '') errors['name'] = 'Name the exercise.';
  if (draft.pattern === '') errors['pattern'] = 'Choose a movement.';
  const also = linesOf(draft.also);
  const cues = linesOf(draft.cues);
  const ofNames = problemOfLines(also, MAX_OTHER_NAMES, MAX_NAME_CHARACTERS);
  if (ofNames) errors['also'] = ofNames;
  const ofCues = problemOfLines(cues, MAX_CUES, MAX_CUE_CHARACTERS);
  if (ofCues) errors['cues'] = ofCues;

  const range = draft.counted === 'neither' ? null : readRange(draft, draft.counted, read, errors);
  const step = draft.loadType === 'external' ? read(draft.stepKg) : null;
  if (step === 'invalid' || (step !== null && (step < MIN_STEP_KG || step > MAX_STEP_KG))) {
    errors['stepKg'] = `Use ${MIN_STEP_KG} to ${MAX_STEP_KG} kg.`;
  }
  if (draft.pattern === '' || step === 'invalid') return { content: null, errors };
  const content: OwnExerciseContent = {
    name,
    also,
    pattern: draft.pattern,
    muscles: draft.muscles,
    kit: draft.kit.map((needed) => [...needed]),
    loadType: draft.loadType,
    stepKg: step,
    skill: draft.skill,
    from: draft.from,
    upTo: draft.upTo,
    tags: [...draft.tags],
    reps: draft.counted === 'reps' ? range : null,
    seconds: draft.counted === 'seconds' ? range : null,
    rest: draft.rest,
    unilateral: draft.unilateral,
    compound: draft.compound,
    cues,
    note: draft.note.trim() || null,
    likeId: draft.likeId || null,
  };
  const { reps, seconds, ...others } = findProblems(content);
  const ofRange = reps ?? seconds;
  return { content, errors: { ...others, ...(ofRange && { low: ofRange }), ...errors } };
}

function readRange(
  { low, high }: Pick<OwnExerciseDraft, 'low' | 'high'>,
  counted: 'reps' | 'seconds',
  read: ReadDecimal,
  errors: Record<string, string>,
): [number, number] | null {
  const { min, max, sentence } = rangeLimits(counted);
  const figure = (name: 'low' | 'high', text: string): number => {
    const value = read(text);
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) {
      return value;
    }
    errors[name] = sentence;
    return 0;
  };
  const range: [number, number] = [figure('low', low), figure('high', high)];
  return errors['low'] || errors['high'] ? null : range;
}
