import { describe, expect, test } from 'vitest';
import { type ActivityDraft, checkActivity, emptyDraft, toDraft } from './activity-form.ts';

const context = { today: '2026-11-23', defaultName: 'Run', before: null };
const check = (change: Partial<ActivityDraft>, of: Partial<typeof context> = {}) =>
  checkActivity({ ...emptyDraft('run', '2026-11-23'), ...change }, { ...context, ...of });
const problems = (errors: Record<string, string | null>) =>
  Object.entries(errors).flatMap(([name, problem]) => (problem ? [name] : []));

test('two figures make an activity; all else is not known', () => {
  const { content, errors } = check({ distance: '5,2 km', time: '31:12' });
  expect(problems(errors)).toEqual([]);
  expect(content).toEqual({
    date: '2026-11-23',
    kind: 'run',
    name: 'Run',
    seconds: 1_872,
    metres: 5_200,
    heartRate: null,
    maxHeartRate: null,
    effort: null,
    note: null,
    startedAt: null,
    laps: [],
    fromFile: null,
  });
});

describe('is refused', () => {
  test.each<[Partial<ActivityDraft>, string[]]>([
    [{}, ['time']],
    [{ time: '0:00' }, ['time']],
    [{ time: '25:00:00' }, ['time']],
    [{ time: '30', distance: 'far' }, ['distance']],
    [{ time: '30', distance: '0' }, ['distance']],
    [{ time: '30', distance: '5200' }, ['distance']],
    [{ time: '30', distance: '1.5 m' }, ['distance']],
    [{ time: '30', date: '' }, ['date']],
    [{ time: '30', date: '2026-11-24' }, ['date']],
    [{ time: '30', heartRate: '300' }, ['heartRate']],
    [{ time: '30', heartRate: '150', maxHeartRate: '140' }, ['maxHeartRate']],
    [
      { time: '30', laps: [{ key: 0, time: '', distance: 'x', heartRate: '9' }] },
      ['laps.0.time', 'laps.0.distance', 'laps.0.heartRate'],
    ],
  ])('%j at %j', (change, names) => {
    expect(problems(check(change).errors).sort()).toEqual(names.sort());
  });
});

test('what is not touched stays exact, and the hour stays while the day does', () => {
  const before = {
    ...check({ time: '31:12' }).content,
    seconds: 1_872,
    metres: 5_203.4567,
    startedAt: '2026-11-22T20:00:00.000Z',
    laps: [{ seconds: 61, metres: 203.123, heartRate: null }],
  };
  const draft = toDraft(before, 'Run');
  expect(draft).toMatchObject({ distance: '5.203', name: '', time: '31:12' });
  expect(checkActivity(draft, { ...context, before }).content).toEqual(before);
  const moved = checkActivity({ ...draft, date: '2026-11-20' }, { ...context, before });
  expect(moved.content.startedAt).toBeNull();
});
