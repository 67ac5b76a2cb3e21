import { expect, test } from 'vitest';
import { dayTargetOf } from './day-target.ts';
import { type BodyProfile, targetInputOf } from './profile-target.ts';

const profile = {
  age: 30,
  gender: 'male',
  weightKg: 80,
  heightCm: 180,
  fitnessLevel: 'beginner',
  goals: ['lose_weight'],
  trainingDays: [],
} as const;

const targetOfProfile = (one: BodyProfile, weightKg?: number) =>
  dayTargetOf(targetInputOf(one, weightKg));

test('scales know more than the profile', () => {
  expect(targetOfProfile(profile, 75).steps[0]?.working).toMatch(/^10 × 75 kg/);
  expect(targetOfProfile(profile).steps[0]?.working).toMatch(/^10 × 80 kg/);
});

test('undecided training days are an assumption that is said', () => {
  const target = targetOfProfile(profile);
  expect([target.steps[1]?.working, target.notes]).toEqual(['1,780 × 1.375', ['activity_assumed']]);
});

test('training days give the activity', () => {
  const target = targetOfProfile({ ...profile, trainingDays: [1, 2, 4, 6] });
  expect([target.steps[1]?.working, target.energyKcal, target.notes]).toEqual([
    '1,780 × 1.55',
    2210,
    [],
  ]);
});
