import { describe, expect, it } from 'vitest';
import { findExercise } from '#features/exercises/rules/exercises.ts';
import { daysOf, inputOf, KITS } from '../testing/people.ts';
import type { WeekPlan } from './plan-input.ts';
import { planWeek } from './plan-week.ts';
import { replanDay, replanRest } from './replan.ts';

const input = inputOf({ days: daysOf([1, 2, 4, 5], 60, KITS.gym) });
const plan = planWeek(input);
const sessionOn = ({ sessions }: WeekPlan, weekday: number) =>
  sessions.find((session) => session.weekday === weekday);
const idsOn = (week: WeekPlan, weekday: number) =>
  sessionOn(week, weekday)?.items.map(({ exerciseId }) => exerciseId) ?? [];

describe('one day', () => {
  it('gets mostly other exercises; other days and locked items stay', () => {
    const sessions = plan.sessions.map((session) =>
      session.weekday === 1
        ? { ...session, items: session.items.map((item, at) => ({ ...item, locked: at === 0 })) }
        : session,
    );
    const next = replanDay(input, { ...plan, sessions }, 1);
    const [before, after] = [idsOn(plan, 1), idsOn(next, 1)];
    expect(after).toContain(before[0]);
    expect(after.filter((id) => before.includes(id)).length).toBeLessThanOrEqual(before.length / 2);
    for (const weekday of [2, 4, 5])
      expect(sessionOn(next, weekday)?.items).toEqual(sessionOn(plan, weekday)?.items);
  });
});

describe('the rest of a week', () => {
  it('takes over what a missed day leaves, and says what went where', () => {
    const next = replanRest(input, plan, 1, 2);
    expect(sessionOn(next, 1)?.items).toEqual([]);
    const [note] = next.notes;
    if (note?.kind !== 'replanned') throw new Error('The first note says how.');
    expect(note.missed).toBe(1);
    expect(note.moved.length).toBeGreaterThan(0);
    expect([...note.moved.map(({ exerciseId }) => exerciseId), ...note.dropped].sort()).toEqual(
      idsOn(plan, 1).sort(),
    );
    for (const { exerciseId, to } of note.moved) {
      const item = sessionOn(next, to)?.items.find((one) => one.exerciseId === exerciseId);
      expect(item?.reasons[0]).toEqual({ kind: 'moved', fromWeekday: 1 });
    }
  });

  it('brings in no exercise that the week did not hold', () => {
    const next = replanRest(input, plan, 2, 3);
    const known = new Set([1, 2, 4, 5].flatMap((weekday) => idsOn(plan, weekday)));
    for (const weekday of [4, 5]) {
      expect(idsOn(next, weekday).filter((id) => !known.has(id))).toEqual([]);
    }
  });

  it('takes nothing from days that were not missed while there is time', () => {
    const next = replanRest(input, plan, 1, 1);
    for (const weekday of [2, 4, 5]) {
      const strength = idsOn(plan, weekday).filter(
        (id) => findExercise(id)?.pattern !== 'mobility',
      );
      expect(idsOn(next, weekday)).toEqual(expect.arrayContaining(strength));
    }
  });

  it('leaves days that are over as they were', () => {
    const next = replanRest(input, plan, 2, 4);
    expect(sessionOn(next, 1)?.items).toEqual(sessionOn(plan, 1)?.items);
  });

  it('has nothing to move to after the last day', () => {
    const next = replanRest(input, plan, 5, 6);
    expect(next.notes[0]).toEqual({ kind: 'missedLast', missed: 5 });
    expect(sessionOn(next, 5)?.items).toEqual([]);
  });

  it('leaves strength work alone when a day of cardio is missed', () => {
    const more = { goal: 'lose_weight', cardio: 'more' } as const;
    const days = daysOf([1, 2, 3, 4, 5], 45, KITS.home);
    const active = inputOf({ ...more, days });
    const week = planWeek(active);
    const next = replanRest(active, week, 3, 4);
    expect(sessionOn(week, 3)?.focus).toBe('cardio');
    for (const weekday of [4, 5]) {
      const strength = (ids: string[]) =>
        ids.filter((id) => findExercise(id)?.pattern !== 'cardio');
      expect(strength(idsOn(next, weekday))).toEqual(strength(idsOn(week, weekday)));
    }
  });

  it('does nothing for a day that held nothing', () => {
    expect(replanRest(input, plan, 7, 7)).toBe(plan);
  });
});
