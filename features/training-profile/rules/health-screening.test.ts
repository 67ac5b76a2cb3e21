import { expect, test } from 'vitest';
import {
  capsIntensity,
  type HealthOutcome,
  holdsUntil,
  toHealthOutcome,
} from './health-screening.ts';

const no = { heart: false, injury: false };
const yes = { heart: false, injury: true };

test.each<[string, Parameters<typeof toHealthOutcome>[0], string, HealthOutcome]>([
  ['nothing answered', null, '2026-11-23', 'unanswered'],
  ['only no', { answers: no, answeredOn: '2026-11-23', clearedOn: null }, '2026-11-23', 'clear'],
  [
    'the last day of a year',
    { answers: no, answeredOn: '2025-11-24', clearedOn: null },
    '2026-11-23',
    'clear',
  ],
  [
    'a year later',
    { answers: no, answeredOn: '2025-11-23', clearedOn: null },
    '2026-11-23',
    'lapsed',
  ],
  [
    'answered on a leap day',
    { answers: no, answeredOn: '2024-02-29', clearedOn: null },
    '2025-02-28',
    'clear',
  ],
  [
    'a year after a leap day',
    { answers: no, answeredOn: '2024-02-29', clearedOn: null },
    '2025-03-01',
    'lapsed',
  ],
  ['one yes', { answers: yes, answeredOn: '2026-11-23', clearedOn: null }, '2026-11-23', 'flagged'],
  [
    'cleared by a doctor',
    { answers: yes, answeredOn: '2026-11-01', clearedOn: '2026-11-23' },
    '2026-11-23',
    'cleared',
  ],
  [
    'a clearance holds for a year of its own',
    { answers: yes, answeredOn: '2025-10-01', clearedOn: '2026-01-10' },
    '2026-11-23',
    'cleared',
  ],
  [
    'a clearance of a year ago',
    { answers: yes, answeredOn: '2025-10-01', clearedOn: '2025-11-23' },
    '2026-11-23',
    'lapsed',
  ],
])('%s', (_, screening, today, expected) => {
  expect(toHealthOutcome(screening, today)).toBe(expected);
});

test('only clear and cleared lift the cap', () => {
  const outcomes: HealthOutcome[] = ['unanswered', 'lapsed', 'flagged', 'clear', 'cleared'];
  expect(outcomes.filter(capsIntensity)).toEqual(['unanswered', 'lapsed', 'flagged']);
});

test('says until when it holds', () => {
  expect(holdsUntil(null)).toBeNull();
  expect(holdsUntil({ answers: no, answeredOn: '2026-11-23', clearedOn: null })).toBe('2027-11-23');
});
