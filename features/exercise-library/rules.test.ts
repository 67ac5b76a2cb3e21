import { expect, test } from 'vitest';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { EXERCISES_HEAD, headOfExercise, structuredExercise } from './rules.ts';

const heads = [EXERCISES_HEAD, ...EXERCISES.map(headOfExercise)];

test('every public page has a title and a description of its own, as long as search pages show', () => {
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  for (const { title, description } of heads) {
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThan(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(description, 'is not cut').toMatch(/\.$/);
  }
});

test('the steps are told to search engines as they stand on the page', () => {
  const [exercise] = EXERCISES;
  if (!exercise) throw new Error('No exercises');
  expect(structuredExercise(exercise, 'https://vigour.example')).toMatchObject({
    '@type': 'HowTo',
    url: `https://vigour.example/exercises/${exercise.id}`,
    step: exercise.cues.map((text, at) => ({ position: at + 1, text })),
  });
});
