import { describe, expect, test } from 'vitest';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { listSwaps } from '#features/plan-generator/rules/list-swaps.ts';
import type { PlanItem } from '#features/plan-generator/rules/plan-input.ts';
import { planWeek } from '#features/plan-generator/rules/plan-week.ts';
import { lookUpExercises, sessionSeconds } from '#features/plan-generator/rules/session-seconds.ts';
import { daysOf, inputOf, KITS } from '#features/plan-generator/testing/people.ts';
import { sessionOn, weekOn } from './block.ts';
import {
  addExercise,
  changeItem,
  leaveSuperset,
  lockItem,
  moveItem,
  removeItem,
  supersetWithNext,
  swapExercise,
} from './edit-items.ts';
import { type EditScope, overSeconds, toEditContext, withChange } from './edit-session.ts';
import { markMissed, moveDay, restoreDay } from './move-days.ts';
import { changeMinutes, regenerateDay } from './plan-again.ts';
import type { PlanContent } from './plan-content.ts';

const exerciseOf = lookUpExercises(EXERCISES);
const { pool, ...input } = inputOf({ days: daysOf([1, 3, 5], 60, KITS.home), level: 'beginner' });

const PLAN: PlanContent = {
  name: 'At home',
  source: 'made',
  programmeId: null,
  byModel: false,
  monday: '2026-11-16',
  firstDay: '2026-11-16',
  weeks: 5,
  edits: 0,
  input,
  base: planWeek({ ...input, pool }),
  changes: [],
};

/** Second week. */
const [MONDAY, WEDNESDAY, FRIDAY] = ['2026-11-23', '2026-11-25', '2026-11-27'] as const;
const NEXT_WEDNESDAY = '2026-12-02';

const context = (plan: PlanContent, scope: EditScope = 'day') => toEditContext(plan, pool, scope);
const on = (plan: PlanContent, date: string) => {
  const session = sessionOn(plan, date, exerciseOf);
  if (!session) throw new Error(`Nothing on ${date}`);
  return session;
};
const idsOn = (plan: PlanContent, date: string) => on(plan, date).items.map(({ id }) => id);
const exercisesOn = (plan: PlanContent, date: string) =>
  on(plan, date).items.map(({ exerciseId }) => exerciseId);
const [firstId = '', secondId = '', thirdId = ''] = idsOn(PLAN, WEDNESDAY);

/** Times are right, ids and exercises stand once a session, supersets have two. */
function expectValid(plan: PlanContent): void {
  const sessions = [...plan.base.sessions, ...plan.changes.flatMap(({ session }) => session ?? [])];
  for (const { items, seconds } of sessions) {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(new Set(items.map(({ exerciseId }) => exerciseId)).size).toBe(items.length);
    expect(seconds).toBe(sessionSeconds(items, exerciseOf));
    for (const { superset } of items) {
      if (superset === null) continue;
      expect(items.filter((item) => item.superset === superset).length).toBeGreaterThan(1);
    }
  }
  expect(new Set(plan.changes.map(({ date }) => date)).size).toBe(plan.changes.length);
}

describe.each<EditScope>(['day', 'block'])('for the %s', (scope) => {
  const swaps = listSwaps(
    { exerciseId: exercisesOn(PLAN, WEDNESDAY)[0] ?? '' },
    on(PLAN, WEDNESDAY),
    {
      ...input,
      pool,
    },
  );
  const other = swaps[0]?.exerciseId ?? '';
  const c = context(PLAN, scope);
  const edits: [string, PlanContent][] = [
    ['swap', swapExercise(PLAN, WEDNESDAY, firstId, other, c)],
    ['remove', removeItem(PLAN, WEDNESDAY, firstId, c)],
    ['add', addExercise(PLAN, WEDNESDAY, 'dead-bug', c)],
    ['move', moveItem(PLAN, WEDNESDAY, firstId, 1, c)],
    ['superset', supersetWithNext(PLAN, WEDNESDAY, secondId, c)],
    ['lock', lockItem(PLAN, WEDNESDAY, firstId, true, c)],
    ['sets', changeItem(PLAN, WEDNESDAY, firstId, { sets: 7 }, c)],
    ['day', regenerateDay(PLAN, WEDNESDAY, c)],
    ['shorter', changeMinutes(PLAN, WEDNESDAY, 25, c)],
    ['longer', changeMinutes(PLAN, WEDNESDAY, 90, c)],
  ];

  test.each(edits)('%s changes that session and leaves the others', (_, edited) => {
    expect(edited.edits).toBe(1);
    expectValid(edited);
    expect(on(edited, WEDNESDAY)).not.toEqual(on(PLAN, WEDNESDAY));
    expect(on(edited, MONDAY)).toEqual(on(PLAN, MONDAY));
    expect(on(edited, FRIDAY)).toEqual(on(PLAN, FRIDAY));
    const isForBlock = scope === 'block';
    expect(
      JSON.stringify(on(edited, NEXT_WEDNESDAY)) !== JSON.stringify(on(PLAN, NEXT_WEDNESDAY)),
    ).toBe(isForBlock);
    expect(edited.changes).toHaveLength(isForBlock ? 0 : 1);
  });

  test.each(edits)('%s is the same on every device', (name, edited) => {
    if (name === 'day') expect(regenerateDay(PLAN, WEDNESDAY, c)).toEqual(edited);
    if (name === 'longer') expect(changeMinutes(PLAN, WEDNESDAY, 90, c)).toEqual(edited);
    expect(JSON.parse(JSON.stringify(edited))).toEqual(edited);
  });

  test('nothing to do is the very same plan', () => {
    expect(removeItem(PLAN, WEDNESDAY, 'none', c)).toBe(PLAN);
    expect(moveItem(PLAN, WEDNESDAY, firstId, -1, c)).toBe(PLAN);
    expect(swapExercise(PLAN, WEDNESDAY, firstId, 'no-such-exercise', c)).toBe(PLAN);
    expect(addExercise(PLAN, WEDNESDAY, exercisesOn(PLAN, WEDNESDAY)[0] ?? '', c)).toBe(PLAN);
    expect(changeMinutes(PLAN, WEDNESDAY, 60, c)).toBe(PLAN);
    expect(leaveSuperset(PLAN, '2026-11-24', firstId, c)).toBe(PLAN);
  });
});

test('an item moves to where it is put, at most to the end', () => {
  const moved = moveItem(PLAN, WEDNESDAY, firstId, 99, context(PLAN));
  expect(idsOn(moved, WEDNESDAY).at(-1)).toBe(firstId);
  expect(idsOn(moveItem(moved, WEDNESDAY, firstId, -99, context(moved)), WEDNESDAY)).toEqual(
    idsOn(PLAN, WEDNESDAY),
  );
});

test('a superset of three loses one and stays, and of two is none any more', () => {
  const plain = on(PLAN, WEDNESDAY).items.reduce(
    (plan, { id }) => leaveSuperset(plan, WEDNESDAY, id, context(plan)),
    PLAN,
  );
  const two = supersetWithNext(plain, WEDNESDAY, firstId, context(plain));
  const three = supersetWithNext(two, WEDNESDAY, secondId, context(two));
  const joined = (plan: PlanContent) =>
    on(plan, WEDNESDAY)
      .items.filter(({ superset }) => superset !== null)
      .map(({ id }) => id);
  expect(joined(three)).toEqual([firstId, secondId, thirdId]);
  const less = removeItem(three, WEDNESDAY, firstId, context(three));
  expect(joined(less)).toEqual([secondId, thirdId]);
  expect(joined(leaveSuperset(less, WEDNESDAY, thirdId, context(less)))).toEqual([]);
});

test('a swap keeps the pattern, and the effort of the week that it is in', () => {
  const item = on(PLAN, FRIDAY).items[0];
  if (!item) throw new Error('Friday is empty.');
  const [best] = listSwaps(item, on(PLAN, FRIDAY), { ...input, pool });
  if (!best) throw new Error('Nothing to swap for.');
  const swapped = swapExercise(PLAN, FRIDAY, item.id, best.exerciseId, context(PLAN));
  const now = on(swapped, FRIDAY).items[0];
  expect(exerciseOf(now?.exerciseId ?? '')?.pattern).toBe(exerciseOf(item.exerciseId)?.pattern);
  expect(now).toMatchObject({ id: item.id, rir: item.rir });
  expect(now?.reasons[0]).toEqual({ kind: 'swapped', forExerciseId: item.exerciseId });
});

test('an edit for the block reaches the dates that differ already, from its date on', () => {
  const once = changeItem(PLAN, NEXT_WEDNESDAY, secondId, { sets: 6 }, context(PLAN));
  const less = removeItem(once, WEDNESDAY, firstId, context(once, 'block'));
  expect(idsOn(less, NEXT_WEDNESDAY)).not.toContain(firstId);
  expect(on(less, NEXT_WEDNESDAY).items.find(({ id }) => id === secondId)?.sets).toBe(6);
  const later = removeItem(once, '2026-12-09', firstId, context(once, 'block'));
  expect(idsOn(later, NEXT_WEDNESDAY)).toContain(firstId);
});

test('planning a day again keeps what is locked, and gives something else each time', () => {
  const locked = lockItem(PLAN, WEDNESDAY, firstId, true, context(PLAN));
  const again = regenerateDay(locked, WEDNESDAY, context(locked));
  expect(exercisesOn(again, WEDNESDAY)).toContain(exercisesOn(PLAN, WEDNESDAY)[0]);
  expect(on(again, WEDNESDAY).seconds).toBeLessThanOrEqual(60 * 60);
});

test('less time is kept to the second, more is used; a session that is too long is said to be', () => {
  for (const minutes of [20, 30, 40]) {
    const less = changeMinutes(PLAN, WEDNESDAY, minutes, context(PLAN));
    expect(on(less, WEDNESDAY)).toMatchObject({ minutes });
    expect(overSeconds(on(less, WEDNESDAY))).toBe(0);
  }
  const more = changeMinutes(PLAN, WEDNESDAY, 90, context(PLAN));
  expect(exercisesOn(more, WEDNESDAY)).toEqual(
    expect.arrayContaining(exercisesOn(PLAN, WEDNESDAY)),
  );
  expect(overSeconds(on(more, WEDNESDAY))).toBe(0);
  const long = changeItem(PLAN, WEDNESDAY, firstId, { sets: 30 }, context(PLAN));
  expect(overSeconds(on(long, WEDNESDAY))).toBeGreaterThan(0);
});

describe('days', () => {
  test('move to another day, exchange, and come back', () => {
    const moved = moveDay(PLAN, WEDNESDAY, '2026-11-26', { exerciseOf });
    expect(sessionOn(moved, WEDNESDAY, exerciseOf)).toBeNull();
    expect(on(moved, '2026-11-26')).toEqual({ ...on(PLAN, WEDNESDAY), weekday: 4 });
    const exchanged = moveDay(PLAN, WEDNESDAY, FRIDAY, { exerciseOf });
    expect(idsOn(exchanged, FRIDAY)).toEqual(idsOn(PLAN, WEDNESDAY));
    expect(idsOn(exchanged, WEDNESDAY)).toEqual(idsOn(PLAN, FRIDAY));
    expectValid(exchanged);
    expect(on(restoreDay(exchanged, FRIDAY), FRIDAY)).toEqual(on(PLAN, FRIDAY));
    expect(moveDay(PLAN, WEDNESDAY, '2027-03-01', { exerciseOf })).toBe(PLAN);
  });

  test('an edit for the block of a moved session goes to its own day of the week', () => {
    const moved = moveDay(PLAN, WEDNESDAY, '2026-11-26', { exerciseOf });
    const edited = removeItem(moved, '2026-11-26', firstId, context(moved, 'block'));
    expect(idsOn(edited, NEXT_WEDNESDAY)).not.toContain(firstId);
    expect(idsOn(edited, '2026-11-26')).not.toContain(firstId);
  });

  test('a missed day leaves the past, plans the rest of its week and says how', () => {
    const next = markMissed(PLAN, WEDNESDAY, '2026-11-26', context(PLAN));
    expectValid(next);
    const week = weekOn(next, MONDAY, exerciseOf);
    expect(sessionOn(next, WEDNESDAY, exerciseOf)).toBeNull();
    expect(on(next, MONDAY)).toEqual(on(PLAN, MONDAY));
    expect(week.notes[0]).toMatchObject({ kind: 'replanned', missed: 3 });
    expect(on(next, FRIDAY).seconds).toBeLessThanOrEqual(60 * 60);
    expect(on(next, NEXT_WEDNESDAY)).toEqual(on(PLAN, NEXT_WEDNESDAY));
    expect(markMissed(PLAN, WEDNESDAY, '2026-11-26', context(PLAN))).toEqual(next);
  });

  test('a missed last day is only said, and so is one of an earlier week', () => {
    const last = markMissed(PLAN, FRIDAY, '2026-11-28', context(PLAN));
    expect(weekOn(last, MONDAY, exerciseOf).notes[0]).toEqual({ kind: 'missedLast', missed: 5 });
    const late = markMissed(PLAN, FRIDAY, '2026-12-01', context(PLAN));
    expect(late.changes).toEqual([
      { date: FRIDAY, kind: 'missed', weekday: 5, session: null, notes: [] },
    ]);
  });

  test('a swap for the block follows an exercise that moved to another day of its week', () => {
    const [item] = on(PLAN, WEDNESDAY).items;
    const [swap] = item ? listSwaps(item, on(PLAN, WEDNESDAY), context(PLAN).input) : [];
    if (!item || !swap) throw new Error('An exercise and a swap');
    const taken: PlanItem = { ...item, reasons: [{ kind: 'moved', fromWeekday: 3 }] };
    const friday = on(PLAN, FRIDAY);
    const moved = withChange(PLAN, {
      date: FRIDAY,
      kind: 'replanned',
      weekday: 5,
      session: { ...friday, items: [...friday.items, taken] },
      notes: [],
    });
    const edited = swapExercise(
      moved,
      WEDNESDAY,
      item.id,
      swap.exerciseId,
      context(moved, 'block'),
    );
    expect(exercisesOn(edited, FRIDAY)).toContain(swap.exerciseId);
    expect(exercisesOn(edited, NEXT_WEDNESDAY)).toContain(swap.exerciseId);
  });

  test('what a person left out of this plan is not suggested, added or planned again', () => {
    const wishes = { leaveOut: ['chest'] as const, only: null };
    const without = { ...PLAN, input: { ...PLAN.input, wishes } };
    const { input: limited } = toEditContext(without, EXERCISES, 'day');
    expect(limited.pool.length).toBeLessThan(EXERCISES.length);
    expect(limited.pool.some(({ muscles }) => muscles.chest === 1)).toBe(false);
    const again = regenerateDay(without, WEDNESDAY, context(without));
    for (const id of exercisesOn(again, WEDNESDAY)) {
      expect(exerciseOf(id)?.muscles.chest).not.toBe(1);
    }
  });
});
