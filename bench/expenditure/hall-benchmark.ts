import { completeDays } from '#features/nutrition/rules/learning/expenditure-days.ts';
import {
  type ExpenditureDay,
  estimateExpenditure,
} from '#features/nutrition/rules/learning/expenditure-filter.ts';
import { tissueKcalPerKg } from '#features/nutrition/rules/learning/tissue-energy.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { goal } from '../goals.ts';
import { HALL_CLASSES, type HallClass, type HallPerson, hallPerson } from './hall-person.ts';
import { chanceOf } from './random.ts';
import { ewma28 } from './simple-estimators.ts';

const PEOPLE = 1000;
const DAYS = [14, 28, 60, 100] as const;
type Day = (typeof DAYS)[number];
/** Half the width of a 90 % interval in standard deviations. */
const Z90 = 1.645;
const FROM = '2026-01-01';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The days as the app reads them: by its own rule of which logs are complete. */
function readDays({ days, formulaKcal }: HallPerson): ExpenditureDay[] {
  const eaten = days.flatMap(({ loggedKcal }, at) =>
    loggedKcal === null
      ? []
      : [{ date: addDays(FROM, at), calories: loggedKcal, caloriesKnown: 1, entryCount: 1 }],
  );
  const complete = completeDays({ eaten, marked: [], formulaKcal });
  return days.map(({ weightKg, loggedKcal }, at) => ({
    weightKg,
    intakeKcal: complete.has(addDays(FROM, at)) ? loggedKcal : null,
  }));
}

/** The errors of one person on one day, kcal: what was estimated less the truth. */
type Seen = { filter: number; ewma: number; formula: number; steady: number; covered: boolean };

function seenOf(person: HallPerson): Map<Day, Seen> {
  const { formulaKcal, truth, steadyLogged, body } = person;
  const days = readDays(person);
  const weightKg = days[0]?.weightKg ?? body.weightKg;
  const start = { formulaKcal, kcalPerKg: tissueKcalPerKg({ ...body, weightKg }) };
  const estimates = estimateExpenditure(days, start);
  const ewma = ewma28(days, formulaKcal);
  return new Map(
    DAYS.map((day) => {
      const at = day - 1;
      const { expenditureKcal = Number.NaN, sdKcal = Number.NaN } = estimates[at] ?? {};
      const [true_, steady] = [truth[at] ?? Number.NaN, steadyLogged[at] ?? Number.NaN];
      const filter = expenditureKcal - true_;
      return [
        day,
        {
          filter,
          ewma: (ewma[at] ?? Number.NaN) - true_,
          formula: formulaKcal - true_,
          steady: expenditureKcal - steady,
          covered: Math.abs(filter) <= Z90 * sdKcal,
        },
      ];
    }),
  );
}

type People = readonly Map<Day, Seen>[];

const on = (people: People, day: Day): Seen[] =>
  people.map((one) => one.get(day)).filter((seen) => seen !== undefined);
const error = (people: People, day: Day, way: Exclude<keyof Seen, 'covered'>): number =>
  mean(on(people, day).map((seen) => Math.abs(seen[way])));
const bias = (people: People, day: Day, way: Exclude<keyof Seen, 'covered'> = 'filter'): number =>
  mean(on(people, day).map((seen) => seen[way]));
const coverage = (people: People, days: readonly Day[]): number =>
  mean(days.flatMap((day) => on(people, day).map(({ covered }) => Number(covered))));

const whole = (value: number) => value.toFixed(0).replace('-', '−');
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
const line = (...cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);

/**
 * The filter, an exponential trend and the formula over people of Hall's physiology, against the truth in their own
 * logged kilocalories. Prints the table and the goals, and answers whether all goals are met.
 */
export function benchmarkHall(seed: number): void {
  const classes = new Map<HallClass | 'all', People>(
    HALL_CLASSES.map((goal, at) => [
      goal,
      Array.from({ length: PEOPLE }, (_, person) =>
        seenOf(hallPerson(goal, chanceOf(seed * 104_729 + 31 * person + 7 * at))),
      ),
    ]),
  );
  classes.set('all', [...classes.values()].flat());

  console.log(`Hall's physiology, kcal a day, ${PEOPLE} people a class, seed ${seed}.\n`);
  line(
    'class',
    'day',
    'formula',
    'EWMA-28',
    '**filter**',
    'bias',
    'in the 90 % interval',
    'against E × share: error, bias',
  );
  line('---', '---:', '---:', '---:', '---:', '---:', '---:', '---:');
  for (const [name, people] of classes) {
    for (const day of DAYS) {
      const ways = (['formula', 'ewma'] as const).map((way) => whole(error(people, day, way)));
      line(
        name,
        String(day),
        ...ways,
        `**${whole(error(people, day, 'filter'))}**`,
        whole(bias(people, day)),
        percent(coverage(people, [day])),
        `${whole(error(people, day, 'steady'))}, ${whole(bias(people, day, 'steady'))}`,
      );
    }
  }
  for (const [name, people] of classes) {
    const errors = [error(people, 28, 'filter'), error(people, 60, 'filter')];
    goal(
      `Hall, ${name}: error on day 28 / 60`,
      'at most 100 / 80 kcal',
      errors.map(whole).join(' / '),
      errors.every((kcal, at) => kcal <= ([100, 80][at] ?? 0)),
    );
    const biases = [bias(people, 28), bias(people, 60)];
    goal(
      `Hall, ${name}: bias on day 28 / 60`,
      'within 40 kcal',
      biases.map(whole).join(' / '),
      biases.every((kcal) => Math.abs(kcal) <= 40),
    );
    const within = coverage(people, [28, 60]);
    goal(
      `Hall, ${name}: in the 90 % interval, days 28 and 60`,
      '88 to 96 %',
      percent(within),
      within >= 0.88 && within <= 0.96,
    );
  }
}
