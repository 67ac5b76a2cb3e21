import { expect, it } from 'vitest';
import { emptyDay, HOST } from '#features/meal-plans/rules/plan-day.ts';
import { aDay, aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { applyTemplate, toTemplateDays } from './plan-template.ts';

const eaten = aMeal({ locked: true }).eaters.map((one) => ({
  ...one,
  state: 'eaten' as const,
  entryId: null,
}));
/** Friday's dinner, and its leftovers on Saturday. */
const friday = aDay([aMeal({ eaters: eaten, locked: true })]);
const saturday = aDay([aMeal({ slotId: 'lunch' })], { date: '2026-11-21' });
const template = toTemplateDays([friday, saturday, emptyDay('2026-11-22')]);
let made = 0;
const at = (date: string | null, people = [HOST]) => ({ date, people, me: HOST });
const makeId = () => `made-${(made += 1)}`;

it('keeps days with meals, nothing eaten and nothing locked', () => {
  expect(template.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21']);
  expect(template[0]?.meals[0]).toMatchObject({ locked: false });
  expect(template[0]?.meals[0]?.eaters[0]?.state).toBe('planned');
});

it('plans a week on the same weekdays, with leftovers of the new day of cooking', () => {
  const days = ['2026-11-26', '2026-11-27', '2026-11-28'].map(emptyDay);
  const planned = applyTemplate(days, template, at(null), makeId);
  expect(planned.map(({ meals }) => meals.length)).toEqual([0, 1, 1]);
  expect(planned[1]?.meals[0]).toMatchObject({ slotId: 'dinner', cookedOn: '2026-11-27' });
  expect(planned[2]?.meals[0]).toMatchObject({ slotId: 'lunch', cookedOn: '2026-11-27' });
});

it('leaves what is planned, and cooks what nothing is left over from', () => {
  const taken = { ...emptyDay('2026-11-24'), meals: [aMeal({ cookedOn: '2026-11-24' })] };
  const [day] = applyTemplate([taken], template.slice(0, 1), at('2026-11-24'), makeId);
  expect(day).toEqual(taken);
  const [alone] = applyTemplate(
    [emptyDay('2026-11-24')],
    template.slice(1),
    at('2026-11-24'),
    makeId,
  );
  expect(alone?.meals[0]).toMatchObject({ slotId: 'lunch', cookedOn: '2026-11-24' });
});

it('cooks for nobody who has left the plan', () => {
  const [eater] = aMeal().eaters;
  if (!eater) throw new Error('Nobody eats.');
  const both = aMeal({ eaters: [eater, { ...eater, personId: 'kim', portion: 2 }] });
  const kims = aMeal({ slotId: 'lunch', eaters: [{ ...eater, personId: 'kim', portion: 2 }] });
  const kept = toTemplateDays([aDay([both, kims])]);
  const eatersOn = (people: string[]) =>
    applyTemplate([emptyDay('2026-11-24')], kept, at('2026-11-24', people), makeId)[0]?.meals.map(
      ({ eaters }) => eaters.map(({ personId, portion }) => [personId, portion]),
    );
  expect(eatersOn([HOST])).toEqual([[[HOST, 1.5]], [[HOST, 2]]]);
  expect(eatersOn([HOST, 'kim'])?.[0]).toHaveLength(2);
});

it('leaves out what may not be served any more', () => {
  const days = ['2026-11-26', '2026-11-27', '2026-11-28'].map(emptyDay);
  const mayServe = ({ slotId }: { slotId: string }) => slotId !== 'lunch';
  const planned = applyTemplate(days, template, { ...at(null), mayServe }, makeId);
  expect(planned.map(({ meals }) => meals.map(({ slotId }) => slotId))).toEqual([
    [],
    ['dinner'],
    [],
  ]);
});
