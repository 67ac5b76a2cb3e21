import { planWeek } from '#features/plan-generator/rules/plan-week.ts';
import {
  hasEnoughTime,
  listFaults,
  listFlaws,
  usedShare,
} from '#features/plan-generator/testing/check-plan.ts';
import { PEOPLE } from '#features/plan-generator/testing/people.ts';
import { randomInput } from '#features/plan-generator/testing/random-input.ts';
import { writePlan } from '#features/plan-generator/testing/write-plan.ts';
import { goal, reportGoals } from './goals.ts';
import { runBrowserGoals } from './run-browser-goals.ts';

/**
 * Training weeks: how long one takes, whether 10,000 inputs of any kind keep every rule, and how many
 * have no flaw at all, and how long one takes on a slow phone. `npm run bench -- workouts [INPUTS]`; with
 * `--people` it prints twenty plans instead, with `--browser` it measures the phone alone.
 */
const MAX_WEEK_MS = 400;
/** What a week that leaves muscles short uses of its minutes. */
const FULL_SHARE = 0.85;

function printPeople(): void {
  for (const { who, input } of PEOPLE) console.log(`\n${who}\n${writePlan(planWeek(input))}`);
}

const toPercent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function measure(inputs: number): void {
  const times: number[] = [];
  const broken = new Map<string, number>();
  const flawed = new Map<string, number>();
  let [withTime, cleanWithTime, clean, faulty, short, shortAndFull] = [0, 0, 0, 0, 0, 0];
  for (let number = 0; number < inputs; number += 1) {
    const input = randomInput(number);
    const before = performance.now();
    const plan = planWeek(input);
    times.push(performance.now() - before);
    const faults = listFaults(plan, input);
    if (faults.length > 0) faulty += 1;
    for (const { rule, what } of faults) {
      if (!broken.has(rule)) console.log(`first broken ${rule}: input ${number}, ${what}`);
      broken.set(rule, (broken.get(rule) ?? 0) + 1);
    }
    const flaws = listFlaws(plan, input);
    if (flaws.length === 0) clean += 1;
    if (!hasEnoughTime(plan, input)) {
      if (plan.short.length > 0) short += 1;
      if (plan.short.length > 0 && usedShare(plan) >= FULL_SHARE) shortAndFull += 1;
      continue;
    }
    withTime += 1;
    if (flaws.length === 0) cleanWithTime += 1;
    for (const rule of new Set(flaws.map((flaw) => flaw.rule))) {
      flawed.set(rule, (flawed.get(rule) ?? 0) + 1);
    }
  }
  times.sort((a, b) => a - b);
  const [p50, p95] = [0.5, 0.95].map((share) => times[Math.floor((inputs - 1) * share)] ?? 0);
  console.log(`\n${inputs.toLocaleString('en-AU')} inputs`);
  console.log(
    `a week: p50 ${p50?.toFixed(0)} ms, p95 ${p95?.toFixed(0)} ms, longest ${times.at(-1)?.toFixed(0)} ms`,
  );
  console.log(`fully clean: ${clean} (${toPercent(clean, inputs)})`);
  console.log(
    `with enough time: ${withTime}, of them fully clean ${cleanWithTime} (${toPercent(cleanWithTime, withTime)})`,
  );
  console.log(
    `short of time: ${short}, of them ${shortAndFull} (${toPercent(shortAndFull, short)}) use 85 % of the minutes`,
  );
  for (const [rule, count] of flawed) console.log(`  with enough time, flaw ${rule}: ${count}`);
  goal(
    'a week on the server, p95',
    `at most ${MAX_WEEK_MS} ms`,
    `${p95?.toFixed(0)} ms`,
    (p95 ?? 0) <= MAX_WEEK_MS,
  );
  goal(`plans of ${inputs} that break a rule`, '0', faulty, faulty === 0);
  goal(
    'fully clean where time is enough',
    'at least 80 %',
    toPercent(cleanWithTime, withTime),
    cleanWithTime >= 0.8 * withTime,
  );
}

function run(): void {
  if (process.argv.includes('--people')) return printPeople();
  const isBrowserOnly = process.argv.includes('--browser');
  if (!isBrowserOnly) measure(Number(process.argv[2] ?? 10_000));
  runBrowserGoals('bench/workouts/browser-goals.ts');
  reportGoals();
}

run();
