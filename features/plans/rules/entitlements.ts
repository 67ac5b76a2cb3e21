import { clientCapOf, type Limits, PLANS, type PlanKey } from '../rules.ts';

/** What decides what somebody may do: so far their plan alone. */
export type Account = { plan: PlanKey };

export const ACTIONS = [
  'doDemoWorkouts',
  'doAiWorkouts',
  'setHabitGoals',
  'getWeeklyPdf',
  'readCommunity',
  'postInCommunity',
  'getReminders',
  'analysePhotos',
  'takeClients',
  'messageClients',
  'takePayments',
  'runOrganisation',
] as const;
/** Something that a plan allows or does not. */
export type Action = (typeof ACTIONS)[number];

export const THINGS = [
  'workoutsPerWeek',
  'habitGoals',
  'dailyReminders',
  'photoAnalyses',
  'clients',
  'trainerSeats',
  'traineeSeats',
] as const satisfies readonly (keyof Limits)[];
/** Something that a plan allows a number of. */
export type Thing = (typeof THINGS)[number];

/**
 * How many of a thing a plan allows; `null` is without limit, 0 not part of the plan. Workouts count by
 * the week, photo analyses by any 24 hours; of Trainer Pro's two published caps the higher one holds.
 */
export function limitOf({ plan }: Account, thing: 'photoAnalyses'): number;
export function limitOf({ plan }: Account, thing: Thing): number | null;
export function limitOf({ plan }: Account, thing: Thing): number | null {
  return thing === 'clients' ? clientCapOf(plan) : PLANS[plan].limits[thing];
}

const isPaid = ({ plan }: Account) => plan !== 'free';
const always = () => true;
const has = (thing: Thing) => (account: Account) => limitOf(account, thing) !== 0;

const RULES: Record<Action, (account: Account) => boolean> = {
  // The free plan's workouts are demonstrations; a paid plan has the real ones and those too.
  doDemoWorkouts: always,
  doAiWorkouts: isPaid,
  setHabitGoals: has('habitGoals'),
  getWeeklyPdf: isPaid,
  readCommunity: always,
  postInCommunity: isPaid,
  getReminders: has('dailyReminders'),
  analysePhotos: has('photoAnalyses'),
  takeClients: has('clients'),
  messageClients: has('clients'),
  takePayments: has('clients'),
  runOrganisation: has('trainerSeats'),
};

/** Whether a plan allows something at all. How much of it, `limitOf` says. */
export const may = (account: Account, action: Action): boolean => RULES[action](account);
