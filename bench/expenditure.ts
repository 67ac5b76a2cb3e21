import {
  type ExpenditureEstimate,
  estimateExpenditure,
} from '#features/nutrition/rules/learning/expenditure-filter.ts';
import { tissueKcalPerKg } from '#features/nutrition/rules/learning/tissue-energy.ts';
import { benchmarkHall } from './expenditure/hall-benchmark.ts';
import { chanceOf } from './expenditure/random.ts';
import { SCENARIOS, type Scenario, WRONG_PHYSIOLOGY } from './expenditure/scenarios.ts';
import { ewma28, twoWeekMeans } from './expenditure/simple-estimators.ts';
import { simulatedPerson } from './expenditure/simulated-person.ts';
import { goal, reportGoals } from './goals.ts';

/**
 * What a person uses a day, learnt by the filter and by simpler ways from the same made-up logs, against the
 * truth that made them. A check against getting worse, not a claim about real people: the simulation shares
 * its physiology with the filter, but for the second table; a second simulator (hall-person.ts) has another one, and
 * a goal missed on it ends with exit status 1. `npm run bench -- expenditure [SEED]`.
 */
const PEOPLE = 400;
const SEED = Number(process.argv[2] ?? 20261121);
const Z90 = 1.645;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

type Ways = { formula: number; naive: number; ewma: number; filter: number };

type Measured = {
  /** mean absolute error after that many days, kcal a day */
  errorAt: (day: number) => Ways;
  /** the share of people for whom the filter is within 150 kcal */
  withinAt: (day: number) => number;
  /** the share of people whose truth lies in the 90 % interval, over days 28 and 60 */
  coverage: number;
  /** how far the filter's estimate moves in a week, from the eighth on */
  weeklyChange: number;
};

/** Every way over the same people: scenarios differ in their seeds, ways never. */
function measure(scenario: Scenario, seed: number): Measured {
  const people = Array.from({ length: PEOPLE }, (_, at) => {
    const person = simulatedPerson(scenario, chanceOf(seed * 7919 + at));
    const { days, formulaKcal, truth, body } = person;
    const kcalPerKg = tissueKcalPerKg(body);
    return {
      truth,
      formulaKcal,
      naive: twoWeekMeans(days, formulaKcal),
      ewma: ewma28(days, formulaKcal),
      filter: estimateExpenditure(days, { formulaKcal, kcalPerKg }),
    };
  });
  type Seen = (typeof people)[number];
  const off = (seen: Seen, day: number, estimate: number | undefined) =>
    Math.abs((estimate ?? Number.NaN) - (seen.truth[day - 1] ?? Number.NaN));
  const filterAt = (seen: Seen, day: number): ExpenditureEstimate => {
    const estimate = seen.filter[day - 1];
    if (!estimate) throw new Error(`There is no day ${day}.`);
    return estimate;
  };
  const filterOff = (seen: Seen, day: number) =>
    off(seen, day, filterAt(seen, day).expenditureKcal);
  const share = (holds: (seen: Seen) => boolean) => people.filter(holds).length / PEOPLE;
  const covered = (day: number) =>
    share((seen) => filterOff(seen, day) <= Z90 * filterAt(seen, day).sdKcal);
  const weeks = [56, 63, 70, 77, 84, 91, 98, 105, 112];
  return {
    errorAt: (day) => ({
      formula: mean(people.map((seen) => off(seen, day, seen.formulaKcal))),
      naive: mean(people.map((seen) => off(seen, day, seen.naive[day - 1]))),
      ewma: mean(people.map((seen) => off(seen, day, seen.ewma[day - 1]))),
      filter: mean(people.map((seen) => filterOff(seen, day))),
    }),
    withinAt: (day) => share((seen) => filterOff(seen, day) <= 150),
    coverage: (covered(28) + covered(60)) / 2,
    weeklyChange: mean(
      people.flatMap((seen) =>
        weeks.map((day) =>
          Math.abs(filterAt(seen, day + 7).expenditureKcal - filterAt(seen, day).expenditureKcal),
        ),
      ),
    ),
  };
}

const whole = (value: number) => value.toFixed(0);
const percent = (value: number) => `${(100 * value).toFixed(0)} %`;
const line = (...cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);

function table(scenarios: readonly Scenario[], seed: number): Map<string, Measured> {
  line(
    'scenario',
    'day 14',
    'day 28: formula / 7-day means / EWMA-28 / **filter**',
    'day 60: the same',
    'within 150 kcal, day 28 / 60',
    'in the 90 % interval',
    'moves a week',
  );
  line('---', '---:', '---:', '---:', '---:', '---:', '---:');
  const four = ({ formula, naive, ewma, filter }: Ways) =>
    `${[formula, naive, ewma].map(whole).join(' / ')} / **${whole(filter)}**`;
  return new Map(
    scenarios.map((scenario, at) => {
      const measured = measure(scenario, seed + at);
      const { errorAt, withinAt, coverage, weeklyChange } = measured;
      line(
        scenario.name,
        whole(errorAt(14).filter),
        four(errorAt(28)),
        four(errorAt(60)),
        `${percent(withinAt(28))} / ${percent(withinAt(60))}`,
        percent(coverage),
        whole(weeklyChange),
      );
      return [scenario.name, measured];
    }),
  );
}

const started = performance.now();
console.log(`Mean absolute error in kcal a day, ${PEOPLE} people a scenario, seed ${SEED}.\n`);
const usual = table(SCENARIOS, SEED);
console.log('');
const wrong = table(WRONG_PHYSIOLOGY, SEED + 1000);
console.log('');

const of = (name: string): Measured => {
  const measured = usual.get(name);
  if (!measured) throw new Error(`There is no scenario "${name}".`);
  return measured;
};
const filterOf = (name: string) => [14, 28, 60].map((day) => of(name).errorAt(day).filter);
function expectMost(name: string, limits: readonly number[]): void {
  const got = filterOf(name);
  const isMet = limits.every((limit, at) => (got[at] ?? Number.NaN) <= limit);
  const wanted = `at most ${limits.join(' / ')}`;
  goal(`${name}: error on day 14 / 28 / 60`, wanted, got.map(whole).join(' / '), isMet);
}
const gain = ({ ewma, filter }: Ways) => 1 - filter / ewma;

const cutting = SCENARIOS.filter(
  ({ intakeShare, dietFromDay, stepKcal }) => intakeShare <= 0.8 && !dietFromDay && !stepKcal,
);
const worstGain = Math.min(...cutting.map(({ name }) => gain(of(name).errorAt(28))));
const steady = SCENARIOS.filter(({ stepKcal }) => !stepKcal);
const mostWeekly = Math.max(...steady.map(({ name }) => of(name).weeklyChange));
const coverages = [...usual.values()].map(({ coverage }) => coverage);
const lost = [...wrong].flatMap(([name, { errorAt }]) =>
  [28, 60]
    .filter((day) => !(name === 'weight change all fat' && day === 60))
    .filter((day) => gain(errorAt(day)) <= 0)
    .map((day) => `${name}, day ${day}`),
);
const typosAt28 = of('3 % typos of 4 to 12 kg').errorAt(28).filter;
const afterStep = of('350 kcal more from day 60').errorAt(74).filter;

expectMost('typical cut', [130, 85, 60]);
expectMost('sparse', [155, 100, 60]);
expectMost('logs 80 % of intake', [145, 90, 60]);
goal('typos: error on day 28', 'at most 110', whole(typosAt28), typosAt28 <= 110);
goal('14 days after 350 kcal more', 'at most 135', whole(afterStep), afterStep <= 135);
const [leastCovered, mostCovered] = [Math.min(...coverages), Math.max(...coverages)];
goal(
  'in the 90 % interval, every scenario',
  '88 to 99 %',
  `${percent(leastCovered)} to ${percent(mostCovered)}`,
  leastCovered >= 0.88 && mostCovered <= 0.99,
);
goal(
  'better than EWMA-28 on day 28 in every cut',
  'at least 35 %',
  percent(worstGain),
  worstGain >= 0.35,
);
goal(
  'better than EWMA-28 with every wrong physiology, days 28 and 60',
  'all',
  lost.length === 0 ? 'all' : `not: ${lost.join('; ')}`,
  lost.length === 0,
);
goal('the estimate moves in a week', 'at most 65 kcal', whole(mostWeekly), mostWeekly <= 65);

console.log('');
benchmarkHall(SEED);
console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s`);
reportGoals();
