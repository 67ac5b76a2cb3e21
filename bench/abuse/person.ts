import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { foodLogApi } from '#features/food-log/contract.ts';
import { homeApi } from '#features/home/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { Browser } from './browser.ts';

/** Twenty ordinary requests a second, in a thread of its own; posts their times (ms) whenever it is asked. */
const person = new Browser(String(workerData), 0);
await person.signUp();
let times: number[] = [];
parentPort?.on('message', () => {
  parentPort?.postMessage(times);
  times = [];
});
parentPort?.postMessage('ready');

const date = new Date().toISOString().slice(0, 10);
const food = { foodName: 'Porridge', quantity: 250, unit: 'g' as const, calories: 320 };

function request(index: number): Promise<number> {
  if (index % 30 === 0) {
    const entry = { ...food, id: newId(), date, mealType: 'lunch' as const };
    return person.call(foodLogApi.add, { body: entry });
  }
  const endpoint = index % 2 === 0 ? homeApi.day : foodLogApi.ofDay;
  return person.call(endpoint, { query: { date } });
}

async function timeRequest(index: number): Promise<void> {
  const began = performance.now();
  const status = await request(index).catch(() => 0);
  times.push(status === 200 ? performance.now() - began : Number.POSITIVE_INFINITY);
}

for (let index = 0; ; index += 1) {
  void timeRequest(index);
  await pause(50);
}
