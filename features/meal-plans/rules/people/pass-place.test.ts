import { expect, it } from 'vitest';
import { aDay, aMeal } from '../../testing/plan-samples.ts';
import { type Eater, HOST } from '../plan-day.ts';
import { DEFAULT_PLAN } from '../plan-settings.ts';
import {
  dayWithPlacePassed,
  passedPlaces,
  settingsOfAnyDevice,
  settingsWithPlacePassed,
} from './pass-place.ts';

const change = { from: 'person-2', to: 'anh' };
const kim = { id: 'kim', name: 'Kim', share: 0.5 };
const ghost = { id: 'person-2', name: 'Person 2', share: 1.25 };
const settings = {
  ...DEFAULT_PLAN,
  people: [...DEFAULT_PLAN.people, ghost, kim],
  slots: DEFAULT_PLAN.slots.map((slot) =>
    slot.id === 'lunch' ? { ...slot, people: [HOST, 'person-2'] } : slot,
  ),
  shares: { sam: 2 },
  passed: {},
};
const eater = (personId: string, portion: number): Eater => ({
  personId,
  portion,
  state: 'planned',
  entryId: null,
  undone: 0,
});

it('puts a member where a person without an account was, with their share and their meals', () => {
  const after = settingsWithPlacePassed(settings, change);
  expect(after?.people.map(({ id }) => id)).toEqual([HOST, 'kim']);
  expect(after?.shares).toEqual({ sam: 2, anh: 1.25 });
  expect(after?.slots.map(({ id, people }) => [id, people])).toEqual([
    ['breakfast', null],
    ['lunch', [HOST, 'anh']],
    ['snack', null],
    ['dinner', null],
  ]);
});

it('holds for a device that has not heard of the member, and for no other', () => {
  const after = settingsWithPlacePassed(settings, change);
  if (!after) throw new Error('Nothing was passed.');
  const passed = passedPlaces(after, new Set(['anh']));
  expect(passed).toEqual([change]);
  const late = settingsOfAnyDevice(settings, passed);
  expect(late.people.map(({ id }) => id)).toEqual([HOST, 'kim']);
  expect(late.slots).toEqual(after.slots);
  const anh = { id: 'anh', name: 'Anh', share: 1 };
  const heard = { ...settings, people: [...settings.people, anh] };
  expect(settingsOfAnyDevice(heard, passed)).toBe(heard);
});

it('is over once the member has left, or another person has the id', () => {
  const passed = { 'person-2': 'anh' };
  expect(passedPlaces({ ...settings, people: [kim], passed }, new Set(['sam']))).toEqual([]);
  expect(passedPlaces({ ...settings, passed }, new Set(['anh']))).toEqual([]);
});

it.each(['nobody', HOST, 'sam'])('has no place of %s to pass on', (from) => {
  expect(settingsWithPlacePassed(settings, { from, to: 'anh' })).toBeNull();
});

it('moves planned portions, and counts nobody twice', () => {
  const day = aDay([
    aMeal({ eaters: [eater(HOST, 1.5), eater('person-2', 1.75)] }),
    aMeal({ eaters: [eater('person-2', 1.75), eater('anh', 1.25)] }),
    aMeal({ eaters: [eater('kim', 0.5)] }),
  ]);
  const portions = dayWithPlacePassed(day, change).meals.map(({ eaters }) =>
    eaters.map(({ personId, portion }) => `${personId} ${portion}`),
  );
  expect(portions).toEqual([['host 1.5', 'anh 1.75'], ['anh 1.25'], ['kim 0.5']]);
});
