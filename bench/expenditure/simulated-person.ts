import type { ExpenditureDay } from '#features/nutrition/rules/learning/expenditure-filter.ts';
import { bodyFatPercent } from '#features/nutrition/rules/learning/tissue-energy.ts';
import { type Body, mifflinStJeor } from '#features/nutrition/rules/targets/resting-energy.ts';
import type { Chance } from './random.ts';
import type { Scenario } from './scenarios.ts';

export const DAYS = 150;

/** What the product would see of a person, and the truth that it does not see. */
export type SimulatedPerson = {
  body: Body;
  formulaKcal: number;
  days: ExpenditureDay[];
  /** what is used each day on the person's own logging scale: without the noise of single days, less what is not logged */
  truth: number[];
};

const FAT_KCAL = 9440;
const LEAN_KCAL = 1816;

function bodyOf(chance: Chance): Body {
  const gender = chance.happens(0.5) ? 'male' : 'female';
  const heightCm = (gender === 'male' ? 178 : 165) + 7 * chance.normal();
  const bmi = chance.between(21, 35);
  return {
    gender,
    ageYears: Math.round(chance.between(19, 65)),
    heightCm,
    weightKg: bmi * (heightCm / 100) ** 2,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Lives `DAYS` days: two compartments that share gains and losses as Forbes found, a thermic effect and
 * adaptation, water that follows intake, weeks and cycles, and a scale that is read to 0.1 kg.
 */
export function simulatedPerson(scenario: Scenario, chance: Chance): SimulatedPerson {
  const body = bodyOf(chance);
  const formulaKcal = mifflinStJeor(body) * chance.between(1.3, 1.65);
  const priorError = 1 + (scenario.priorSd ?? 0.12) * chance.normal();
  const startKcal = formulaKcal * Math.max(0.6, Math.min(1.5, priorError));

  const fatPoints = bodyFatPercent(body) + (scenario.fatPointsSd ?? 0) * chance.normal();
  let fatKg = (body.weightKg * Math.max(6, Math.min(55, fatPoints))) / 100;
  let leanKg = body.weightKg - fatKg;
  const leanShape = 1.7 * chance.between(0.4, 1.3) * (scenario.leanTimes ?? 1);

  const thermic = chance.between(0.06, 0.12);
  const adaptation = chance.between(0, 0.2);
  const perKg = chance.between(15, 25);
  const waterPerKcal = chance.between(0.0006, 0.0026) * (scenario.waterTimes ?? 1);
  const waterDays = chance.between(4, 9);
  const weekKg = (0.0035 / 2) * body.weightKg * chance.between(0.3, 1.3);
  const cycles = body.gender === 'female' && body.ageYears < 50;
  const cycleKg = cycles ? chance.between(0.1, 0.6) : 0;
  const cycleStart = chance.between(0, 28);
  const scaleSd = scenario.scaleSd ?? chance.between(0.35, 0.65);
  const intakeSd = chance.between(0.08, 0.18);
  const weekend = chance.between(0, 0.2);

  let [adaptedIntake, waterKg, scaleNoise, drift] = [startKcal, 0, 0, 0];
  const days: ExpenditureDay[] = [];
  const used: number[] = [];
  const eatenAll: number[] = [];
  const eatenLogged: number[] = [];
  const planned: number[] = [];
  const honesty: number[] = [];

  for (let day = 0; day < DAYS; day += 1) {
    const dieting = day >= (scenario.dietFromDay ?? 0);
    const plan = startKcal * (dieting ? scenario.intakeShare : 1);
    const rhythm = day % 7 >= 5 ? weekend : -weekend * 0.4;
    const eaten = Math.max(300, plan * (1 + rhythm + intakeSd * chance.normal()));
    const weightKg = fatKg + leanKg;

    scaleNoise = 0.3 * scaleNoise + Math.sqrt(1 - 0.3 ** 2) * scaleSd * chance.normal();
    const rhythmKg =
      weekKg * Math.cos((2 * Math.PI * (day - 6.5)) / 7) +
      cycleKg * Math.cos((2 * Math.PI * (day - cycleStart)) / 28);
    let shownKg = weightKg + waterKg + rhythmKg + scaleNoise;
    if (chance.happens(scenario.typos ?? 0)) {
      shownKg += chance.between(4, 12) * (chance.happens(0.5) ? 1 : -1);
    }
    const isWeighed = day === 0 || chance.happens(scenario.weighed);

    const [from, to] = scenario.honesty ?? [1, 1];
    const honest = from + ((to - from) * Math.min(day, 120)) / 120;
    const big = scenario.skipsBigDays && eaten > plan * 1.12;
    const isLogged = chance.happens(big ? scenario.logged - 0.4 : scenario.logged);
    days.push({
      weightKg: isWeighed ? Math.round(shownKg * 10) / 10 : null,
      intakeKcal: isLogged ? eaten * honest * (1 + 0.04 * chance.normal()) : null,
    });

    drift += 4 * chance.normal();
    adaptedIntake += (eaten - adaptedIntake) / 10;
    const steadyKcal =
      startKcal +
      drift +
      (day >= 60 ? (scenario.stepKcal ?? 0) : 0) +
      perKg * (weightKg - body.weightKg) +
      (thermic + adaptation) * (adaptedIntake - startKcal);
    used.push(steadyKcal);
    planned.push(plan);
    honesty.push(honest);
    eatenAll.push(eaten);
    if (isLogged) eatenLogged.push(eaten);

    const balance = eaten - (steadyKcal + 120 * chance.normal());
    const lean = leanShape / (leanShape + fatKg);
    fatKg = Math.max(2, fatKg + ((1 - lean) * balance) / FAT_KCAL);
    leanKg += (lean * balance) / LEAN_KCAL;
    waterKg += (waterPerKcal * balance - waterKg) / waterDays;
  }

  // Who logs fewer of the big days seems to eat less than they do.
  const unseen = scenario.skipsBigDays ? mean(eatenAll) - mean(eatenLogged) : 0;
  const truth = used.map(
    (kcal, day) => kcal - (planned[day] ?? 0) * (1 - (honesty[day] ?? 1)) - unseen,
  );
  return { body, formulaKcal, days, truth };
}
