import { describe, expect, it } from 'vitest';
import {
  consentsNeeded,
  displayName,
  foldEmail,
  isMinor,
  mayBePublic,
  mayHaveDeficit,
  memberSince,
  streakOn,
} from './rules.ts';

describe('what a person is called', () => {
  it.each([
    ['Mia', 'mia@example.com', 'Mia'],
    ['  ', 'mia.l@example.com', 'mia.l'],
    [null, 'mia@example.com', 'mia'],
    [null, '@example.com', 'User'],
    ['', '', 'User'],
  ])('%j with %j is %s', (firstName, email, name) => {
    expect(displayName({ firstName, email })).toBe(name);
  });
});

describe('member since', () => {
  it.each([
    ['2026-11-20T21:30:00.000Z', 'UTC', 'November 2026'],
    ['2026-11-30T20:00:00.000Z', 'Australia/Sydney', 'December 2026'],
    [null, 'UTC', 'Recently'],
    ['not a moment', 'UTC', 'Recently'],
  ])('%s in %s is %s', (createdAt, zone, text) => {
    expect(memberSince(createdAt, zone)).toBe(text);
  });
});

describe('a streak', () => {
  it.each([
    ['nothing', [], 0],
    ['today', ['2026-03-01'], 1],
    ['yesterday', ['2026-02-28'], 1],
    ['the day before only', ['2026-02-27'], 0],
    ['over the end of February', ['2026-03-01', '2026-02-28', '2026-02-27'], 3],
    ['with a hole', ['2026-03-01', '2026-02-27', '2026-02-26'], 1],
    ['unsorted, with doubles', ['2026-02-28', '2026-03-01', '2026-02-28'], 2],
    ['a day to come is not counted', ['2026-03-02', '2026-02-28'], 1],
  ])('%s', (_, days, count) => {
    expect(streakOn('2026-03-01', days)).toBe(count);
  });
});

describe('minors', () => {
  it.each([
    [13, ['parental_consent', 'digital_age'], true],
    [15, ['parental_consent', 'digital_age'], true],
    [16, ['parental_consent'], true],
    [17, ['parental_consent'], true],
    [18, [], false],
    [80, [], false],
  ])('at %d', (age, needed, minor) => {
    expect(consentsNeeded(age)).toEqual(needed);
    expect(isMinor(age)).toBe(minor);
    expect(mayHaveDeficit(age)).toBe(!minor);
    expect(mayBePublic(age)).toBe(!minor);
  });
});

it('addresses are compared without case and outer blanks', () => {
  expect(foldEmail('  Mia.L@Example.COM ')).toBe('mia.l@example.com');
});
