import { describe, expect, test } from 'vitest';
import {
  type Credential,
  certifiedAs,
  certifiedUntil,
  credentialState,
  reminderDue,
} from './credentials.ts';

describe('credentials', () => {
  const credential = (changes: Partial<Credential> = {}): Credential => ({
    kind: 'qualification',
    title: 'Certificate IV in Fitness',
    body: 'AUSactive',
    number: '12345',
    expiresOn: '2026-12-01',
    check: 'checked',
    ...changes,
  });
  test('a checked one counts until its last day, that day included', () => {
    expect(credentialState(credential(), '2026-12-01')).toBe('checked');
    expect(credentialState(credential(), '2026-12-02')).toBe('expired');
    expect(credentialState(credential({ check: 'waiting' }), '2026-12-02')).toBe('waiting');
    expect(credentialState(credential({ expiresOn: null }), '2036-10-01')).toBe('checked');
  });
  test('a qualification makes a trainer certified, first aid does not', () => {
    const firstAid = credential({ kind: 'first-aid', title: 'First aid and CPR' });
    expect(certifiedAs([firstAid])).toBeNull();
    expect(certifiedAs([firstAid, credential()])).toBe('Certificate IV in Fitness');
    expect(certifiedAs([credential({ title: '' })])).toBe('AUSactive');
    const until = (expiresOn: string | null) => credential({ expiresOn });
    expect(certifiedUntil([until('2026-12-22'), until('2027-03-01')])).toBe('2027-03-01');
    expect(certifiedUntil([until('2026-12-22'), until(null)])).toBeNull();
    expect(certifiedUntil([firstAid])).toBeNull();
  });
  test.each([
    ['2026-10-01', null, null],
    ['2026-10-02', null, '2026-10-02'],
    ['2026-10-05', '2026-10-02', null],
    ['2026-11-01', '2026-10-02', '2026-11-01'],
    ['2026-11-28', '2026-10-02', '2026-11-24'],
    ['2026-12-02', '2026-10-02', null],
  ])('on %s, reminded for %s: %s', (today, remindedFor, due) => {
    expect(reminderDue(credential(), today, remindedFor)).toBe(due);
  });
});
