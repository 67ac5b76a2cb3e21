import { formatList } from '#platform/shared/format-list.ts';
import { type AddOn, PLANS, type Plan, type PlanKey, type Support } from '../rules.ts';
import type { AddOnLine } from './add-ons.ts';
import { dollars, type Reading } from './money.ts';

/** One line of a plan's list. `isOpen` is false while the app cannot do it yet. */
export type PlanLine = { text: string; isOpen: boolean };

const open = (text: string): PlanLine => ({ text, isOpen: true });
const notOpenYet = (text: string): PlanLine => ({ text, isOpen: false });

const SUPPORT: Record<Support, string> = {
  'email-72': 'Email support within 72 hours',
  'standard-48-72': 'Standard support, 48–72 hours',
  'priority-24-48': 'Priority support, 24–48 hours',
};

const trainerPro = ({ limits }: Plan, reading: Reading) => [
  open(
    reading === 'landing'
      ? `${limits.clients.landing} clients`
      : `Up to ${limits.clients.pricing} active clients`,
  ),
  notOpenYet('Client messaging with notes and PAR-Q'),
  notOpenYet('Payments integration with a payment provider'),
];

const gym = ({ limits }: Plan) => [
  open(`${limits.trainerSeats} trainer seats`),
  open(`${limits.traineeSeats} trainee seats`),
  open('Admin dashboard and roles'),
];

const CONTENTS: Record<PlanKey, (plan: Plan, reading: Reading) => PlanLine[]> = {
  free: ({ limits }) => [
    open(`${limits.workoutsPerWeek} demo workouts a week`),
    open(`${limits.dailyReminders} daily reminder`),
    notOpenYet('Read-only community'),
  ],
  starter: ({ limits }) => [
    open(`3–${limits.workoutsPerWeek} AI workouts a week`),
    open(`Up to ${limits.habitGoals} habit goals`),
    open('Weekly PDF'),
  ],
  professional: () => [
    open('Everything in Starter'),
    open('Unlimited AI workouts'),
    open('Unlimited habit goals'),
  ],
  trainerPro,
  gymStarter: gym,
  gymGrowth: gym,
  gymPro: gym,
};

/** Lists what a plan contains, as the page of the given reading says it. */
export function contentsOf(plan: Plan, reading: Reading): PlanLine[] {
  const photos = `${plan.limits.photoAnalyses} photo analyses in 24 hours`;
  return [
    ...CONTENTS[plan.key](plan, reading),
    // Said on the pricing page alone: the landing page's lists are fixed by the specification.
    ...(reading === 'pricing' && plan.audience !== 'gym' ? [open(photos)] : []),
    open(SUPPORT[plan.support]),
  ];
}

const UNITS: Record<AddOn['key'], string> = {
  moreClients: 'clients',
  trainerSeat: 'trainer seat',
  traineeSeats: 'trainee seats',
};

/** An add-on in one line: what one unit adds and costs. */
export function addOnText({ key, adds, price }: AddOn, reading: Reading): string {
  const { monthly, annual } = price[reading];
  const what = `+${adds} ${UNITS[key]}`;
  return annual === null
    ? `${what} at ${dollars(monthly)} a month`
    : `${what} for ${dollars(monthly)} a month or ${dollars(annual)} a year`;
}

/** What so many units of an add-on add: "20 more clients", "1 more trainer seat". */
export function addedText({ key, adds }: Pick<AddOn, 'key' | 'adds'>, count: number): string {
  const units = count * adds;
  const what = key === 'trainerSeat' && units > 1 ? 'trainer seats' : UNITS[key];
  return `${units} more ${what}`;
}

/** A plan by its name and what is added to it: "Trainer Pro with 20 more clients". */
export function nameWith(
  plan: PlanKey,
  addOns: readonly Pick<AddOnLine, 'key' | 'count'>[],
): string {
  const more = addOns.flatMap(({ key, count }) => {
    const addOn = PLANS[plan].addOns.find((one) => one.key === key);
    return addOn ? addedText(addOn, count) : [];
  });
  return [PLANS[plan].name, formatList(more)].filter(Boolean).join(' with ');
}

/** "7 days free" and what comes after; null for a plan without a trial. */
export function trialText({ trialDays }: Plan): string | null {
  return trialDays === 0 ? null : `${trialDays} days free`;
}
