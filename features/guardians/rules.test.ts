import { expect, test } from 'vitest';
import { copiesGuardian } from './rules.ts';

test('guardians get a copy until 18', () => {
  expect([copiesGuardian(17), copiesGuardian(18)]).toEqual([true, false]);
});
