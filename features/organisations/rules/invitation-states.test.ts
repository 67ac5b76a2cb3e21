import { expect, it } from 'vitest';
import { invitationStateOf } from './invitation-states.ts';

const NOW_MS = Date.UTC(2026, 10, 20);

it.each([
  ['open', 'invited', 1, 'pending'],
  ['open', 'invited', 0, 'expired'],
  ['open', 'removed', 1, 'revoked'],
  ['accepted', 'active', 0, 'accepted'],
  ['accepted', 'left', 1, 'used'],
  ['accepted', 'removed', 1, 'used'],
  ['accepted', 'invited', 1, 'used'],
  ['declined', 'declined', 1, 'declined'],
  ['declined', 'invited', 1, 'used'],
  ['declined', 'active', 1, 'used'],
  ['closed', 'removed', 1, 'revoked'],
  ['closed', 'invited', 1, 'replaced'],
  ['closed', 'active', 1, 'replaced'],
] as const)('%s, the member %s, %i ms left: %s', (state, member, leftMs, expected) => {
  const expiresAt = new Date(NOW_MS + leftMs);
  expect(invitationStateOf({ state, expiresAt }, member, NOW_MS)).toBe(expected);
});
