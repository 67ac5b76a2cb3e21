import { describe, expect, it, test } from 'vitest';
import { type Draft, emptyDraft } from './draft.ts';
import {
  isStepValid,
  missingIn,
  missingOn,
  percentComplete,
  reachableScreen,
  STEP_COUNT,
  STEP_TITLES,
  stepLine,
  stepOf,
} from './wizard-steps.ts';

const complete: Draft = {
  ...emptyDraft,
  name: 'Anna',
  gender: 'female',
  role: 'trainee',
  fitnessLevel: 'beginner',
  goals: ['get_fit'],
  confirmed: true,
};

it('has the six steps of the specification', () => {
  expect(STEP_TITLES).toEqual([
    'Welcome',
    'Basic Info',
    'Your Role',
    'Fitness Level',
    'Goals',
    'Schedule',
  ]);
  expect(STEP_COUNT).toBe(6);
});

test.each([
  [0, 'Step 1 of 6', 17],
  [1, 'Step 2 of 6', 33],
  [2, 'Step 3 of 6', 50],
  [3, 'Step 4 of 6', 67],
  [4, 'Step 5 of 6', 83],
  [5, 'Step 6 of 6', 100],
])('step %s reads %s and %s %%', (step, line, percent) => {
  expect(stepLine(step)).toBe(line);
  expect(percentComplete(step)).toBe(percent);
});

describe('validity', () => {
  it('lets a complete draft through everywhere', () => {
    for (const step of STEP_TITLES.keys()) expect(isStepValid(step, complete)).toBe(true);
  });

  it('never holds anybody up at Welcome and Schedule', () => {
    expect(isStepValid(0, emptyDraft)).toBe(true);
    expect(isStepValid(5, emptyDraft)).toBe(true);
  });

  test.each<[number, Partial<Draft>, RegExp]>([
    [1, { name: '' }, /your name/],
    [1, { name: '   ' }, /your name/],
    [1, { name: 'x'.repeat(81) }, /80 characters/],
    [1, { gender: null }, /your gender/],
    [1, { age: '' }, /age/],
    [1, { age: '12' }, /age/],
    [1, { age: '81' }, /age/],
    [1, { age: '25.5' }, /age/],
    [1, { weight: '' }, /weight/],
    [1, { weight: '39.5' }, /weight/],
    [1, { weight: '150.5' }, /weight/],
    [1, { height: 139 }, /140 to 220 cm/],
    [1, { height: 221 }, /140 to 220 cm/],
    [1, { height: 54.5, heightUnit: 'inches' }, /55 to 87 inches/],
    [1, { height: 87.5, heightUnit: 'inches' }, /55 to 87 inches/],
    [1, { age: '17' }, /statements/],
    [1, { age: '15', consents: ['parental_consent'] }, /statements/],
    [1, { age: '15', consents: ['digital_age'] }, /statements/],
    [1, { confirmed: false }, /Confirm our/],
    [1, { confirmed: false, moved: { age: true, weight: true, height: false } }, /Confirm our/],
    [1, { weight: '88.5', weightUnit: 'lb' }, /89 to 330 lb/],
    [1, { weight: '330.5', weightUnit: 'lb' }, /89 to 330 lb/],
    [2, { role: null }, /role/],
    [3, { fitnessLevel: null }, /fitness level/],
    [4, { goals: [] }, /at least one goal/],
  ])('step %s is held by %j', (step, change, sentence) => {
    const draft = { ...complete, ...change };
    expect(isStepValid(step, draft)).toBe(false);
    expect(missingIn(step, draft)).toMatch(sentence);
  });

  test.each<[Partial<Draft>]>([
    [{ age: '13', consents: ['parental_consent', 'digital_age'] }],
    [{ age: '16', consents: ['parental_consent'] }],
    [{ age: '18' }],
    [{ age: '80' }],
    [{ weight: '40' }],
    [{ weight: '150' }],
    [{ height: 140 }],
    [{ height: 220 }],
    [{ height: 55, heightUnit: 'inches' }],
    [{ height: 87, heightUnit: 'inches' }],
    [{ name: 'Å' }],
    [{ confirmed: false, moved: { age: true, weight: true, height: true } }],
    [{ weight: '89', weightUnit: 'lb' }],
    [{ weight: '330', weightUnit: 'lb' }],
  ])('Basic Info is valid with %j', (change) => {
    expect(missingIn(1, { ...complete, ...change })).toBeNull();
  });
});

test.each<[number, Partial<Draft>, number]>([
  [6, {}, 6],
  [9, {}, 6],
  [-1, {}, 0],
  [5, { role: null }, 3],
  [6, { name: '' }, 1],
  [6, { confirmed: false }, 2],
])('a return to screen %s with %j leads to screen %s', (wanted, change, screen) => {
  expect(reachableScreen(wanted, { ...complete, ...change })).toBe(screen);
});

it('asks for Basic Info on two screens: the person, then the body', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(stepOf)).toEqual([0, 1, 1, 2, 3, 4, 5]);
  const nameless = { ...complete, name: '' };
  expect(missingOn(1, nameless)).toMatch(/your name/);
  expect(missingOn(2, nameless)).toBeNull();
  const unconfirmed = { ...complete, confirmed: false };
  expect(missingOn(1, unconfirmed)).toBeNull();
  expect(missingOn(2, unconfirmed)).toMatch(/Confirm/);
  expect(missingOn(1, { ...complete, age: '17' })).toMatch(/statements/);
});
