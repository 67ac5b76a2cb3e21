import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PlannedWeek, PlannerInput } from '#features/meal-planner/rules/planner-input.ts';
import { rollWeek } from '#features/meal-planner/rules/roll-week.ts';
import { costsOf, sumCosts } from '#features/meal-planner/rules/score-week.ts';
import { standingAmount, standingOf } from '#features/meal-planner/rules/standing.ts';
import { PEOPLE } from '#features/meal-planner/testing/people.ts';
import { writeWeek } from '#features/meal-planner/testing/write-week.ts';
import { goal, reportGoals } from './goals.ts';
import { measureDayReads } from './meal-plan/day-reads.ts';
import { proveWith } from './meal-plan/highs-bound.ts';
import type { PlannedAnswer } from './meal-plan/plan-worker.ts';
import { PROFILES, profileOf, randomInput } from './meal-plan/profiles.ts';
import { toWeekModel } from './meal-plan/week-model.ts';
import { percentile } from './percentile.ts';

/**
 * Weeks of meals: how soon, how near to what HiGHS proves of the whole week, how near to the targets, and
 * whether any profile at all gets what it must not eat. `npm run bench -- meal-plan`; `--quick` takes fewer
 * profiles and less time for each bound, `--no-server` leaves out the reads of others, `--server` all but them;
 * `--people` prints twenty weeks instead.
 */
const isQuick = process.argv.includes('--quick');
const [EVERY, BOUND_SECONDS, READ_SECONDS] = isQuick ? [10, 5, 3] : [1, 5, 10];
const RANDOM = isQuick ? 500 : 10_000;
const MAX_RATIO = { fresh: 1.05, leftovers: 1.1 };
const TOLERANCE = 0.06;
/** Of so many profiles one is planned a second time. */
const PLANNED_TWICE = 5;

const worker = new Worker(new URL('meal-plan/plan-worker.ts', import.meta.url));
worker.on('error', (error) => {
  throw error;
});
const plan = (input: PlannerInput): Promise<PlannedAnswer> =>
  new Promise((done) => {
    worker.once('message', done);
    worker.postMessage(input);
  });

const isNear = (input: PlannerInput, week: PlannedWeek, day: number): boolean => {
  const standing = standingOf(input, week.meals, 1);
  const { calories, protein } = input.days[day]?.targets ?? { calories: 0, protein: null };
  const energy = standingAmount(standing, day, 'calories') / calories;
  const share = protein === null ? 1 : standingAmount(standing, day, 'protein') / protein;
  return Math.abs(energy - 1) <= TOLERANCE && share >= 1 - TOLERANCE;
};

/** Whether the elastic optimum of the day alone, with any portions, meets energy and protein. */
function isPossible(input: PlannerInput, day: number): boolean {
  const model = toWeekModel({ ...input, days: input.days.slice(day, day + 1) });
  const { values } = proveWith(model, { gap: 0.001, seconds: 10 });
  const beyond = (name: string) => values[model.columns.findIndex((one) => one.name === name)] ?? 0;
  // A step is 5 % of the target, ranges begin 5 % from it.
  const allowed = (TOLERANCE - 0.05) / 0.05;
  return ['under calories 0', 'over calories 0', 'under protein 0'].every(
    (name) => beyond(name) <= allowed + 1e-6,
  );
}

async function measureProfiles(): Promise<void> {
  await plan(profileOf(0).input);
  const [first, improved]: [number[], number[]] = [[], []];
  const ratios = { fresh: [] as number[], leftovers: [] as number[] };
  let [days, near, impossible, different] = [0, 0, 0, 0];
  for (let turn = 0; turn < PROFILES; turn += EVERY) {
    // One without leftovers, one with them.
    const number = (turn / EVERY) % 2 === 0 ? turn / 2 : (PROFILES + turn - EVERY) / 2;
    const { input, leftovers } = profileOf(number);
    const answer = await plan(input);
    first.push(answer.firstMs);
    improved.push(answer.improvedMs);
    if (number % PLANNED_TWICE === 0) {
      const again = await plan({ ...input, recipes: input.recipes.toReversed() });
      if (JSON.stringify(again.last) !== JSON.stringify(answer.last)) different += 1;
    }
    const cost = sumCosts(costsOf(input, answer.last));
    const { bound } = proveWith(toWeekModel(input), { gap: 0.005, seconds: BOUND_SECONDS });
    ratios[leftovers ? 'leftovers' : 'fresh'].push(cost / bound);
    input.days.forEach((_, day) => {
      days += 1;
      if (isNear(input, answer.last, day)) near += 1;
      else if (!isPossible(input, day)) impossible += 1;
    });
    console.log(
      `profile ${number}: ${answer.firstMs.toFixed(0)} ms, better after ${answer.improvedMs.toFixed(0)} ms; cost ${cost.toFixed(2)}, bound ${bound.toFixed(2)}, ${(cost / bound).toFixed(3)} of it`,
    );
  }
  const [firstP95, improvedP95] = [percentile(first, 0.95), percentile(improved, 0.95)];
  goal('first answer, p95', 'at most 1 s', `${(firstP95 / 1_000).toFixed(2)} s`, firstP95 <= 1_000);
  goal(
    'improvement after it, p95',
    'at most 5 s',
    `${(improvedP95 / 1_000).toFixed(2)} s`,
    improvedP95 <= 5_000,
  );
  for (const kind of ['fresh', 'leftovers'] as const) {
    const within = ratios[kind].filter((ratio) => ratio <= MAX_RATIO[kind]).length;
    const median = percentile(ratios[kind], 0.5).toFixed(3);
    goal(
      `weeks ${kind === 'fresh' ? 'without' : 'with'} leftovers at most ${MAX_RATIO[kind]} of the proven bound`,
      `all ${ratios[kind].length}`,
      `${within}; median ${median}, largest ${Math.max(...ratios[kind]).toFixed(3)}`,
      within === ratios[kind].length,
    );
  }
  goal(
    `days within 6 % of energy and not 6 % below protein, of ${days} (${impossible} more cannot be)`,
    `${days - impossible}`,
    near,
    near === days - impossible,
  );
  goal('weeks that differ for the same inputs', '0', different, different === 0);
}

function measureRandom(): void {
  let [broken, meals] = [0, 0];
  for (let number = 0; number < RANDOM; number += 1) {
    const input = randomInput(number);
    const recipes = new Map(input.recipes.map((recipe) => [recipe.id, recipe]));
    const { diets, without } = input.wishes;
    for (const { recipeId } of rollWeek(input).meals) {
      meals += 1;
      const recipe = recipes.get(recipeId);
      const isKept = diets.every((diet) => recipe?.diets.includes(diet));
      const isFree = !without.some((one) => recipe?.allergens?.includes(one) ?? true);
      if (!isKept || !isFree) broken += 1;
    }
  }
  goal(
    `meals against an allergen or diet, of ${meals} in ${RANDOM} random profiles`,
    '0',
    broken,
    broken === 0,
  );
}

async function measureOthers(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'vigour-meal-plan-'));
  try {
    const { alone, beside, crowded, weeks } = await measureDayReads(
      home,
      () => plan(profileOf(PROFILES - 1).input),
      READ_SECONDS,
    );
    const times = (ms: number) => `${ms.toFixed(1)} ms, ${(ms / alone).toFixed(2)} times`;
    console.log(`others' day read with the planner on the server's machine: ${times(crowded)}`);
    goal(
      `others' day read while ${weeks} weeks are planned and saved, p95 (alone ${alone.toFixed(1)} ms)`,
      'at most twice',
      times(beside),
      beside <= 2 * alone,
    );
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** Twenty different people's weeks, to be read as a dietitian would. */
async function printPeople(): Promise<void> {
  for (const { who, input } of PEOPLE) {
    console.log(`\n${who}\n${writeWeek(input, (await plan(input)).last)}`);
  }
  await worker.terminate();
  process.exit();
}

if (process.argv.includes('--people')) await printPeople();
if (!process.argv.includes('--server')) {
  await measureProfiles();
  measureRandom();
}
if (!process.argv.includes('--no-server')) await measureOthers();
await worker.terminate();
reportGoals();
