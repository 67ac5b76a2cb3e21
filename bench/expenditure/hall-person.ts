import { type Body, mifflinStJeor } from '#features/nutrition/rules/targets/resting-energy.ts';
import type { Chance } from './random.ts';

export const HALL_DAYS = 120;

export const HALL_CLASSES = ['maintenance', 'cut', 'bulk'] as const;
export type HallClass = (typeof HALL_CLASSES)[number];

/** What the app sees of one day: kcal of the log, null when nothing was logged. */
export type SeenDay = { weightKg: number | null; loggedKcal: number | null };

export type HallPerson = {
  body: Body;
  formulaKcal: number;
  days: SeenDay[];
  /**
   * The truth in the person's logged kilocalories: expenditure less the energy that the log leaves out on an
   * average day at the present intake. A target built on it leads to the wanted rate of change.
   */
  truth: number[];
  /** expenditure times the logged share: the logged intake that keeps the weight */
  steadyLogged: number[];
  /** weight without scale, gut, salt and cycle noise: fat, lean tissue, glycogen and its water, kg */
  tissueKg: number[];
};

/** Constants of Hall's model (Hall 2011, Lancet 378:826-37, appendix; Hall 2010, Am J Physiol 298:E449). */
const FAT_KCAL = 9440;
const LEAN_KCAL = 1807;
const GLYCOGEN_KCAL = 4206;
const GLYCOGEN_KG = 0.5;
const WATER_PER_GLYCOGEN = 2.7;
const FORBES = (10.4 * LEAN_KCAL) / FAT_KCAL;
const FAT_KCAL_A_DAY = 3.2;
const LEAN_KCAL_A_DAY = 22;
const BUILD_FAT_KCAL = 180;
const BUILD_LEAN_KCAL = 230;
const THERMIC = 0.1;
const ADAPTATION = { share: 0.14, days: 14 };
/** grams of sodium: a litre of body water, lost a day for a litre too much, lost a day without carbohydrate */
const SODIUM = { perLitre: 3.22, perLitreADay: 3, carbohydrate: 4 };
const KIDNEY_DAYS = 3;

function bodyOf(chance: Chance): Body {
  const gender = chance.happens(0.5) ? 'male' : 'female';
  const heightCm = (gender === 'male' ? 178 : 165) + 7 * chance.normal();
  const weightKg = chance.between(20, 36) * (heightCm / 100) ** 2;
  return { gender, ageYears: Math.round(chance.between(18, 68)), heightCm, weightKg };
}

/** Fat mass by Jackson 2002 (Int J Obes 26:789-96), not by the equation of the filter, and not exact. */
function fatKgOf({ gender, ageYears, weightKg, heightCm }: Body, chance: Chance): number {
  const bmi = weightKg / (heightCm / 100) ** 2;
  const [slope, offset] = gender === 'male' ? [37.31, 103.94] : [39.96, 102.01];
  const percent = 0.14 * ageYears + slope * Math.log(bmi) - offset + 4 * chance.normal();
  return (weightKg * Math.min(55, Math.max(7, percent))) / 100;
}

/** What a person means to eat beside what they use: with a diet break, or a slow return to old habits. */
function planOf(goal: HallClass, chance: Chance): (day: number) => number {
  const size = {
    maintenance: chance.between(-0.07, 0.07),
    cut: -chance.between(0.12, 0.27),
    bulk: chance.between(0.06, 0.16),
  };
  const startsOn = Math.round(chance.between(-4, 4));
  const breakFrom = chance.happens(0.4) ? Math.round(chance.between(20, 80)) : HALL_DAYS;
  const breakDays = Math.round(chance.between(5, 14));
  const fadesTo = chance.between(0.6, 1);
  return (day) => {
    const paused = goal === 'cut' && day >= breakFrom && day < breakFrom + breakDays;
    if (day < startsOn || paused) return 1;
    return 1 + size[goal] * (1 - ((1 - fadesTo) * Math.max(0, day)) / HALL_DAYS);
  };
}

/** A day in eight steps: glycogen turns over within hours where much carbohydrate is eaten. */
function glycogenAfter(startKg: number, carbKcal: number, usualCarbKcal: number): number {
  let kg = startKg;
  for (let step = 0; step < 8; step += 1) {
    kg += (carbKcal - usualCarbKcal * (kg / GLYCOGEN_KG) ** 2) / GLYCOGEN_KCAL / 8;
  }
  return kg;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Lives 14 days unseen and then 120 days: Hall's model of fat, lean tissue, glycogen and body water, with adaptive
 * thermogenesis. The log leaves out 10 to 30 % each day, some days miss a meal or are not logged, holidays are
 * neither logged nor weighed, and weigh-ins are 2 to 7 a week. Shares no equation of body fat, water or adaptation
 * with the filter.
 */
export function hallPerson(goal: HallClass, chance: Chance): HallPerson {
  const body = bodyOf(chance);
  const resting = mifflinStJeor(body);
  const supposedActivity = [1.375, 1.45, 1.55, 1.65][Math.floor(chance.between(0, 4))] ?? 1.45;
  const formulaKcal = resting * supposedActivity;
  const activity = Math.max(1.25, supposedActivity + 0.13 * chance.normal());
  const startKcal = resting * (1 + 0.08 * chance.normal()) * activity;

  const startFatKg = fatKgOf(body, chance);
  let [fatKg, leanKg] = [startFatKg, body.weightKg - startFatKg];
  const forbes = FORBES * Math.exp(0.3 * chance.normal());
  const perWeight = Math.max(0, ((1 - THERMIC) * activity - 1) * (resting / body.weightKg));
  const rest =
    startKcal - FAT_KCAL_A_DAY * fatKg - LEAN_KCAL_A_DAY * leanKg - perWeight * body.weightKg;
  const adaptationShare = ADAPTATION.share * Math.exp(0.4 * chance.normal());

  const carbShare = chance.between(0.38, 0.52);
  const plan = planOf(goal, chance);
  const carbOnPlan = goal === 'cut' ? carbShare * chance.between(0.7, 1.1) : carbShare;
  const startCarbKcal = carbShare * startKcal;
  const startSodium = chance.between(2.4, 4.5);
  const saltResponse = chance.between(0.5, 1.3);
  const saltOnPlan = chance.between(0.85, 1.1);

  const loggedShare = 1 - chance.between(0.1, 0.3);
  const forgetsThings = chance.happens(0.5);
  const incomplete = chance.between(0.02, 0.12);
  const unlogged = chance.between(0.02, 0.15);
  const holidayFrom = chance.happens(0.5) ? Math.round(chance.between(10, 100)) : HALL_DAYS;
  const holidayDays = Math.round(chance.between(3, 9));
  const intakeSd = chance.between(0.1, 0.2);
  const weekend = chance.between(0, 0.25);
  const weighsADay = chance.between(2, 7.4) / 7;
  const fixedDays = chance.happens(0.4);

  const cycles = body.gender === 'female' && body.ageYears < 50 && chance.happens(0.8);
  const cycleKg = cycles ? chance.between(0.1, 0.9) : 0;
  const cycleDays = chance.between(25, 33);
  const cycleStart = chance.between(0, 33);
  const gutSd = chance.between(0.1, 0.35);
  const scaleSd = chance.between(0.05, 0.2);

  let [glycogenKg, extraWater, adaptation, wander, gut] = [GLYCOGEN_KG, 0, 0, 0, 0];
  let [usualIntake, usualCarbKcal, usualSodium] = [startKcal, startCarbKcal, startSodium];
  const seen: SeenDay[] = [];
  const complete: { eaten: number; meant: number }[] = [];
  const ordinary: { eaten: number; meant: number }[] = [];
  const used: number[] = [];
  const leftOut: number[] = [];
  const steadyLogged: number[] = [];
  const tissueKg: number[] = [];

  for (let day = -14; day < HALL_DAYS; day += 1) {
    const onHoliday = day >= holidayFrom && day < holidayFrom + holidayDays;
    const onPlan = plan(day);
    const rhythm = day % 7 === 5 || day % 7 === 6 ? weekend : -0.4 * weekend;
    const meant = startKcal * (onHoliday ? Math.max(1, onPlan) * 1.12 : onPlan);
    const eaten = Math.max(400, meant * (1 + rhythm + intakeSd * chance.normal()));
    const dieting = onPlan !== 1 && !onHoliday;
    const carbKcal = eaten * (dieting ? carbOnPlan : carbShare) * Math.exp(0.08 * chance.normal());
    const sodium =
      startSodium *
      (eaten / startKcal) *
      (dieting ? saltOnPlan : 1) *
      Math.exp(0.15 * chance.normal() - 0.011);

    // The morning's weight, before the day.
    const glycogenPart = (glycogenKg - GLYCOGEN_KG) * (1 + WATER_PER_GLYCOGEN);
    const tissue = fatKg + leanKg + glycogenPart;
    const intoCycle = (((day + cycleStart) % cycleDays) + cycleDays) % cycleDays;
    const cycle = cycleKg * Math.exp(-(((intoCycle - cycleDays + 3) / 4) ** 2));
    const shownKg = tissue + extraWater + cycle + gut + scaleSd * chance.normal();
    const weighs = fixedDays
      ? Math.floor(((day + 14) % 7) * weighsADay) !==
        Math.floor((((day + 14) % 7) + 1) * weighsADay)
      : chance.happens(weighsADay);
    const isWeighed = day === 0 || (!onHoliday && weighs);

    // The log of the day.
    const isLogged = !onHoliday && !chance.happens(unlogged * (rhythm > 0 ? 1.6 : 0.75));
    const missesMeals = isLogged && chance.happens(incomplete);
    const noise = Math.exp(0.07 * chance.normal());
    const honest = forgetsThings
      ? Math.max(0.25 * eaten, eaten - (1 - loggedShare) * startKcal)
      : loggedShare * eaten;
    const logged = honest * noise * (missesMeals ? chance.between(0.15, 0.65) : 1);

    // What the day does to the body.
    adaptation += (adaptationShare * (eaten - startKcal) - adaptation) / ADAPTATION.days;
    usualIntake += (eaten - usualIntake) / 7;
    wander = 0.995 * wander + 5 * chance.normal();
    const steady =
      rest +
      FAT_KCAL_A_DAY * fatKg +
      LEAN_KCAL_A_DAY * leanKg +
      perWeight * (fatKg + leanKg) +
      adaptation +
      wander;
    const thermic = THERMIC * (eaten - startKcal);
    const glycogenGain = glycogenAfter(glycogenKg, carbKcal, startCarbKcal) - glycogenKg;
    const lean = forbes / (forbes + fatKg);
    const [fatCost, leanCost] = [
      ((1 - lean) * BUILD_FAT_KCAL) / FAT_KCAL,
      (lean * BUILD_LEAN_KCAL) / LEAN_KCAL,
    ];
    const usedToday = steady + thermic + 130 * chance.normal();
    const balance = (eaten - usedToday - GLYCOGEN_KCAL * glycogenGain) / (1 + fatCost + leanCost);

    if (day >= 0) {
      seen.push({
        weightKg: isWeighed ? Math.round(shownKg * 10) / 10 : null,
        loggedKcal: isLogged ? Math.round(logged) : null,
      });
      const usualUse =
        steady +
        THERMIC * (usualIntake - startKcal) +
        (usualIntake - steady - THERMIC * (usualIntake - startKcal)) * (fatCost + leanCost);
      used.push(usualUse);
      leftOut.push((1 - loggedShare) * startKcal * (forgetsThings ? 1 : onPlan));
      steadyLogged.push(
        forgetsThings ? usualUse - (1 - loggedShare) * startKcal : loggedShare * usualUse,
      );
      tissueKg.push(tissue);
      if (!onHoliday) ordinary.push({ eaten, meant });
      if (isLogged && !missesMeals) complete.push({ eaten, meant });
    }

    fatKg = Math.max(3, fatKg + ((1 - lean) * balance) / FAT_KCAL);
    leanKg += (lean * balance) / LEAN_KCAL;
    glycogenKg += glycogenGain;
    // The kidneys follow over some days, so that single salty days show less.
    usualCarbKcal += (carbKcal - usualCarbKcal) / KIDNEY_DAYS;
    usualSodium += (sodium - usualSodium) / KIDNEY_DAYS;
    const carbLoss = SODIUM.carbohydrate * (1 - usualCarbKcal / startCarbKcal);
    const saltGain = saltResponse * (usualSodium - startSodium - carbLoss);
    extraWater += (saltGain - SODIUM.perLitreADay * extraWater) / SODIUM.perLitre;
    gut = 0.25 * gut + gutSd * chance.normal() + 0.0002 * (eaten - startKcal);
  }

  // Who logs fewer of the big days seems to eat less than they do, by so much of what they mean to eat.
  const ratio = (all: readonly { eaten: number; meant: number }[]) =>
    mean(all.map(({ eaten, meant }) => eaten / meant));
  const unseen = (ratio(ordinary) - ratio(complete)) * startKcal * loggedShare;
  return {
    body,
    formulaKcal,
    days: seen,
    truth: used.map((kcal, at) => kcal - (leftOut[at] ?? 0) - unseen),
    steadyLogged: steadyLogged.map((kcal) => kcal - unseen),
    tissueKg,
  };
}
