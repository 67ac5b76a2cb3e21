import { expect, test } from 'vitest';
import { profileSteps } from './profile-steps.ts';

test('steps that are done are counted; being too young is none', () => {
  expect(profileSteps([])).toEqual({ done: 11, all: 11 });
  expect(profileSteps(['photo', 'plan'])).toEqual({ done: 9, all: 11 });
  expect(profileSteps(['too-young'])).toEqual({ done: 11, all: 11 });
});
