import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { profileInput } from '#features/account/contract.ts';
import { formatWeight } from '#features/account/rules/measures.ts';
import { CONSENT_WORDING_VERSION } from '#features/account/rules.ts';
import {
  chooseGender,
  type Draft,
  emptyDraft,
  listUnconfirmed,
  loadWizard,
  profileOf,
  readWeightKg,
  setAge,
  setConsent,
  setHeight,
  setWeight,
  switchHeightUnit,
  switchWeightUnit,
  toggleGoal,
  toggleTrainingDay,
} from './draft.ts';
import { needsOnboarding } from './needs-onboarding.ts';

const anna: Draft = {
  ...emptyDraft,
  name: '  Anna ',
  gender: 'female',
  weight: '62.5',
  height: 168,
  role: 'trainee',
  fitnessLevel: 'beginner',
  goals: ['get_fit'],
};

it('starts as the specification says', () => {
  expect(emptyDraft).toMatchObject({
    name: '',
    age: '25',
    weight: '70',
    height: 175,
    heightUnit: 'cm',
    goals: [],
  });
});

describe('suggestions', () => {
  it('follow the gender, again and again', () => {
    const man = chooseGender(emptyDraft, 'male');
    expect(man).toMatchObject({ gender: 'male', weight: '80', height: 178 });
    expect(chooseGender(man, 'female')).toMatchObject({ weight: '65', height: 165 });
  });

  it('come in the unit that is shown', () => {
    const inInches = switchHeightUnit(emptyDraft, 'inches');
    expect(chooseGender(inInches, 'male')).toMatchObject({ height: 70, heightUnit: 'inches' });
  });

  it('follow the age band while nothing was moved', () => {
    expect(setAge(chooseGender(emptyDraft, 'male'), 60)).toMatchObject({
      age: '60',
      weight: '75',
      height: 175,
    });
    expect(setAge(emptyDraft, 60)).toMatchObject({ age: '60', weight: '70', height: 175 });
  });

  it('never overwrite what the person moved, each measure for itself', () => {
    const weightMoved = setWeight(emptyDraft, 91.5);
    expect(chooseGender(weightMoved, 'female')).toMatchObject({ weight: '91.5', height: 165 });
    const heightMoved = setHeight(emptyDraft, 190);
    expect(chooseGender(heightMoved, 'female')).toMatchObject({ weight: '65', height: 190 });
    const both = chooseGender(setHeight(weightMoved, 190), 'male');
    expect(setAge(both, 70)).toMatchObject({ weight: '91.5', height: 190 });
  });
});

describe('a suggestion', () => {
  it('is nobody’s figure until it is set or confirmed', () => {
    const man = chooseGender(emptyDraft, 'male');
    expect(listUnconfirmed(man)).toEqual(['age', 'weight', 'height']);
    expect(listUnconfirmed(setHeight(setAge(man, 25), 178))).toEqual(['weight']);
    // The very figure that was suggested, by hand.
    expect(listUnconfirmed(setWeight(setHeight(setAge(man, 25), 178), 80))).toEqual([]);
    expect(listUnconfirmed({ ...man, confirmed: true })).toEqual([]);
  });

  it('that changes is confirmed no more', () => {
    const man = { ...chooseGender(emptyDraft, 'male'), confirmed: true };
    expect(listUnconfirmed(chooseGender(man, 'female'))).toHaveLength(3);
    expect(listUnconfirmed(setAge(man, 61))).toEqual(['weight', 'height']);
    expect(listUnconfirmed(setAge(man, 26))).toEqual([]);
    const set = { ...setHeight(setWeight(man, 91.5), 190), confirmed: true };
    expect(listUnconfirmed(chooseGender(set, 'female'))).toEqual([]);
  });

  it('is still one in another unit', () => {
    const there = switchHeightUnit(switchWeightUnit(emptyDraft, 'lb'), 'inches');
    expect(listUnconfirmed(there)).toHaveLength(3);
  });
});

describe('weight unit', () => {
  it('gives back the very weight when nothing was touched in between', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 80, max: 300 }),
        fc.array(fc.constantFrom<'kg' | 'lb'>('kg', 'lb')),
        (halves, units) => {
          const wandered = units.reduce(switchWeightUnit, setWeight(emptyDraft, halves / 2));
          expect(switchWeightUnit(wandered, 'kg').weight).toBe(String(halves / 2));
        },
      ),
    );
  });

  it('saves every whole and half pound as the figure that comes back', () => {
    for (let lb = 89; lb <= 330; lb += 0.5) {
      const draft = setWeight(switchWeightUnit(anna, 'lb'), lb);
      const profile = profileOf(draft);
      expect(profile?.weightUnit).toBe('lb');
      expect(formatWeight(profile?.weight ?? 0, 'lb').value).toBe(String(lb));
      expect(profileInput.safeParse(profile).success).toBe(true);
    }
  });

  it('suggests in the unit that is shown', () => {
    expect(chooseGender(switchWeightUnit(emptyDraft, 'lb'), 'male').weight).toBe('176.5');
  });
});

describe('height unit', () => {
  it('gives back the very height when nothing was touched in between', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 140, max: 220 }),
        fc.array(fc.constantFrom<'cm' | 'inches'>('cm', 'inches')),
        (cm, units) => {
          const start = setHeight(emptyDraft, cm);
          const wandered = units.reduce(switchHeightUnit, start);
          expect(switchHeightUnit(wandered, 'cm').height).toBe(cm);
        },
      ),
    );
  });

  it('converts what was touched in between', () => {
    const moved = setHeight(switchHeightUnit(emptyDraft, 'inches'), 72.5);
    expect(switchHeightUnit(moved, 'cm')).toMatchObject({ height: 184, heightUnit: 'cm' });
  });

  it('does not count as having moved the height', () => {
    const there = switchHeightUnit(emptyDraft, 'inches');
    expect(there).toMatchObject({ height: 69, heightUnit: 'inches' });
    expect(chooseGender(there, 'female').height).toBe(65);
  });
});

it('goals toggle on and off', () => {
  const on = toggleGoal(toggleGoal(emptyDraft, 'get_fit'), 'lose_weight');
  expect(on.goals).toEqual(['get_fit', 'lose_weight']);
  expect(toggleGoal(on, 'get_fit').goals).toEqual(['lose_weight']);
});

it('training days toggle and stay in the order of the week', () => {
  const days = [5, 1, 3].reduce(toggleTrainingDay, emptyDraft);
  expect(days.trainingDays).toEqual([1, 3, 5]);
  expect(toggleTrainingDay(days, 3).trainingDays).toEqual([1, 5]);
});

describe('what is saved', () => {
  it('is the trimmed, typed profile', () => {
    expect(profileOf(anna)).toEqual({
      firstName: 'Anna',
      age: 25,
      gender: 'female',
      weight: 62.5,
      height: 168,
      heightUnit: 'cm',
      fitnessLevel: 'beginner',
      goals: ['get_fit'],
      role: 'trainee',
    });
  });

  it('turns inches into whole centimetres, and says which were chosen', () => {
    const profile = profileOf({ ...anna, height: 66.5, heightUnit: 'inches' });
    expect(profile).toMatchObject({ height: 169, heightUnit: 'inches' });
  });

  it('carries the schedule only when something was chosen', () => {
    expect(profileOf({ ...anna, trainingDays: [1, 4] })?.schedule).toEqual({
      trainingDays: [1, 4],
      sessionMinutes: null,
    });
    expect(profileOf({ ...anna, sessionMinutes: 45 })?.schedule).toEqual({
      trainingDays: [],
      sessionMinutes: 45,
    });
    expect(profileOf(anna)).not.toHaveProperty('schedule');
  });

  it('sends only the consents that the age needs, with the wording agreed to', () => {
    const ticked = setConsent(setConsent(anna, 'digital_age', true), 'parental_consent', true);
    expect(profileOf({ ...ticked, age: '15' })?.consents).toEqual([
      { kind: 'parental_consent', wordingVersion: CONSENT_WORDING_VERSION },
      { kind: 'digital_age', wordingVersion: CONSENT_WORDING_VERSION },
    ]);
    expect(profileOf({ ...ticked, age: '17' })?.consents).toHaveLength(1);
    expect(profileOf({ ...ticked, age: '18' })).not.toHaveProperty('consents');
    expect(setConsent(ticked, 'digital_age', false).consents).toEqual(['parental_consent']);
  });

  it('is nothing while gender or level is missing', () => {
    expect(profileOf({ ...anna, gender: null })).toBeNull();
    expect(profileOf({ ...anna, fitnessLevel: null })).toBeNull();
  });

  it('is accepted by the contract for everything the sliders can say', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 13, max: 80 }),
        fc.integer({ min: 80, max: 300 }),
        fc.integer({ min: 110, max: 174 }),
        fc.boolean(),
        (age, halfKilos, halfInches, metric) => {
          const moved = setWeight(setAge(anna, age), halfKilos / 2);
          const inches = setHeight(switchHeightUnit(moved, 'inches'), halfInches / 2);
          const draft = metric ? switchHeightUnit(inches, 'cm') : inches;
          expect(profileInput.safeParse(profileOf(draft)).success).toBe(true);
        },
      ),
    );
  });
});

test.each([
  ['70', 70],
  ['62.5', 62.5],
  ['', Number.NaN],
  ['1e3', Number.NaN],
  ['-70', Number.NaN],
  ['70kg', Number.NaN],
])('the weight text %j is %s kg', (weight, kg) => {
  expect(readWeightKg({ ...emptyDraft, weight })).toBe(kg);
});

describe('the kept wizard', () => {
  it('comes back as it was', () => {
    const kept = {
      screen: 3,
      draft: { ...anna, trainingDays: [1], moved: { age: true, weight: true, height: false } },
    };
    expect(loadWizard(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test.each([
    null,
    'nonsense',
    [],
    { screen: 2, draft: { name: 7 } },
    { screen: 2, draft: { ...anna, goals: ['win'] } },
    { screen: 1.5, draft: anna },
  ])('%j is ignored', (kept) => {
    expect(loadWizard(kept)).toBeNull();
  });
});

test.each([
  [{ age: 30, gender: 'male', fitnessLevel: 'beginner' }, false],
  [{ age: null, gender: 'male', fitnessLevel: 'beginner' }, true],
  [{ age: 30, gender: null, fitnessLevel: 'beginner' }, true],
  [{ age: 30, gender: 'male', fitnessLevel: null }, true],
] as const)('%j needs onboarding: %s', (user, needed) => {
  expect(needsOnboarding(user)).toBe(needed);
});
