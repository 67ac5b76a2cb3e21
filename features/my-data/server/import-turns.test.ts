import { setImmediate as letOthersGo } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { createImportTurns } from './actions/import-turns.ts';

const person = (name: string) => name as OwnerId;

/** An import that ends when it is told to. */
function held() {
  const import_ = { begun: false, end: (_failure?: Error) => {} };
  const run = () =>
    new Promise<string>((resolve, reject) => {
      import_.begun = true;
      import_.end = (failure) => (failure ? reject(failure) : resolve('done'));
    });
  return Object.assign(import_, { run });
}

test('three imports run at once and the others wait their turn, also after one that fails', async () => {
  const inTurn = createImportTurns();
  const imports = Array.from({ length: 5 }, held);
  const results = imports.map((one, at) => inTurn(person(`p${at}`), one.run));
  const begun = () => imports.map((one) => one.begun);
  await letOthersGo();
  expect(begun()).toEqual([true, true, true, false, false]);
  imports[1]?.end(new Error('broken'));
  await expect(results[1]).rejects.toThrow('broken');
  await letOthersGo();
  expect(begun()).toEqual([true, true, true, true, false]);
  imports[0]?.end();
  expect(await results[0]).toBe('done');
  await letOthersGo();
  expect(begun()).toEqual([true, true, true, true, true]);
  for (const at of [2, 3, 4]) imports[at]?.end();
  expect(await Promise.all(results.slice(2))).toEqual(['done', 'done', 'done']);
});

test('one person imports one file at a time, and another one meanwhile', async () => {
  const inTurn = createImportTurns();
  const [first, second, other] = [held(), held(), held()];
  const result = inTurn(person('ana'), first.run);
  await expect(inTurn(person('ana'), second.run)).rejects.toMatchObject({ reason: 'importing' });
  const others = inTurn(person('ben'), other.run);
  await letOthersGo();
  expect([first.begun, second.begun, other.begun]).toEqual([true, false, true]);
  first.end();
  other.end();
  await Promise.all([result, others]);
  const again = inTurn(person('ana'), second.run);
  await letOthersGo();
  second.end();
  expect(await again).toBe('done');
});

test('when too many wait, the next is told to come back', async () => {
  const inTurn = createImportTurns();
  const imports = Array.from({ length: 23 }, held);
  const results = imports.map((one, at) => inTurn(person(`p${at}`), one.run));
  await expect(inTurn(person('late'), held().run)).rejects.toMatchObject({ code: 'unavailable' });
  for (const one of imports) {
    await letOthersGo();
    one.end();
  }
  expect(await Promise.all(results)).toHaveLength(23);
});
