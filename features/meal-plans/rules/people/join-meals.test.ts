import { expect, it } from 'vitest';
import { aDay, aMeal } from '../../testing/plan-samples.ts';
import { HOST } from '../plan-day.ts';
import { DEFAULT_PLAN } from '../plan-settings.ts';
import { missedPortions, withMissedPortions } from './join-meals.ts';

const [MON, TUE] = ['2026-11-23', '2026-11-24'];
const ben = { id: 'ben', name: 'Ben', share: 1 };
const kim = { id: 'kim', name: 'Kim', share: 0.5 };
const settings = {
  ...DEFAULT_PLAN,
  people: [...DEFAULT_PLAN.people, ben, kim],
  slots: DEFAULT_PLAN.slots.map((slot) =>
    slot.id === 'lunch' ? { ...slot, people: [HOST, 'ben'] } : slot,
  ),
};
const over = aMeal();
const dinner = aMeal();
const lunch = aMeal({ slotId: 'lunch' });
const begun = aMeal({ slotId: 'breakfast' });
const eaten = {
  ...begun,
  eaters: begun.eaters.map((one) => ({ ...one, state: 'eaten' as const })),
};
const days = [aDay([over], { date: MON }), aDay([eaten, lunch, dinner], { date: TUE })];

it('finds who has no portion of meals that were planned before they joined', () => {
  const missed = missedPortions(days, settings, TUE);
  expect(missed.meals).toBe(2);
  expect(missed.people.map(({ name }) => name)).toEqual(['Ben', 'Kim']);
});

it('gives them one by share and by what they need; what is over or begun stays', () => {
  const energyOf = { [HOST]: 2_000, ben: 3_000 };
  const after = withMissedPortions(days, settings, { from: TUE, energyOf });
  expect(after[0]).toEqual(days[0]);
  const portions = after[1]?.meals.map(({ slotId, eaters }) => [
    slotId,
    eaters.map(({ personId, portion }) => `${personId} ${portion}`),
  ]);
  expect(portions).toEqual([
    ['breakfast', ['host 1.5']],
    ['lunch', ['host 1.5', 'ben 2.25']],
    ['dinner', ['host 1.5', 'ben 2.25', 'kim 0.75']],
  ]);
  expect(missedPortions(after, settings, TUE).meals).toBe(0);
});
