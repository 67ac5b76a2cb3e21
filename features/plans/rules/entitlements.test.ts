import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLAN_KEYS, type PlanKey } from '../rules.ts';
import { entitlementTable } from './entitlement-table.ts';
import { ACTIONS, type Action, limitOf, may, type Thing } from './entitlements.ts';

const GYMS: PlanKey[] = ['gymStarter', 'gymGrowth', 'gymPro'];
const PAID = PLAN_KEYS.filter((plan) => plan !== 'free');

describe('what a plan allows', () => {
  const allowed: [Action, readonly PlanKey[]][] = [
    ['doDemoWorkouts', PLAN_KEYS],
    ['doAiWorkouts', PAID],
    ['setHabitGoals', PAID],
    ['getWeeklyPdf', PAID],
    ['readCommunity', PLAN_KEYS],
    ['postInCommunity', PAID],
    ['getReminders', PLAN_KEYS],
    ['analysePhotos', PLAN_KEYS],
    ['takeClients', ['trainerPro']],
    ['messageClients', ['trainerPro']],
    ['takePayments', ['trainerPro']],
    ['runOrganisation', GYMS],
  ];

  it.each(allowed)('%s', (action, plans) => {
    expect(PLAN_KEYS.filter((plan) => may({ plan }, action))).toEqual(plans);
  });

  it('is tested for every action', () => {
    expect(allowed.map(([action]) => action)).toEqual(ACTIONS);
  });
});

describe('how much a plan allows', () => {
  // Free, Starter, Professional, Trainer Pro, Gym Starter, Growth, Pro; null is without limit.
  const limits: [Thing, (number | null)[]][] = [
    ['workoutsPerWeek', [3, 5, null, null, null, null, null]],
    ['habitGoals', [0, 3, null, null, null, null, null]],
    ['dailyReminders', [1, null, null, null, null, null, null]],
    ['photoAnalyses', [5, 20, 60, 60, 60, 60, 60]],
    ['clients', [0, 0, 0, 50, 0, 0, 0]],
    ['trainerSeats', [0, 0, 0, 0, 2, 5, 15]],
    ['traineeSeats', [0, 0, 0, 0, 50, 200, 500]],
  ];

  it.each(limits)('%s', (thing, wanted) => {
    expect(PLAN_KEYS.map((plan) => limitOf({ plan }, thing))).toEqual(wanted);
  });
});

it('add-ons raise what their plan counts, and nothing of another plan', () => {
  expect(limitOf({ plan: 'trainerPro', addOns: { moreClients: 2 } }, 'clients')).toBe(70);
  const addOns = { trainerSeat: 3, traineeSeats: 1, moreClients: 9 };
  expect(limitOf({ plan: 'gymStarter', addOns }, 'trainerSeats')).toBe(5);
  expect(limitOf({ plan: 'gymStarter', addOns }, 'traineeSeats')).toBe(150);
  expect(limitOf({ plan: 'gymStarter', addOns }, 'clients')).toBe(0);
  expect(limitOf({ plan: 'free', addOns }, 'trainerSeats')).toBe(0);
  expect(limitOf({ plan: 'starter', addOns }, 'workoutsPerWeek')).toBe(5);
});

const BEGIN = '<!-- made by entitlements.test.ts: begin -->';
const END = '<!-- end -->';

it('the table in the README is the one that the code makes (UPDATE_TABLES=1 writes it)', () => {
  const file = join(import.meta.dirname, '../README.md');
  const text = readFileSync(file, 'utf8');
  const [before, rest = ''] = text.split(BEGIN);
  const after = rest.split(END)[1];
  const wanted = `${before}${BEGIN}\n\n${entitlementTable()}\n\n${END}${after}`;
  if (process.env['UPDATE_TABLES']) writeFileSync(file, wanted);
  expect(readFileSync(file, 'utf8')).toBe(wanted);
});
