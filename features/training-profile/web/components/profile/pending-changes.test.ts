import { expect, test } from 'vitest';
import type { Known, Thing } from '#platform/web/offline/offline-feature.ts';
import { healthScreeningApi, trainingProfileApi } from '../../../contract.ts';
import { trainingProfileOffline } from '../../api/offline.ts';

const { writes = [], reads = [] } = trainingProfileOffline;

/** What the device knows after these things. */
function knownOf(things: readonly Thing[]): Known {
  return {
    find: (kind, id) => things.findLast((one) => one.kind === kind && one.id === id),
    things: (kind) => things.filter((one) => one.kind === kind),
    cached: () => undefined,
    all: () => [],
  };
}

/** Does writes one after the other, as the device does while they wait. */
function queue(...sent: readonly [endpoint: object, input: object][]): Known {
  const things = sent.reduce<Thing[]>((before, [endpoint, input]) => {
    const write = writes.find((one) => one.endpoint === endpoint);
    return [...before, ...(write?.effect(input, knownOf(before), '').things ?? [])];
  }, []);
  return knownOf(things);
}

const shown = (endpoint: object, answer: object, known: Known) =>
  reads.find((read) => read.endpoint === endpoint)?.overlay?.(answer, {}, known);

const stored = {
  days: [{ weekday: 1, minutes: 45, placeId: null }],
  avoid: [],
  recovery: { sleep: null, soreness: null, stress: null },
};

test('changes of several parts wait together, the last of each part holds', () => {
  const known = queue(
    [trainingProfileApi.change, { body: { avoid: ['knee'] } }],
    [trainingProfileApi.change, { body: { days: [] } }],
    [trainingProfileApi.change, { body: { avoid: ['hip'] } }],
  );
  expect(shown(trainingProfileApi.read, stored, known)).toEqual({
    ...stored,
    days: [],
    avoid: ['hip'],
  });
});

test('nothing that waits leaves the answer as it is', () => {
  expect(shown(trainingProfileApi.read, stored, queue())).toBe(stored);
});

test('health answers show before they are sent, and are gone once deleted', () => {
  const screening = {
    answers: { heart: true },
    wordingVersion: '2026-11',
    answeredOn: '2026-11-23',
    clearedOn: null,
  };
  const nothing = { screening: null };
  const saved = [healthScreeningApi.save, { body: screening }] as const;
  expect(shown(healthScreeningApi.read, nothing, queue([...saved]))).toEqual({ screening });
  const removed = queue([...saved], [healthScreeningApi.remove, {}]);
  expect(shown(healthScreeningApi.read, { screening }, removed)).toEqual(nothing);
});
