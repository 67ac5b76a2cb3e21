import { expect, test } from 'vitest';
import { findSettings, holdsBody, holdsSignOut, settingGroups } from './profile-settings.ts';

const found = (typed: string) => findSettings(typed).map(({ title }) => title);

test('settings are found by what they hold, by any words, in any case', () => {
  expect(found('KILOJ')).toEqual(['Targets', 'Units, theme and day']);
  expect(found('passkey')).toEqual(['Security']);
  expect(found('delete acc')).toEqual(['Your data']);
  expect(found('weekly summ')).toEqual(['Emails']);
  expect(found('invoice')).toEqual(['Plan and invoices']);
  expect(found('gym')).toEqual(['Gyms and trainers', 'CSV Bulk Import']);
});

test('nothing is found by a word that no setting holds, or by signs of a pattern', () => {
  expect(found('zzz')).toEqual([]);
  expect(found('(.*)')).toEqual([]);
  expect(found('passkey zzz')).toEqual([]);
});

test('body data and signing out are found too', () => {
  expect(holdsBody('hei')).toBe(true);
  expect(holdsBody('passkey')).toBe(false);
  expect(holdsSignOut('log out')).toBe(true);
  expect(holdsSignOut('log in')).toBe(false);
});

test('each setting is in one group, and leads to one page', () => {
  const all = Object.values(settingGroups).flat();
  expect(new Set(all.map(({ href }) => href)).size).toBe(all.length);
});
