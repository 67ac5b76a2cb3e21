import { billingApi } from '#features/billing/contract.ts';
import { foodLogApi } from '#features/food-log/contract.ts';
import { trophiesApi } from '#features/habits/contract.ts';
import { reportSharesApi } from '#features/reports/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { keepHabit } from './records.ts';
import type { Sample } from './sample-inputs.ts';
import type { Person } from './test-app.ts';

/** The test clock's day. */
const DAY = '2026-11-20';
const food = {
  date: DAY,
  mealType: 'lunch',
  foodName: 'Rice',
  quantity: 1,
  unit: 'serving',
  calories: 130,
} as const;
const newShare = () => ({ id: newId(), from: '2026-11-09', to: '2026-11-15', days: 7 });

/** Inputs that goals, habits, trophies and reports take, by endpoint. */
export const progressSamples: Record<string, (owner: Person) => Sample | Promise<Sample>> = {
  'goalSubjectsApi.read': () => ({ query: { date: DAY } }),
  'habitMarksApi.add': async (owner) => ({
    body: { id: newId(), habitId: await keepHabit(owner), date: DAY, amount: 2 },
  }),
  'habitDaysApi.read': () => ({ query: { from: '2026-10-05', date: DAY } }),
  'reportSharesApi.add': () => ({ body: newShare() }),
  'reportSharesApi.stop': async (owner) => {
    const { id } = await owner.call(reportSharesApi.add, { body: newShare() });
    return { params: { id } };
  },
  'reportSharesApi.shared': async (owner) => {
    const { token } = await owner.call(reportSharesApi.add, { body: newShare() });
    return { params: { token } };
  },
  'reportsApi.read': () => ({ query: { from: '2026-11-16', to: DAY, date: DAY } }),
  'reportsApi.pdf': async (owner) => {
    await owner.call(foodLogApi.add, { body: food });
    const { offers } = await owner.call(billingApi.state, {});
    const trial = offers.find(({ effect }) => effect === 'trial');
    if (trial) {
      const { priceId } = trial;
      const body = { priceId, agreed: 'trial', parentAgrees: true } as const;
      // Refused while the age is not known.
      await owner.call(billingApi.choose, { body }).catch(() => undefined);
    }
    return { query: { from: '2026-11-16', to: DAY, date: DAY } };
  },
  'trophiesApi.read': () => ({ query: { date: DAY } }),
  'trophiesApi.choose': async (owner) => {
    const { version, shown } = await owner.call(trophiesApi.read, { query: { date: DAY } });
    return { body: { shown, version } };
  },
};
