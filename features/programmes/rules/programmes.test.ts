import { describe, expect, it } from 'vitest';
import { LEVELS, STRESS_TAGS } from '#features/exercises/rules/exercise-kinds.ts';
import { isEquipped } from '#features/exercises/rules/exercise-pool.ts';
import { EXERCISES, findExercise } from '#features/exercises/rules/exercises.ts';
import { STARTER_KITS, type StarterKit } from '#features/exercises/rules/starter-kits.ts';
import { lookUpExercises, sessionSeconds } from '#features/plan-generator/rules/session-seconds.ts';
import { daysOf, inputOf, KITS } from '#features/plan-generator/testing/people.ts';
import { timesToRun } from '#platform/shared/testing/times-to-run.ts';
import { type AdaptedWeek, adaptProgramme } from './adapt-programme.ts';
import { chooseDays } from './choose-days.ts';
import { type Programme, readSlot, weeksOf } from './programme.ts';
import { findProgramme, PROGRAMMES } from './programmes.ts';

const exerciseOf = lookUpExercises(EXERCISES);
const SPREAD = [[1], [1, 4], [1, 3, 5], [1, 2, 4, 5], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6]] as const;
const usualDays = (count: number, minutes: number, kit: StarterKit) =>
  daysOf(SPREAD[count - 1] ?? [], minutes, KITS[kit]);

const named = (id: string): Programme => {
  const programme = findProgramme(id);
  if (!programme) throw new Error(id);
  return programme;
};

const itemsOf = (weeks: readonly AdaptedWeek[]) =>
  weeks.flatMap(({ plan }) => plan.sessions.flatMap(({ items }) => items));

describe('the catalogue', () => {
  it('has at least 14 programmes, each with an id of its own', () => {
    expect(PROGRAMMES.length).toBeGreaterThanOrEqual(14);
    expect(new Set(PROGRAMMES.map(({ id }) => id)).size).toBe(PROGRAMMES.length);
  });

  it.each(PROGRAMMES.map((programme) => [programme.id, programme] as const))(
    '%s is well written',
    (_, programme) => {
      for (const phase of programme.phases) {
        expect(phase.sessions).toHaveLength(programme.days);
        for (const { slots } of phase.sessions) {
          expect(slots.length).toBeGreaterThan(0);
          const ids = slots.flatMap((text) => readSlot(text)?.exerciseId ?? []);
          expect(new Set(ids).size).toBe(ids.length);
          for (const text of slots) {
            const slot = readSlot(text);
            expect(slot, text).not.toBeNull();
            if (slot?.exerciseId) expect(findExercise(slot.exerciseId), text).toBeDefined();
          }
        }
      }
    },
  );

  it.each(PROGRAMMES.map((programme) => [programme.id, programme] as const))(
    '%s stays as written where its equipment, days and minutes are',
    (_, programme) => {
      for (const level of programme.levels) {
        const weeks = adaptProgramme(
          programme,
          inputOf({ level, days: usualDays(programme.days, programme.minutes, programme.kit) }),
        );
        expect(weeks).toHaveLength(weeksOf(programme));
        const changes = weeks.flatMap((week) => week.changes);
        expect(changes.filter(({ kind }) => kind === 'missing')).toEqual([]);
        expect(changes.filter(({ kind }) => kind === 'shorter')).toEqual([]);
        // Nor has any exercise lost sets to time.
        const written = (programme.phases[0]?.sessions ?? []).flatMap(({ slots }) =>
          slots.map((text) => readSlot(text)?.sets),
        );
        const [first] = weeks;
        expect(first && itemsOf([first]).map(({ sets }) => sets)).toEqual(written);
        const replaced = itemsOf(weeks).flatMap(({ exerciseId, reasons }) =>
          reasons.some(
            (reason) => reason.kind === 'substitute' && reason.because.kind === 'equipment',
          )
            ? [exerciseId]
            : [],
        );
        expect(replaced).toEqual([]);
      }
    },
  );
});

/** What holds for every adapted week. */
function expectValid(
  weeks: readonly AdaptedWeek[],
  avoid: readonly string[],
  banned: readonly string[],
) {
  for (const { plan, names } of weeks) {
    expect(names).toHaveLength(plan.sessions.length);
    for (const session of plan.sessions) {
      const equipment = new Set(session.kit.equipment);
      expect(sessionSeconds(session.items, exerciseOf)).toBeLessThanOrEqual(session.minutes * 60);
      const ids = session.items.map(({ exerciseId }) => exerciseId);
      expect(new Set(ids).size).toBe(ids.length);
      for (const item of session.items) {
        const exercise = findExercise(item.exerciseId);
        if (!exercise) throw new Error(item.exerciseId);
        expect(isEquipped(exercise, equipment), item.exerciseId).toBe(true);
        expect(exercise.tags.filter((tag) => avoid.includes(tag))).toEqual([]);
        expect(banned).not.toContain(item.exerciseId);
        expect(item.sets).toBeGreaterThan(0);
        expect(item.reps === null).not.toBe(item.seconds === null);
      }
    }
  }
}

describe('adapted to a person', () => {
  const kits = Object.keys(STARTER_KITS) as StarterKit[];
  // The usual run tries other kits for each programme; `npm run test:long` all of them.
  const every = Math.ceil(kits.length / timesToRun(kits.length, 2));
  it.each(PROGRAMMES.map((programme, index) => [programme.id, programme, index] as const))(
    '%s is right with every kit and level, short days and few of them',
    (_, programme, index) => {
      for (const [at, kit] of kits.entries()) {
        if ((at + index) % every > 0) continue;
        for (const [step, level] of LEVELS.entries()) {
          const avoid = STRESS_TAGS.slice((at + step) % 8, ((at + step) % 8) + step);
          const banned = ['push-up', 'back-squat', 'brisk-walk'].slice(0, step);
          const count = ((at + step) % 4) + 1;
          const days = usualDays(count, [10, 20, 30, 75][(at + step) % 4] ?? 30, kit);
          const age = [15, 35, 70][step] ?? null;
          const weeks = adaptProgramme(
            programme,
            inputOf({ level, avoid, banned, days, age, intensityCapped: at % 2 === 0 }),
          );
          expectValid(weeks, avoid, banned);
          expect(weeks).toHaveLength(weeksOf(programme));
        }
      }
    },
    60_000,
  );

  it('says what replaces what, and why', () => {
    const [week] = adaptProgramme(
      named('full-body-3'),
      inputOf({ days: usualDays(3, 60, 'dumbbells') }),
    );
    const squat = week?.plan.sessions[0]?.items[0];
    expect(findExercise(squat?.exerciseId ?? '')?.pattern).toBe('squat');
    expect(squat?.reasons).toContainEqual({
      kind: 'substitute',
      forExerciseId: 'back-squat',
      because: { kind: 'equipment', equipment: ['barbell', 'rack'] },
    });
    const [sore] = adaptProgramme(
      named('full-body-3'),
      inputOf({ days: usualDays(3, 60, 'gym'), avoid: ['knee'] }),
    );
    expect(sore?.plan.sessions[0]?.items[0]?.reasons).toContainEqual({
      kind: 'substitute',
      forExerciseId: 'back-squat',
      because: { kind: 'avoid', tag: 'knee' },
    });
  });

  it('drops accessories from the last on, says so, and keeps the main work', () => {
    const [week] = adaptProgramme(named('full-body-3'), inputOf({ days: usualDays(3, 25, 'gym') }));
    const [session] = week?.plan.sessions ?? [];
    expect(session?.items.slice(0, 2).map(({ exerciseId }) => exerciseId)).toEqual([
      'back-squat',
      'bench-press',
    ]);
    expect(week?.changes).toContainEqual({
      kind: 'shorter',
      weekday: 1,
      shortened: expect.any(Array),
      dropped: expect.arrayContaining(['seated-cable-row', 'lateral-raise']),
    });
  });

  it('with fewer days the sessions follow each other over the weeks', () => {
    const weeks = adaptProgramme(
      named('push-pull-legs-6'),
      inputOf({ days: usualDays(2, 60, 'gym') }),
    );
    expect(weeks.slice(0, 3).map(({ names }) => names.join(', '))).toEqual([
      'Push, heavy, Pull, heavy',
      'Legs, heavy, Push, lighter',
      'Pull, lighter, Legs, lighter',
    ]);
    expect(weeks[0]?.changes[0]).toEqual({ kind: 'fewerDays', days: 2, ofDays: 6 });
  });

  it('takes the days that lie furthest apart, and says which follow each other', () => {
    const all = daysOf([1, 2, 3, 4, 5, 6, 7], 60, KITS.gym);
    expect(chooseDays(all, 2).map(({ weekday }) => weekday)).toEqual([1, 4]);
    expect(chooseDays(all, 3).map(({ weekday }) => weekday)).toEqual([1, 3, 5]);
    const [week] = adaptProgramme(
      named('full-body-2'),
      inputOf({ days: daysOf([6, 7], 60, KITS.gym) }),
    );
    expect(week?.changes).toContainEqual({ kind: 'backToBack', weekdays: [6, 7] });
  });

  it('ends a block with a light week, and changes sets by phase', () => {
    const weeks = adaptProgramme(named('full-body-3'), inputOf({ days: usualDays(3, 60, 'gym') }));
    const setsOf = (week: number) =>
      itemsOf([weeks[week - 1] as AdaptedWeek]).map(({ sets }) => sets);
    expect(weeks[5]?.plan.notes[0]).toEqual({ kind: 'deload' });
    expect(Math.max(...setsOf(6))).toBeLessThan(Math.max(...setsOf(1)));
    const strength = adaptProgramme(
      named('strength-block'),
      inputOf({ days: usualDays(3, 75, 'barbell') }),
    );
    const squats = [1, 4, 7, 9].map((week) => strength[week - 1]?.plan.sessions[0]?.items[0]);
    expect(squats.map((item) => [item?.sets, item?.reps])).toEqual([
      [4, [6, 6]],
      [5, [4, 5]],
      [5, [3, 3]],
      [2, [5, 5]],
    ]);
  });

  it('asks neither minors nor people before clearance for heavy sets of three', () => {
    for (const person of [{ age: 16 }, { intensityCapped: true }, { age: 72 }]) {
      const weeks = adaptProgramme(
        named('strength-block'),
        inputOf({ ...person, days: usualDays(3, 75, 'barbell') }),
      );
      for (const item of itemsOf(weeks)) {
        expect(item.reps?.[1] ?? 20).toBeGreaterThanOrEqual(6);
        expect(item.rir ?? 9).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('walks instead of running where impact is to be avoided', () => {
    const [week] = adaptProgramme(
      named('first-5-km'),
      inputOf({ days: usualDays(3, 45, 'nothing'), avoid: ['impact'] }),
    );
    const run = week?.plan.sessions[0]?.items.at(-1);
    expect(findExercise(run?.exerciseId ?? '')).toMatchObject({ pattern: 'cardio' });
    expect(run?.reasons[0]).toMatchObject({ kind: 'substitute', forExerciseId: 'run-walk' });
    expect(run?.seconds).toEqual([24 * 60, 24 * 60]);
  });

  it('of nothing at all says so', () => {
    const programme = named('full-body-2');
    expect(adaptProgramme(programme, inputOf({ days: [] }))[0]?.plan.notes).toEqual([
      { kind: 'noDays' },
    ]);
    const [short] = adaptProgramme(programme, inputOf({ days: usualDays(2, 5, 'gym') }));
    expect(short?.plan.notes[0]).toEqual({ kind: 'dayTooShort', weekday: 1, minutes: 5 });
    const [nothing] = adaptProgramme(
      programme,
      inputOf({
        days: usualDays(2, 45, 'gym'),
        avoid: [...STRESS_TAGS],
        banned: EXERCISES.map(({ id }) => id),
      }),
    );
    expect(nothing?.plan.notes[0]).toEqual({ kind: 'nothingFits', weekday: 1 });
  });

  it('is the same each time', () => {
    for (const programme of PROGRAMMES) {
      const input = inputOf({ days: usualDays(3, 40, 'home') });
      expect(adaptProgramme(programme, input)).toEqual(adaptProgramme(programme, input));
    }
  });
});
