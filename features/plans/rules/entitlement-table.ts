import { PLAN_KEYS, PLANS } from '../rules.ts';
import { ACTIONS, type Action, limitOf, may, THINGS, type Thing } from './entitlements.ts';

/** What may be done, as people say it. */
export const ACTION_NAMES: Record<Action, string> = {
  doDemoWorkouts: 'Demo workouts',
  doAiWorkouts: 'AI workouts',
  setHabitGoals: 'Habit goals',
  getWeeklyPdf: 'Weekly PDF',
  readCommunity: 'Read the community',
  postInCommunity: 'Post in the community',
  getReminders: 'Daily reminders',
  analysePhotos: 'Photo analyses',
  takeClients: 'Clients',
  messageClients: 'Messages to clients',
  takePayments: 'Payments from clients',
  runOrganisation: 'Gym dashboard and roles',
};

/** What is counted, as people say it. */
export const THING_NAMES: Record<Thing, string> = {
  workoutsPerWeek: 'Workouts a week',
  habitGoals: 'Habit goals',
  dailyReminders: 'Reminders a day',
  photoAnalyses: 'Photo analyses in 24 hours',
  clients: 'Active clients',
  trainerSeats: 'Trainer seats',
  traineeSeats: 'Trainee seats',
};

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function count(limit: number | null): string {
  if (limit === null) return 'no limit';
  return limit === 0 ? '–' : String(limit);
}

/** Every entitlement of every plan as a Markdown table, worked out by the functions that the gates call. */
export function entitlementTable(): string {
  const accounts = PLAN_KEYS.map((plan) => ({ plan }));
  return [
    line(['', ...PLAN_KEYS.map((plan) => PLANS[plan].name)]),
    line(['---', ...PLAN_KEYS.map(() => '---')]),
    ...ACTIONS.map((action) =>
      line([ACTION_NAMES[action], ...accounts.map((one) => (may(one, action) ? 'yes' : '–'))]),
    ),
    ...THINGS.map((thing) =>
      line([THING_NAMES[thing], ...accounts.map((one) => count(limitOf(one, thing)))]),
    ),
  ].join('\n');
}
