import { expect, test } from 'vitest';
import { NOT_ANSWERED, type RecoveryAnswer, toRecovery } from './recovery.ts';

test.each<[RecoveryAnswer | null, RecoveryAnswer | null, RecoveryAnswer | null, string]>([
  ['good', 'good', 'good', 'high'],
  ['good', 'good', 'fair', 'high'],
  ['good', 'good', 'poor', 'normal'],
  ['good', null, 'good', 'high'],
  ['good', null, null, 'normal'],
  ['fair', 'fair', 'fair', 'normal'],
  ['poor', 'fair', 'good', 'normal'],
  ['poor', 'poor', 'fair', 'low'],
  ['poor', null, 'poor', 'low'],
])('sleep %s, soreness %s, stress %s: %s', (sleep, soreness, stress, expected) => {
  expect(toRecovery({ sleep, soreness, stress })).toBe(expected);
});

test('without answers it is normal', () => {
  expect(toRecovery(NOT_ANSWERED)).toBe('normal');
});
