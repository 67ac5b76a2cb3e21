import { describe, expect, it } from 'vitest';
import { EQUIPMENT } from './equipment-kinds.ts';
import {
  LEVELS,
  LOAD_TYPES,
  MUSCLES,
  PATTERNS,
  POSITIONS,
  REST_CLASSES,
  SHARES,
  SPACES,
  STRESS_TAGS,
  TIERS,
  TRACKED_MUSCLES,
} from './exercise-kinds.ts';
import { EXERCISES, findExercise } from './exercises.ts';

const strength = EXERCISES.filter(({ pattern }) => !['cardio', 'mobility'].includes(pattern));
const count = (pattern: string) => EXERCISES.filter((one) => one.pattern === pattern).length;
const wordsIn = (sentence: string) => sentence.split(/\s+/).length;

describe('the catalogue', () => {
  it('holds at least 240 strength exercises, 30 cardio and 40 mobility entries', () => {
    expect(strength.length).toBeGreaterThanOrEqual(240);
    expect(count('cardio')).toBeGreaterThanOrEqual(30);
    expect(count('mobility')).toBeGreaterThanOrEqual(40);
    for (const pattern of PATTERNS) expect(count(pattern), pattern).toBeGreaterThanOrEqual(5);
  });

  it('names each exercise once', () => {
    expect(new Set(EXERCISES.map(({ id }) => id)).size).toBe(EXERCISES.length);
    const names = EXERCISES.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(EXERCISES.length);
    expect(findExercise('back-squat')?.name).toBe('Back squat');
    expect(findExercise('constructor')).toBeUndefined();
  });

  it('uses every piece of equipment, and trains every muscle directly', () => {
    const used = new Set(EXERCISES.flatMap(({ kit }) => kit.flat()));
    expect(EQUIPMENT.filter((one) => !used.has(one))).toEqual([]);
    for (const muscle of TRACKED_MUSCLES) {
      const direct = strength.filter(({ muscles }) => muscles[muscle] === 1);
      expect(direct.length, muscle).toBeGreaterThanOrEqual(6);
    }
  });
});

describe.each(EXERCISES.map((exercise) => [exercise.id, exercise] as const))(
  '%s',
  (id, exercise) => {
    it('has known kinds and ranges', () => {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(PATTERNS).toContain(exercise.pattern);
      expect(LOAD_TYPES).toContain(exercise.loadType);
      expect(POSITIONS).toContain(exercise.position);
      expect(REST_CLASSES).toContain(exercise.rest);
      expect(SPACES).toContain(exercise.space);
      expect(TIERS).toContain(exercise.tier);
      for (const tag of exercise.tags) expect(STRESS_TAGS).toContain(tag);
      for (const one of exercise.kit.flat()) expect(EQUIPMENT).toContain(one);
      expect(exercise.kit.length).toBeGreaterThan(0);
      expect(LEVELS.indexOf(exercise.from)).toBeLessThanOrEqual(LEVELS.indexOf(exercise.upTo));
      expect(LEVELS.indexOf(exercise.from)).toBeGreaterThanOrEqual(exercise.skill - 1);
      expect(exercise.met).toBeGreaterThanOrEqual(2);
      expect(exercise.met).toBeLessThanOrEqual(14);
      for (const [low, high] of [exercise.reps, exercise.seconds].filter((one) => one !== null)) {
        expect(low).toBeGreaterThan(0);
        expect(high).toBeGreaterThan(low);
      }
      const timed = Number(exercise.reps !== null) + Number(exercise.seconds !== null);
      expect(timed).toBe(exercise.pattern === 'cardio' ? 0 : 1);
      expect(exercise.smallestStepKg !== null).toBe(exercise.loadType === 'external');
    });

    it('says which muscles work', () => {
      const shares = Object.entries(exercise.muscles);
      expect(shares.length).toBeGreaterThan(0);
      for (const [muscle, share] of shares) {
        expect(MUSCLES).toContain(muscle);
        expect(SHARES).toContain(share);
      }
      const most = Math.max(...shares.map(([, share]) => share));
      if (strength.includes(exercise)) expect(most).toBeGreaterThanOrEqual(0.5);
      else expect(most).toBeLessThan(1);
    });

    it('links both ways, within its pattern and never down', () => {
      for (const other of exercise.harder) {
        expect(findExercise(other)?.pattern, other).toBe(exercise.pattern);
        expect(findExercise(other)?.easier).toContain(id);
        expect(LEVELS.indexOf(findExercise(other)?.upTo ?? 'beginner')).toBeGreaterThanOrEqual(
          LEVELS.indexOf(exercise.upTo),
        );
        expect(findExercise(other)?.harder, `${id} and ${other} name each other`).not.toContain(id);
      }
      for (const other of exercise.easier) expect(findExercise(other)?.harder).toContain(id);
    });

    it('speaks in short sentences', () => {
      expect(exercise.cues.length).toBeGreaterThanOrEqual(2);
      expect(exercise.cues.length).toBeLessThanOrEqual(4);
      const sentences = [...exercise.cues, exercise.whatFor, exercise.caution ?? 'None.'];
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^[A-Z].*\.$/);
        expect(wordsIn(sentence)).toBeLessThanOrEqual(20);
        expect(sentence).not.toMatch(/['"]|\. [A-Z]|color|center/);
      }
      for (const other of exercise.also) expect(other).not.toBe(exercise.name.toLowerCase());
    });
  },
);
