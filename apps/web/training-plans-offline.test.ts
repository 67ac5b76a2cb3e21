import { expect, test } from 'vitest';
import { SMALL_PLAN } from '#features/plan-blocks/testing/plans.ts';
import { type TrainingPlan, trainingPlansApi } from '#features/training-plans/contract.ts';
import { trainingPlansOffline } from '#features/training-plans/web/public.ts';
import {
  type Endpoint,
  type InputOf,
  type OutputOf,
  requestOf,
} from '#platform/shared/endpoint.ts';
import type { CachedAnswer } from '#platform/web/offline/device-store.ts';
import { applyWrites, parseCached, shapeOf } from '#platform/web/offline/known.ts';
import { nameOf } from '#platform/web/offline/offline-feature.ts';

const AT = '2026-11-20T19:00:00.000Z';
const features = [trainingPlansOffline];
const plan = (id: string, active: boolean, change: object = {}) =>
  ({ ...SMALL_PLAN, ...change, id, version: 1, active }) as unknown as TrainingPlan;

const row = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  answer: OutputOf<E>,
): CachedAnswer =>
  ({
    url: requestOf(endpoint, input).url,
    endpoint: nameOf(endpoint),
    input,
    answer,
    shape: shapeOf(endpoint),
    at: 1,
  }) as unknown as CachedAnswer;

const ACTIVE = { query: { which: 'active' as const } };
const ALL = { query: { which: 'all' as const } };
const older = plan('older', false, { monday: '2026-10-05' });
const followed = plan('followed', true);
const rows = [
  row(trainingPlansApi.list, ACTIVE, [followed]),
  row(trainingPlansApi.list, ALL, [followed, older]),
];

type Write = [endpoint: Endpoint, input: unknown];

function shownAfter(writes: readonly Write[]) {
  const queued: { things: never[] }[] = [];
  for (const [endpoint, input] of writes) {
    const rule = trainingPlansOffline.writes?.find((write) => write.endpoint === endpoint);
    const known = parseCached(features, rows, queued);
    queued.push({ things: rule?.effect(input, known, AT).things as never[] });
  }
  const changed = applyWrites(features, rows, queued);
  const shown = ({ url }: CachedAnswer) =>
    (changed.find((one) => one.url === url) ?? rows.find((one) => one.url === url))
      ?.answer as TrainingPlan[];
  const [active, all] = rows.map(shown);
  return {
    active: active?.map(({ id }) => id),
    all: all?.map(({ id, active: isActive }) => `${id}${isActive ? ' *' : ''}`),
    first: active?.[0],
  };
}

const body = { ...SMALL_PLAN, monday: '2026-12-14', id: 'new' };
const add: Write = [trainingPlansApi.add, { body }];
const activate = (id: string): Write => [trainingPlansApi.activate, { params: { id } }];
const remove = (id: string): Write => [trainingPlansApi.remove, { params: { id } }];

test('a new plan is followed instead of the one before', () => {
  const after = shownAfter([add]);
  expect(after.active).toEqual(['new']);
  expect(after.all).toEqual(['new *', 'followed', 'older']);
  expect(shownAfter([add, add])).toEqual(after);
});

test('an edit shows at once and leaves who is followed', () => {
  const { id, active: _, ...content } = { ...followed, name: 'Renamed' };
  const after = shownAfter([[trainingPlansApi.edit, { params: { id }, body: content }]]);
  expect(after.first).toMatchObject({ name: 'Renamed', version: 2, active: true });
  expect(after.all).toEqual(['followed *', 'older']);
});

test('one of before is followed again, and none once it is deleted', () => {
  expect(shownAfter([add, activate('followed')]).all).toEqual(['new', 'followed *', 'older']);
  expect(shownAfter([activate('older')])).toMatchObject({
    active: ['older'],
    all: ['followed', 'older *'],
  });
  expect(shownAfter([remove('followed')])).toMatchObject({ active: [], all: ['older'] });
});

test('Undo of a new plan goes back to the one before', () => {
  const after = shownAfter([add, remove('new'), activate('followed')]);
  expect(after).toMatchObject({ active: ['followed'], all: ['followed *', 'older'] });
});
