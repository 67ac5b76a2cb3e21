import { expect, test } from 'vitest';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { inputOf } from '#features/plan-generator/testing/people.ts';
import { adaptProgramme } from './adapt-programme.ts';
import { leftOutOf } from './left-out.ts';
import { findProgramme } from './programmes.ts';

const firstRun = findProgramme('first-5-km');
if (!firstRun) throw new Error('The programme is gone.');
const weekFor = (avoid: 'knee'[]) =>
  adaptProgramme(firstRun, { ...inputOf({ avoid }), pool: EXERCISES })[0]?.plan.sessions ?? [];

test('a week that spares the knees says which runs it leaves out, and that none is left', () => {
  expect(leftOutOf(weekFor(['knee']))).toEqual({
    exerciseIds: ['run-walk'],
    tags: ['knee'],
    isEverywhere: true,
  });
});

test('a week as it is written leaves nothing out', () => {
  expect(leftOutOf(weekFor([]))).toBeNull();
});
