import { expect, test } from 'vitest';
import { PATTERNS } from '#features/exercises/rules/exercise-kinds.ts';
import { checkOwnExercise, findProblems } from './check-own-exercise.ts';
import {
  changeKit,
  changePattern,
  EMPTY_OWN_EXERCISE,
  type OwnExerciseDraft,
  toOwnExerciseDraft,
} from './own-exercise-draft.ts';
import { byNewestOwnExercise, toShownOwnExercise } from './shown-own-exercise.ts';
import { toExercise } from './to-exercise.ts';

const read = (text: string) => (text.trim() === '' ? null : Number(text) || ('invalid' as const));
const started = (pattern: (typeof PATTERNS)[number], part: Partial<OwnExerciseDraft> = {}) => ({
  ...EMPTY_OWN_EXERCISE,
  name: ' Mine ',
  ...changePattern(EMPTY_OWN_EXERCISE, pattern),
  ...part,
});
const contentOf = (draft: OwnExerciseDraft) => {
  const { content, errors } = checkOwnExercise(draft, read);
  expect(errors).toEqual({});
  if (!content) throw new Error('Nothing to send');
  return content;
};

test.each(PATTERNS)('%s needs a name and nothing else', (pattern) => {
  const content = contentOf(started(pattern));
  expect(content).toMatchObject({ name: 'Mine', pattern });
  expect(findProblems(content)).toEqual({});
  expect(toShownOwnExercise(content)).toEqual(content);
  // What is stored opens in the form as it was sent.
  expect(contentOf(toOwnExerciseDraft(content, String))).toEqual(content);
});

test('another movement fills in again what nobody has changed', () => {
  const hinge = started('hinge', { low: '5', high: '5' });
  const press = { ...hinge, ...changePattern(hinge, 'vpush') };
  expect(press).toMatchObject({ tags: ['overhead'], low: '5', high: '5', compound: true });
  expect(press.muscles).toHaveProperty('frontDelts', 1);
  const mine = { ...hinge, muscles: { core: 1 as const } };
  expect(changePattern(mine, 'vpush')).not.toHaveProperty('muscles');
});

test('other equipment brings its load and step, unless they were chosen', () => {
  const squat = started('squat');
  const loaded = { ...squat, ...changeKit(squat, [['barbell', 'rack']], String) };
  expect(loaded).toMatchObject({ loadType: 'external', stepKg: '2.5' });
  expect({ ...loaded, ...changeKit(loaded, [['band']], String) }).toMatchObject({
    loadType: 'band',
    stepKg: '',
  });
  const exact = { ...loaded, stepKg: '1' };
  expect(changeKit(exact, [['kettlebell']], String)).not.toHaveProperty('stepKg');
});

test.each<[Partial<OwnExerciseDraft>, string, string]>([
  [{ name: ' ' }, 'name', 'Name the exercise.'],
  [{ low: '' }, 'low', 'Use 1 to 200.'],
  [{ low: '12', high: '8' }, 'low', 'The first can’t be above the second.'],
  [{ counted: 'seconds', low: '2', high: '9' }, 'low', 'Use 5 to 3600 seconds.'],
  [{ muscles: {} }, 'muscles', 'Choose at least one muscle.'],
  [{ loadType: 'external', stepKg: '99' }, 'stepKg', 'Use 0.25 to 50 kg.'],
  [{ loadType: 'external', stepKg: 'ten' }, 'stepKg', 'Use 0.25 to 50 kg.'],
  [{ from: 'advanced', upTo: 'beginner' }, 'upTo', 'This can’t be below the level it starts at.'],
  [{ cues: 'a\nb\nc\nd\ne\nf\ng' }, 'cues', 'Use at most 6 lines.'],
  [{ also: 'x'.repeat(81) }, 'also', 'Use at most 80 characters a line.'],
])('%j is told at %s', (part, field, sentence) => {
  expect(checkOwnExercise(started('hinge', part), read).errors).toEqual({ [field]: sentence });
});

test('a movement is asked for', () => {
  expect(checkOwnExercise({ ...EMPTY_OWN_EXERCISE, name: 'Mine' }, read)).toMatchObject({
    content: null,
    errors: { pattern: 'Choose a movement.' },
  });
});

test('plans and the library take it like one of their own', () => {
  const draft = started('hinge', {
    ...changeKit(started('hinge'), [['sandbag'], ['backpack']], String),
    skill: 2,
    unilateral: true,
    cues: 'Grip it low.\n\nStand up fast. ',
    also: 'bag clean',
  });
  expect(toExercise({ ...contentOf(draft), id: 'an-id' })).toMatchObject({
    id: 'an-id',
    name: 'Mine',
    also: ['bag clean'],
    loadType: 'external',
    smallestStepKg: 5,
    skill: 2,
    from: 'beginner',
    unilateral: true,
    reps: [8, 15],
    seconds: null,
    position: 'standing',
    met: 3.5,
    tier: 'normal',
    harder: [],
    easier: [],
    cues: ['Grip it low.', 'Stand up fast.'],
    caution: null,
  });
});

test('the newest comes first', () => {
  expect([{ id: 'a' }, { id: 'b' }].sort(byNewestOwnExercise)).toEqual([{ id: 'b' }, { id: 'a' }]);
});
