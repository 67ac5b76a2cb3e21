/** How a person eats, logs and weighs, and how their body differs from what the filter supposes. */
export type Scenario = {
  name: string;
  /** intake beside what is used at the start: 0.8 eats a fifth less */
  intakeShare: number;
  /** the share of days that are weighed, and logged */
  weighed: number;
  logged: number;
  /** the share of what is eaten that a logged day holds, on the first day and on day 120 */
  honesty?: [number, number];
  /** the more is eaten the less likely the day is logged */
  skipsBigDays?: boolean;
  /** the share of weigh-ins that are wrong by 4 to 12 kg */
  typos?: number;
  /** the day the intake above begins; energy balance before it */
  dietFromDay?: number;
  /** kcal more that are used from day 60 on */
  stepKcal?: number;
  /** body fat that differs from the guess, points of percent, standard deviation */
  fatPointsSd?: number;
  /** the water that follows intake, 1 as usual */
  waterTimes?: number;
  /** how lean a loss is beside Forbes' partition; 0 is fat alone */
  leanTimes?: number;
  /** the error of the formula, share, standard deviation */
  priorSd?: number;
  /** noise of the scale, kg, standard deviation, where it is not the usual 0.35 to 0.65 */
  scaleSd?: number;
};

const cut = { intakeShare: 0.8, weighed: 0.7, logged: 0.85 };

export const SCENARIOS: Scenario[] = [
  { name: 'ideal cut', intakeShare: 0.8, weighed: 0.95, logged: 1 },
  { name: 'maintenance', intakeShare: 1, weighed: 0.95, logged: 1 },
  { name: 'bulk', intakeShare: 1.12, weighed: 0.95, logged: 1 },
  { ...cut, name: 'typical cut' },
  { ...cut, name: 'sparse', weighed: 0.3, logged: 0.7 },
  { ...cut, name: 'weekly weigh-in', weighed: 0.15 },
  { ...cut, name: 'logs 80 % of intake', honesty: [0.8, 0.8] },
  { ...cut, name: 'skips logging on big days', logged: 0.8, skipsBigDays: true },
  { ...cut, name: 'under-logging grows 5 to 25 %', honesty: [0.95, 0.75] },
  { ...cut, name: '3 % typos of 4 to 12 kg', typos: 0.03 },
  { ...cut, name: 'diet starts on day 30', weighed: 0.95, logged: 1, dietFromDay: 30 },
  { name: '350 kcal more from day 60', intakeShare: 1, weighed: 0.95, logged: 1, stepKcal: 350 },
  { ...cut, name: '350 kcal more from day 60, weighed less', stepKcal: 350 },
];

/** A typical cut of people whose bodies are not what the filter supposes. */
export const WRONG_PHYSIOLOGY: Scenario[] = [
  { ...cut, name: 'body fat guessed wrong by 5 points', fatPointsSd: 5 },
  { ...cut, name: 'no water shift', waterTimes: 0 },
  { ...cut, name: 'double water shift', waterTimes: 2 },
  { ...cut, name: 'weight change all fat', leanTimes: 0 },
  { ...cut, name: 'very lean loss', leanTimes: 3 },
  { ...cut, name: 'formula off by 25 %', priorSd: 0.25 },
  { ...cut, name: 'scale noise of 1.2 kg', scaleSd: 1.2 },
];
