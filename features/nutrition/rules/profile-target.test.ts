import { expect, test } from 'vitest';
import { targetOfProfile } from './profile-target.ts';

const profile = {
  age: 30,
  gender: 'male',
  weightKg: 80,
  heightCm: 180,
  fitnessLevel: 'beginner',
  goals: ['lose_weight'],
  trainingDays: [],
} as const;

test('nobody gets a target made of somebody average', () => {
  expect(targetOfProfile(null)).toBeNull();
});

test('undecided training days are an assumption that is said', () => {
  const target = targetOfProfile(profile);
  expect([target?.steps[1]?.working, target?.notes]).toEqual([
    '1,780 × 1.375',
    ['activity_assumed'],
  ]);
});

test('training days give the activity', () => {
  const target = targetOfProfile({ ...profile, trainingDays: [1, 2, 4, 6] });
  expect([target?.steps[1]?.working, target?.energyKcal, target?.notes]).toEqual([
    '1,780 × 1.55',
    2210,
    [],
  ]);
});
