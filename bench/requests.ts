import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { readRequest } from '#features/training-requests/rules/read-request.ts';
import { goal, reportGoals } from './goals.ts';
import { DEVELOPMENT } from './requests/development-requests.ts';
import { HELD_BACK } from './requests/held-back-requests.ts';
import { judge } from './requests/judge.ts';
import type { LabelledRequest } from './requests/labelled.ts';
import { FROM_A_STRANGER, FROM_A_STRANGER_LATER } from './requests/stranger-requests.ts';

/** Training wishes in plain words: how many constraints are read right without a model, and how fast. `npm run bench -- requests`. */
const WANTED_PERCENT = 90;
const MAX_MS = 5;
const ROUNDS = 20;

console.log('| what | requests | constraints | right | p50 ms | p95 ms |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');

function measure(what: string, requests: readonly LabelledRequest[]): void {
  const times: number[] = [];
  let [right, all] = [0, 0];
  for (const request of requests) {
    const judged = judge(request, readRequest(request[0], EXERCISES).constraints);
    right += judged.right;
    all += judged.all;
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [text] of requests) {
      const before = performance.now();
      readRequest(text, EXERCISES);
      times.push(performance.now() - before);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  const percent = (100 * right) / all;
  const cells = [
    what,
    requests.length,
    all,
    `${percent.toFixed(1)} %`,
    at(0.5).toFixed(2),
    at(0.95).toFixed(2),
  ];
  console.log(`| ${cells.join(' | ')} |`);
  goal(
    `${what}: constraints right`,
    `at least ${WANTED_PERCENT} %`,
    `${percent.toFixed(1)} %`,
    percent >= WANTED_PERCENT,
  );
  goal(`${what}: p95`, `under ${MAX_MS} ms`, `${at(0.95).toFixed(2)} ms`, at(0.95) < MAX_MS);
}

measure('in view of the rules', DEVELOPMENT);
measure('held back', HELD_BACK);
measure("a stranger's", FROM_A_STRANGER);
measure("a stranger's, later", FROM_A_STRANGER_LATER);
reportGoals();
