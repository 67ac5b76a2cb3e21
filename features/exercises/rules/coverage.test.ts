import { describe, expect, it } from 'vitest';
import { LEVELS, STRESS_TAGS } from './exercise-kinds.ts';
import { isEquipped, isInPool } from './exercise-pool.ts';
import { EXERCISES } from './exercises.ts';
import { STARTER_KITS, type StarterKit } from './starter-kits.ts';
import { MAIN_MOVEMENTS, type MainMovement, TRAINING_GAPS } from './training-gaps.ts';

const kits = Object.keys(STARTER_KITS) as StarterKit[];
const movements = Object.keys(MAIN_MOVEMENTS) as MainMovement[];
const strength = EXERCISES.filter(({ pattern }) => !['cardio', 'mobility'].includes(pattern));

describe('what each kit can train', () => {
  const cases = kits.flatMap((kit) => movements.map((movement) => ({ kit, movement })));

  it.each(cases)('$kit: $movement is covered or listed as a gap', ({ kit, movement }) => {
    const equipment = new Set(STARTER_KITS[kit]);
    for (const level of LEVELS) {
      for (const tag of [null, ...STRESS_TAGS]) {
        const avoid = new Set(tag === null ? [] : [tag]);
        const good = EXERCISES.filter(
          (exercise) =>
            (MAIN_MOVEMENTS[movement] as readonly string[]).includes(exercise.pattern) &&
            exercise.tier !== 'fallback' &&
            isInPool(exercise, { equipment, level, avoid }),
        );
        const listed = TRAINING_GAPS.some(
          (gap) =>
            gap.kit === kit &&
            gap.movement === movement &&
            gap.levels.includes(level) &&
            (gap.avoid.length === 0 || (tag !== null && gap.avoid.includes(tag))),
        );
        expect({ level, tag, isGap: good.length < 2 }).toEqual({ level, tag, isGap: listed });
      }
    }
  });

  it('closes a gap with what it says to buy', () => {
    for (const { kit, movement, levels, avoid, buy } of TRAINING_GAPS) {
      for (const [level, one] of levels.flatMap((each) =>
        buy.map((thing) => [each, thing] as const),
      )) {
        const pool = (owned: readonly string[]) =>
          EXERCISES.filter(
            (exercise) =>
              (MAIN_MOVEMENTS[movement] as readonly string[]).includes(exercise.pattern) &&
              isInPool(exercise, {
                equipment: new Set(owned) as never,
                level,
                avoid: new Set(avoid),
              }),
          ).length;
        const [before, after] = [pool(STARTER_KITS[kit]), pool([...STARTER_KITS[kit], one])];
        expect(after, `${one} for ${movement} at ${kit}, ${level}`).toBeGreaterThan(before);
      }
    }
  });

  it.each([
    { kit: 'nothing', atLeast: 60 },
    { kit: 'bands', atLeast: 100 },
    { kit: 'dumbbells', atLeast: 130 },
    { kit: 'gym', atLeast: 300 },
  ] as const)('$kit has at least $atLeast strength exercises', ({ kit, atLeast }) => {
    const equipment = new Set(STARTER_KITS[kit]);
    const possible = strength.filter((exercise) => isEquipped(exercise, equipment));
    expect(possible.length).toBeGreaterThanOrEqual(atLeast);
  });
});
