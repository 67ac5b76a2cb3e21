import { expect, test } from 'vitest';
import type { HistoryEntry, Member } from '../../../contract.ts';
import { timelineOf } from './timeline.ts';

const member: Member = {
  id: 'ari',
  role: 'trainer',
  state: 'active',
  email: 'ari@example.com',
  firstName: 'Ari',
  lastName: 'Ng',
  phone: '',
  specialties: '',
  bio: '',
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  joinedAt: '2026-01-03T00:00:00.000Z',
  endedAt: null,
  invitation: null,
  activity: null,
  beyondPlan: false,
};
const entry = (at: string, actor: string, event: HistoryEntry['event']): HistoryEntry => ({
  id: at,
  at: `2026-01-${at}T00:00:00.000Z`,
  actor,
  member: { id: 'ari', name: 'Ari Ng' },
  event,
});
const lines = (one: Member, entries: HistoryEntry[], more = false) =>
  timelineOf(one, 'gym', { entries, more }).map(
    ({ at, text, by }) => `${at.slice(8, 10)} ${text}${by ? ` by ${by}` : ''}`,
  );

test('a member’s events come newest first, with who did them if that was someone else', () => {
  const entries = [
    entry('04', 'Olga', { kind: 'role_changed', from: 'trainee', to: 'trainer' }),
    entry('03', 'Ari Ng', { kind: 'joined', role: 'trainee' }),
    entry('01', 'Olga', { kind: 'invited', role: 'trainee' }),
  ];
  expect(lines(member, entries)).toEqual([
    '04 Role changed from trainee to trainer by Olga',
    '03 Joined as a trainee',
    '01 Invited as a trainee by Olga',
  ]);
});

test('dates without an event fill the gaps: an import, its email and the link’s end', () => {
  const invitation = {
    sentAt: '2026-01-02T00:00:00.000Z',
    expiresAt: '2026-01-16T00:00:00.000Z',
    expired: true,
  };
  const imported: Member = { ...member, state: 'invited', joinedAt: null, invitation };
  expect(lines(imported, [])).toEqual([
    '16 Invitation expired',
    '02 Invitation emailed',
    '01 Added',
  ]);
  // An invitation that was emailed at once is one line.
  const invited = entry('02', 'Olga', { kind: 'invited', role: 'trainee' });
  expect(lines({ ...imported, invitation: { ...invitation, expired: false } }, [invited])).toEqual([
    '02 Invited as a trainee by Olga',
  ]);
});

test('without the oldest events nothing is guessed about the beginning', () => {
  expect(lines(member, [entry('04', 'Olga', { kind: 'details_changed' })], true)).toEqual([
    '04 Details changed by Olga',
  ]);
});
