import { readWishes } from '#features/meal-wishes/rules/read-wishes.ts';
import { goal, reportGoals } from './goals.ts';
import { percentile } from './percentile.ts';
import { DEVELOPMENT_WISHES } from './wishes/development-wishes.ts';
import { FURTHER_WISHES } from './wishes/further-wishes.ts';
import { HELD_BACK_WISHES } from './wishes/held-back-wishes.ts';
import { judgeWish } from './wishes/judge-wish.ts';
import type { LabelledWish } from './wishes/labelled-wishes.ts';

/** Wishes for meals in plain words: how many constraints are read right without a model, and how fast. `npm run bench -- meal-wishes`. */
const WANTED_PERCENT = 90;
const MAX_MS = 5;
const ROUNDS = 20;

function measure(what: string, wishes: readonly LabelledWish[]): void {
  let [right, all] = [0, 0];
  for (const wish of wishes) {
    const judged = judgeWish(wish, readWishes(wish[0]).wishes);
    right += judged.right;
    all += judged.all;
  }
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [text] of wishes) {
      const before = performance.now();
      readWishes(text);
      times.push(performance.now() - before);
    }
  }
  const percent = (100 * right) / all;
  const p95 = percentile(times, 0.95);
  goal(
    `${what}: right of ${all} constraints in ${wishes.length} wishes`,
    `at least ${WANTED_PERCENT} %`,
    `${percent.toFixed(1)} %`,
    percent >= WANTED_PERCENT,
  );
  goal(`${what}: p95`, `under ${MAX_MS} ms`, `${p95.toFixed(2)} ms`, p95 < MAX_MS);
}

measure('in view of the rules', [...DEVELOPMENT_WISHES, ...FURTHER_WISHES]);
measure('held back', HELD_BACK_WISHES);
reportGoals();
