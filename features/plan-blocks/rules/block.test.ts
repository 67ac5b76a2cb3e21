import { describe, expect, test } from 'vitest';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { lookUpExercises } from '#features/plan-generator/rules/session-seconds.ts';
import { SMALL_PLAN } from '../testing/plans.ts';
import {
  blockStateOn,
  blockWeekOf,
  lastDayOf,
  nextSessionDay,
  sessionOn,
  weekOn,
} from './block.ts';
import { listDayStates } from './day-states.ts';
import { toSession } from './to-session.ts';

const exerciseOf = lookUpExercises(EXERCISES);
const whole = { ...SMALL_PLAN, firstDay: SMALL_PLAN.monday };

test.each([
  ['2026-11-15', null],
  ['2026-11-16', 1],
  ['2026-11-22', 1],
  ['2026-11-23', 2],
  ['2026-12-13', 4],
  ['2026-12-14', null],
])('%s is in week %s of the block', (day, week) => {
  expect(blockWeekOf(SMALL_PLAN, day)).toBe(week);
});

test('a block says where it stands, over a change of year and of clocks too', () => {
  expect(lastDayOf(SMALL_PLAN)).toBe('2026-12-13');
  expect(blockStateOn(SMALL_PLAN, '2026-11-10')).toEqual({ kind: 'notYet', from: '2026-11-16' });
  expect(blockStateOn(SMALL_PLAN, '2026-11-20')).toMatchObject({ week: 1, isDeload: false });
  expect(blockStateOn(SMALL_PLAN, '2026-12-07')).toMatchObject({ week: 4, isDeload: true });
  expect(blockStateOn(SMALL_PLAN, '2026-12-14')).toEqual({ kind: 'finished', since: '2026-12-14' });
  expect(blockWeekOf({ monday: '2026-12-28', weeks: 6 }, '2027-01-31')).toBe(5);
  expect(blockWeekOf({ monday: '2026-03-23', weeks: 4 }, '2026-04-06')).toBe(3);
});

describe('a week', () => {
  test('has what the block says, lighter at its end', () => {
    const second = weekOn(whole, '2026-11-23', exerciseOf).sessions[0]?.items[0];
    const last = weekOn(whole, '2026-12-07', exerciseOf).sessions[0]?.items[0];
    expect(second).toMatchObject({ sets: 3, rir: 2 });
    expect(last).toMatchObject({ sets: 2 });
  });

  test('has nothing before the plan’s first day, and nothing outside the block', () => {
    expect(weekOn(SMALL_PLAN, '2026-11-16', exerciseOf).sessions).toEqual([]);
    expect(weekOn(SMALL_PLAN, '2026-12-14', exerciseOf).sessions).toEqual([]);
    expect(sessionOn(SMALL_PLAN, '2026-11-23', exerciseOf)?.weekday).toBe(1);
    expect(sessionOn(SMALL_PLAN, '2026-11-24', exerciseOf)).toBeNull();
  });

  test('the next session is looked for to the end of the block', () => {
    expect(nextSessionDay(SMALL_PLAN, '2026-11-01')).toBe('2026-11-23');
    expect(nextSessionDay(SMALL_PLAN, '2026-11-24')).toBe('2026-11-30');
    expect(nextSessionDay(SMALL_PLAN, '2026-12-08')).toBeNull();
  });
});

const AT = '2026-11-23T08:00:00.000Z';
const stored = { ...whole, id: 'the-plan', version: 1, active: true };

test('a planned session is begun with a set to tick for each that was planned', () => {
  const planned = sessionOn(whole, '2026-11-23', exerciseOf);
  if (!planned) throw new Error('Monday has a session.');
  const details = { id: 'a', name: 'Full body', startedAt: null };
  const made = toSession(stored, planned, '2026-11-23', details, exerciseOf);
  expect(made).toMatchObject({
    origin: 'plan',
    sourceId: 'the-plan',
    weekday: 1,
    placeName: 'Home',
  });
  expect(made.work.items[0]).toMatchObject({ measure: 'bodyweight', restSeconds: 90 });
  expect(made.work.items[0]?.sets.map(({ doneAt, target }) => [doneAt, target?.reps])).toEqual(
    Array.from({ length: 3 }, () => [null, [8, 12]]),
  );
  const programme = { ...stored, source: 'programme' as const };
  expect(toSession(programme, planned, '2026-11-23', details, exerciseOf).origin).toBe('programme');
});

describe('a day', () => {
  const planned = sessionOn(whole, '2026-11-23', exerciseOf);
  if (!planned) throw new Error('Monday has a session.');
  const made = toSession(
    stored,
    planned,
    '2026-11-23',
    { id: 'a', name: 'Full', startedAt: AT },
    exerciseOf,
  );
  const done = {
    ...made,
    finishedAt: AT,
    work: {
      ...made.work,
      items: made.work.items.map((item) => ({
        ...item,
        sets: item.sets.map((set) => ({ ...set, doneAt: AT })),
      })),
    },
  };
  const stateOn = (sessions: (typeof made)[], today: string, plan = stored) =>
    listDayStates(plan, sessions, { monday: '2026-11-23', today, exerciseOf })[0]?.state;
  const missed = {
    ...stored,
    changes: [
      { date: '2026-11-23', kind: 'missed' as const, weekday: 1, session: null, notes: [] },
    ],
  };

  test.each([
    ['planned until it is over', stateOn([], '2026-11-23'), 'planned'],
    ['past once it is over', stateOn([], '2026-11-24'), 'past'],
    ['under way while it is', stateOn([made], '2026-11-23'), 'underWay'],
    ['done when its session is', stateOn([done], '2026-11-24'), 'done'],
    ['missed when that was said', stateOn([], '2026-11-25', missed), 'missed'],
    [
      'past still, when something else was done',
      stateOn([{ ...done, sourceId: null }], '2026-11-24'),
      'past',
    ],
  ])('is %s', (_, state, wanted) => {
    expect(state).toBe(wanted);
  });

  test('without a session in the plan is rest, or done with training of one’s own', () => {
    const own = { ...done, date: '2026-11-24', sourceId: null };
    const week = { monday: '2026-11-23', today: '2026-11-24', exerciseOf };
    const states = listDayStates(stored, [own], week).map(({ state }) => state);
    expect(states.slice(0, 3)).toEqual(['past', 'done', 'rest']);
  });

  test('that was done ahead of its day is done', () => {
    const session = { ...planned, weekday: 3 as const };
    const moved = { date: '2026-11-25', kind: 'moved' as const, weekday: 1, session, notes: [] };
    const week = { monday: '2026-11-23', today: '2026-11-24', exerciseOf };
    const stateWith = (sessions: (typeof made)[]) =>
      listDayStates({ ...stored, changes: [moved] }, sessions, week)[2]?.state;
    expect(stateWith([])).toBe('planned');
    expect(stateWith([{ ...done, date: '2026-11-24' }])).toBe('done');
    expect(stateWith([{ ...done, date: '2026-11-24', weekday: 4 }])).toBe('planned');
  });
});
