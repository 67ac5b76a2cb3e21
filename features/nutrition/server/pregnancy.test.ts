import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/shared/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { checkInsApi, nutritionApi, targetsApi, weighInsApi } from '../contract.ts';
import { DEFAULT_SETTINGS, type TargetSettings } from '../rules/targets/target-settings.ts';

const DAY = '2026-11-20';
/** Due on this day, a person is in the second trimester on DAY. */
const DUE = '2027-03-20';

let app: TestApp;
let eva: Person;

beforeAll(async () => {
  app = await startTestApp();
  eva = await app.person({
    profile: { age: 30, gender: 'female', weight: 65, height: 165, goals: ['lose_weight'] },
  });
});
afterAll(() => app.close());

let version = 0;
async function choose(change: Partial<TargetSettings>, person = eva) {
  const saved = await person.call(targetsApi.save, {
    body: { ...DEFAULT_SETTINGS, pregnancy: true, ...change, version },
  });
  version = saved.version;
  return saved;
}
const summaryOn = (date: string) => eva.call(nutritionApi.summary, { query: { date } });
const energyOn = async (date: string) => (await summaryOn(date)).target?.energyKcal;

test('a switch alone gives no figure, and says why; the date gives one that follows the calendar', async () => {
  await choose({ pregnancy: false });
  const usual = (await eva.call(targetsApi.read, { query: { date: DAY } })).target;
  expect(usual?.notes).not.toContain('pregnancy_no_deficit');

  await choose({});
  expect(await summaryOn(DAY)).toMatchObject({ target: null, unknownNeed: 'not_said' });
  expect(await eva.call(checkInsApi.read, { query: { date: DAY } })).toMatchObject({
    current: null,
    proposal: null,
    unknownNeed: 'not_said',
  });

  await choose({ pregnancyStage: 'pregnant', pregnancyDate: DUE });
  // 1,884 used, and 0, 1.4 and 1.9 MJ.
  expect(await energyOn('2026-09-01')).toBe(1890);
  expect(await energyOn(DAY)).toBe(2220);
  expect(await energyOn('2027-01-10')).toBe(2340);
  expect(await summaryOn('2027-04-20')).toMatchObject({ target: null, unknownNeed: 'past_due' });

  await choose({ pregnancyStage: 'fully_breastfeeding', pregnancyDate: '2026-11-01' });
  expect(await energyOn(DAY)).toBe(2390);
  expect((await summaryOn('2027-05-01')).unknownNeed).toBe('no_reference');
});

test('one’s own figure is a target where nobody has a reference value', async () => {
  const partly = { pregnancyStage: 'partly_breastfeeding', pregnancyDate: null } as const;
  await choose(partly);
  expect((await summaryOn(DAY)).unknownNeed).toBe('no_reference');
  await choose({ ...partly, mode: 'manual', manualEnergyKcal: 2300 });
  expect(await summaryOn(DAY)).toMatchObject({ target: { energyKcal: 2300 }, unknownNeed: null });
});

test('the weight that comes with a pregnancy adds nothing twice', async () => {
  await choose({ pregnancyStage: 'pregnant', pregnancyDate: DUE });
  const before = await energyOn(DAY);
  const weigh = (date: string, weightKg: number) =>
    eva.call(weighInsApi.add, { body: { id: newId(), date, weightKg } });
  await weigh('2026-08-01', 65);
  await weigh('2026-11-15', 72);
  expect(await energyOn(DAY)).toBe(before);
});

test('check-ins pause: no proposal, and none is due', async () => {
  await choose({ mode: 'automatic', pregnancyStage: 'pregnant', pregnancyDate: DUE });
  const checkIn = await eva.call(checkInsApi.read, { query: { date: DAY } });
  expect(checkIn).toMatchObject({ proposal: null, dueOn: null, protection: 'pregnancy' });
  expect(checkIn.current?.energyKcal).toBe(2220);
});

test.each([
  [{ pregnancyStage: 'pregnant', pregnancyDate: '2029-01-01' }],
  [{ pregnancyStage: 'fully_breastfeeding', pregnancyDate: '2029-01-01' }],
  [{ pregnancyStage: 'pregnant', pregnancyDate: '2026-02-30' }],
] as const)('%j is refused by name', async (answers) => {
  await expect(choose(answers)).rejects.toMatchObject({
    status: 400,
    fields: { pregnancyDate: expect.any(String) },
  });
});
