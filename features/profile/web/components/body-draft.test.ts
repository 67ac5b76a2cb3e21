import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '#features/account/contract.ts';
import { draftOf, listRequiredConsents, toProfile } from './body-draft.ts';

const metric = { energyUnit: 'kcal', weightUnit: 'kg', heightUnit: 'cm' } as const;
const imperial = { energyUnit: 'kj', weightUnit: 'lb', heightUnit: 'inches' } as const;

const mia: CurrentUser = {
  id: 'mia',
  photo: null,
  firstName: 'Mia',
  email: 'mia@example.test',
  emailVerified: true,
  age: 30,
  gender: 'female',
  weight: 65.5,
  height: 168,
  fitnessLevel: 'beginner',
  goals: ['get_fit'],
  role: 'trainee',
  schedule: null,
  subscriptionPlan: 'free',
  createdAt: '2026-11-20T00:00:00.000Z',
  streakCount: 0,
  numbersHidden: false,
  units: metric,
  settings: { timeZone: null, dayStartHour: 0, notifications: [], reminderTime: '19:00' },
};

describe('the body data form', () => {
  it('starts from what is saved and gives the same back; an untouched weight is left to the server', () => {
    expect(toProfile(draftOf(mia, metric), metric)).toEqual({
      profile: {
        firstName: 'Mia',
        age: 30,
        gender: 'female',
        weight: undefined,
        height: 168,
        fitnessLevel: 'beginner',
        goals: ['get_fit'],
        role: 'trainee',
        consents: [],
      },
      faults: {},
    });
  });

  it('reads pounds, inches and a decimal comma', () => {
    const draft = { ...draftOf(mia, imperial), weight: '150,5', height: '66.5' };
    expect(toProfile(draft, imperial).profile).toMatchObject({
      weight: 68.266,
      weightUnit: 'lb',
      height: 169,
    });
  });

  it('leaves a height of whole centimetres as it is while its inches are not touched', () => {
    for (let height = 140; height <= 221; height += 1) {
      const { profile } = toProfile(draftOf({ ...mia, height }, imperial), imperial);
      expect(profile?.height).toBe(height);
    }
  });

  it('says the range in the unit that is typed, and wants a weight that was taken away', () => {
    const draft = draftOf(mia, imperial);
    expect(toProfile({ ...draft, weight: '80', height: '40' }, imperial).faults).toEqual({
      weight: 'Weight is 89 to 330 lb.',
      height: 'Height is 55 to 87 inches.',
    });
    for (const weight of ['', ' ', '1.2.3']) {
      expect(toProfile({ ...draft, weight }, imperial).faults).toEqual({
        weight: 'Enter your weight.',
      });
    }
    const unknown = draftOf({ ...mia, weight: null }, metric);
    expect(toProfile(unknown, metric).faults).toEqual({ weight: 'Enter your weight.' });
  });

  it('shows no weight while numbers are out of sight, and keeps it until one is typed', () => {
    const draft = draftOf({ ...mia, numbersHidden: true }, metric);
    expect(draft.weight).toBe('');
    expect(toProfile(draft, metric).profile).toMatchObject({ weight: undefined, age: 30 });
    const typed = toProfile({ ...draft, weight: '64,2' }, metric);
    expect(typed.profile).toMatchObject({ weight: 64.2 });
    expect(toProfile({ ...draft, weight: 'x' }, metric).faults['weight']).toBeDefined();
  });

  it('says what is missing or out of range, field by field', () => {
    const draft = {
      ...draftOf(mia, metric),
      firstName: ' ',
      age: '',
      weight: 'heavy',
      height: '17',
      gender: null,
      goals: [],
    };
    const { profile, faults } = toProfile(draft, metric);
    expect(profile).toBeNull();
    expect(faults).toEqual({
      firstName: 'Enter your name.',
      age: 'Enter your age.',
      weight: 'Enter your weight.',
      height: 'Height is 140 to 220 cm.',
      gender: 'Choose a gender.',
      goals: 'Choose at least one goal.',
    });
  });

  it('asks for the statements of the age, once', () => {
    const young = { ...draftOf(mia, metric), age: '15' };
    expect(listRequiredConsents(young)).toEqual(['parental_consent', 'digital_age']);
    expect(toProfile(young, metric).profile).toBeNull();
    const ticked = { ...young, consents: ['parental_consent' as const, 'digital_age' as const] };
    expect(toProfile(ticked, metric).profile?.consents).toHaveLength(2);

    const saved = draftOf({ ...mia, age: 17 }, metric);
    expect(listRequiredConsents(saved)).toEqual([]);
    expect(listRequiredConsents({ ...saved, age: '15' })).toEqual(['digital_age']);
  });
});
