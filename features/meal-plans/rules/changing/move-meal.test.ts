import { describe, expect, it } from 'vitest';
import { newId } from '#platform/shared/ids.ts';
import { aDay, aMeal } from '../../testing/plan-samples.ts';
import { HOST, type PlanDay } from '../plan-day.ts';
import { copyDays } from './copy-days.ts';
import { changesOf } from './day-changes.ts';
import { moveMeal } from './move-meal.ts';
import { settleLeftovers } from './settle-leftovers.ts';

const [MON, TUE, WED, SAT] = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-28'] as const;
const slots = (days: readonly PlanDay[]) =>
  days.map(({ meals }) => meals.map(({ title, slotId }) => `${slotId}: ${title}`).sort());

const soup = aMeal({ title: 'Soup', recipeId: 'soup', cookedOn: MON, slotId: 'dinner' });
const again = aMeal({ title: 'Soup', recipeId: 'soup', cookedOn: MON, slotId: 'lunch' });
const curry = aMeal({ title: 'Curry', recipeId: 'curry', cookedOn: TUE, slotId: 'dinner' });
const week = [
  aDay([soup], { date: MON }),
  aDay([curry, again], { date: TUE }),
  aDay([], { date: WED }),
  aDay([], { date: SAT }),
];

describe('moving a meal', () => {
  it('swaps it with the one that is there', () => {
    const moved = moveMeal(week, soup.id, { date: TUE, slotId: 'dinner' });
    expect(slots(moved)).toEqual([['dinner: Curry'], ['dinner: Soup', 'lunch: Soup'], [], []]);
    expect(moved[0]?.meals[0]?.cookedOn).toBe(MON);
    expect(moved[1]?.meals.find(({ slotId }) => slotId === 'dinner')?.cookedOn).toBe(TUE);
  });

  it('takes leftovers along while they keep, and cooks them where they do not', () => {
    const early = moveMeal(week, again.id, { date: WED, slotId: 'lunch' });
    expect(early[2]?.meals[0]?.cookedOn).toBe(MON);
    const late = moveMeal(week, again.id, { date: SAT, slotId: 'lunch' });
    expect(late[3]?.meals[0]?.cookedOn).toBe(SAT);
  });

  it('leaves what was eaten where it is', () => {
    const eaten = {
      personId: HOST,
      portion: 1,
      state: 'eaten' as const,
      entryId: newId(),
      undone: 0,
    };
    const lunch = aMeal({ title: 'Eaten', slotId: 'lunch', cookedOn: WED, eaters: [eaten] });
    const days = [...week.slice(0, 2), aDay([lunch], { date: WED })];
    expect(moveMeal(days, lunch.id, { date: MON, slotId: 'lunch' })).toEqual(days);
    const beside = moveMeal(days, curry.id, { date: WED, slotId: 'lunch' });
    expect(slots(beside)[2]).toEqual(['lunch: Curry', 'lunch: Eaten']);
  });
});

it('leftovers without what they came from are cooked on their day', () => {
  const [, tuesday] = settleLeftovers([aDay([], { date: MON }), aDay([again], { date: TUE })]);
  expect(tuesday?.meals[0]?.cookedOn).toBe(TUE);
  // Monday is not among the days: it may well be cooked there.
  expect(settleLeftovers([aDay([again], { date: TUE })])[0]?.meals[0]?.cookedOn).toBe(MON);
});

it('copies days as new meals that nobody has eaten; a lock goes with them', () => {
  const locked = {
    ...soup,
    locked: true,
    eaters: soup.eaters.map((one) => ({ ...one, undone: 2 })),
  };
  const copied = copyDays(
    [aDay([locked], { date: MON }), aDay([curry, again], { date: TUE })],
    MON,
    '2026-11-30',
    newId,
  );
  expect(copied.map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-01']);
  const meal = copied[0]?.meals[0];
  expect(meal).toMatchObject({ cookedOn: '2026-11-30', locked: true });
  expect(meal?.id).not.toBe(soup.id);
  expect(meal?.eaters[0]).toMatchObject({ state: 'planned', undone: 0 });
  expect(copied[1]?.meals.map(({ cookedOn }) => cookedOn).sort()).toEqual([
    '2026-11-30',
    '2026-12-01',
  ]);
});

it('is written to its new day first, so that it is never lost in between', () => {
  const days = [aDay([soup], { date: MON }), aDay([], { date: TUE })];
  const moved = moveMeal(days, soup.id, { date: TUE, slotId: 'dinner' });
  expect(changesOf(days, moved).map(({ date }) => date)).toEqual([TUE, MON]);
  expect(changesOf(moved, days).map(({ date }) => date)).toEqual([MON, TUE]);
});

it('cooks leftovers once where the dish they are of is moved behind them', () => {
  const [WED, THU, FRI] = ['2026-11-25', '2026-11-26', '2026-11-27'];
  const pasta = aMeal({ title: 'Pasta', recipeId: 'pasta', cookedOn: TUE, keepsDays: 3 });
  const lunch = { ...pasta, slotId: 'lunch' };
  const days = [
    aDay([pasta], { date: TUE }),
    aDay([{ ...lunch, id: newId() }], { date: WED }),
    aDay([{ ...lunch, id: newId() }], { date: THU }),
    aDay([], { date: FRI }),
  ];
  const after = moveMeal(days, pasta.id, { date: FRI, slotId: 'dinner' });
  expect(after.flatMap(({ meals }) => meals.map(({ cookedOn }) => cookedOn))).toEqual([
    WED,
    WED,
    FRI,
  ]);
});

describe('leftovers of a dish that is moved behind them', () => {
  const [MON, TUE, WED, THU, FRI, SAT] = [23, 24, 25, 26, 27, 28].map(
    (day) => `2026-11-${day}`,
  ) as [string, string, string, string, string, string];
  const dish = (title: string, date: string, slotId: string, cookedOn = date) =>
    aMeal({ title, recipeId: title, slotId, cookedOn, keepsDays: 2, id: newId() });
  const full = (lunch: (date: string) => ReturnType<typeof aMeal>) => [
    aDay([dish('Pasta', MON, 'dinner'), lunch(MON)], { date: MON }),
    aDay([dish('Curry', TUE, 'dinner'), dish('Pasta', TUE, 'lunch', MON)], { date: TUE }),
    aDay([dish('Pie', WED, 'dinner'), dish('Pasta', WED, 'lunch', MON)], { date: WED }),
    aDay([dish('Fish', THU, 'dinner'), lunch(THU)], { date: THU }),
    aDay([dish('Stew', FRI, 'dinner'), lunch(FRI)], { date: FRI }),
    aDay([dish('Rice', SAT, 'dinner'), lunch(SAT)], { date: SAT }),
  ];
  const salad = (date: string) => dish(`Salad ${date}`, date, 'lunch');
  const cookedOnOf = (days: readonly PlanDay[], title: string) =>
    days.flatMap(({ date, meals }) =>
      meals.flatMap((one) =>
        one.title === title ? [`${one.slotId} ${date} of ${one.cookedOn}`] : [],
      ),
    );
  const pastaOf = (days: readonly PlanDay[]) => days[0]?.meals[0]?.id ?? '';

  it('go as many days on, in exchange for what is there', () => {
    const days = full(salad);
    const after = moveMeal(days, pastaOf(days), { date: THU, slotId: 'dinner' });
    expect(cookedOnOf(after, 'Pasta').toSorted()).toEqual([
      `dinner ${THU} of ${THU}`,
      `lunch ${FRI} of ${THU}`,
      `lunch ${SAT} of ${THU}`,
    ]);
    expect(cookedOnOf(after, 'Fish')).toEqual([`dinner ${MON} of ${MON}`]);
    expect(cookedOnOf(after, `Salad ${FRI}`)).toEqual([`lunch ${TUE} of ${TUE}`]);
    expect(after.flatMap(({ meals }) => meals)).toHaveLength(12);
  });

  it('stay, and are cooked once, where a locked meal or eating out is there', () => {
    for (const change of [{ locked: true }, { kind: 'out' as const, recipeId: null }]) {
      const days = full((date) => ({ ...salad(date), ...change }));
      const after = moveMeal(days, pastaOf(days), { date: THU, slotId: 'dinner' });
      expect(cookedOnOf(after, 'Pasta')).toEqual([
        `lunch ${TUE} of ${TUE}`,
        `lunch ${WED} of ${TUE}`,
        `dinner ${THU} of ${THU}`,
      ]);
    }
  });

  it('exchange places with their dish and stay left over from it', () => {
    const days = full(salad);
    const after = moveMeal(days, pastaOf(days), { date: TUE, slotId: 'lunch' });
    expect(cookedOnOf(after, 'Pasta')).toEqual([
      `dinner ${MON} of ${MON}`,
      `lunch ${TUE} of ${MON}`,
      `lunch ${WED} of ${MON}`,
    ]);
  });
});
