import { expect, test } from 'vitest';
import { aDay, aMeal } from '../../testing/plan-samples.ts';
import { HOST } from '../plan-day.ts';
import { DEFAULT_PLAN } from '../plan-settings.ts';
import { weekMoney } from './week-money.ts';

const eater = { personId: HOST, portion: 1, state: 'planned', entryId: null, undone: 0 } as const;

test('the money of a week is everybody’s, against the lower of two budgets', () => {
  const days = [
    aDay([
      aMeal({ aud: 4, eaters: [eater, { ...eater, personId: 'sam', portion: 1.5 }] }),
      aMeal({ aud: null, eaters: [eater] }),
      aMeal({ kind: 'out', aud: null, eaters: [eater] }),
      aMeal({ aud: 9, eaters: [{ ...eater, state: 'dropped' }] }),
    ]),
  ];
  const wishes = { ...DEFAULT_PLAN.wishes, budgetAud: 120 };
  expect(weekMoney(days, { ...DEFAULT_PLAN, wishes })).toEqual({
    aud: 10,
    isWhole: false,
    limitAud: 120,
    isOver: false,
  });
  expect(weekMoney([aDay([])], DEFAULT_PLAN)).toBeNull();
});
