import { expect, test } from 'vitest';
import { aDay, aMeal } from '../../testing/plan-samples.ts';
import { DEFAULT_PLAN } from '../plan-settings.ts';
import { openOfDay, staysPlanned } from './stays-planned.ts';

const [monday, tuesday] = ['2026-11-23', '2026-11-24'];

test('a day planned again keeps what is left over from another day, and nothing else', () => {
  const lunch = aMeal({ slotId: 'lunch', cookedOn: monday });
  const dinner = aMeal({ slotId: 'dinner', cookedOn: tuesday });
  const open = openOfDay(aDay([lunch, dinner], { date: tuesday }), DEFAULT_PLAN);
  expect([lunch, dinner].map((meal) => staysPlanned(meal, open))).toEqual([true, false]);
  expect(open).toContain('breakfast');
});

test('a day without leftovers is planned again as a whole', () => {
  const dinner = aMeal({ slotId: 'dinner', cookedOn: tuesday });
  expect(openOfDay(aDay([dinner], { date: tuesday }), DEFAULT_PLAN)).toBe('all');
});
