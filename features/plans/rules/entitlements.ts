import { type AddOn, clientCapOf, type Limits, PLANS, type PlanKey } from '../rules.ts';
import type { AddOnCounts } from './add-ons.ts';

/** What decides what a person may do: their plan, and what they have added to it. */
export type Account = { plan: PlanKey; addOns?: AddOnCounts };

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

const ADDED_BY: Partial<Record<Thing, AddOn['key']>> = {
  clients: 'moreClients',
  trainerSeats: 'trainerSeat',
  traineeSeats: 'traineeSeats',
};

/** How much of a thing the add-ons bring; only those count that the plan offers. */
function added({ plan, addOns }: Account, thing: Thing): number {
  const addOn = PLANS[plan].addOns.find(({ key }) => key === ADDED_BY[thing]);
  return addOn ? addOn.adds * (addOns?.[addOn.key] ?? 0) : 0;
}

/**
 * How many of a thing a plan allows; `null` is without limit, 0 not part of the plan. Workouts count by
 * the week, photo analyses by any 24 hours; of Trainer Pro's two published caps the higher one holds. Add-ons raise clients and seats.
 */
export function limitOf({ plan }: Account, thing: 'photoAnalyses'): number;
export function limitOf({ plan }: Account, thing: Thing): number | null;
export function limitOf(account: Account, thing: Thing): number | null {
  const { plan } = account;
  const alone = thing === 'clients' ? clientCapOf(plan) : PLANS[plan].limits[thing];
  return alone === null ? null : alone + added(account, thing);
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

/** Whether a plan allows something; `limitOf` returns how much. */
export const may = (account: Account, action: Action): boolean => RULES[action](account);
