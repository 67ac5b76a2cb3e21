import { SLOT_NAMES } from '#features/recipes/web/public.ts';
import type { PlanSlot } from '../../rules/plan-settings.ts';

export const planText = {
  title: 'Meal plan',
  lead: 'Meals for your days, planned on this device.',
  week: 'Week',
  earlier: 'Week before',
  later: 'Next week',
  make: 'Plan my week',
  again: 'Plan this week again',
  planning: 'Planning your week',
  improving: 'Making it better',
  stop: 'Keep this one',
  nothing: 'Nothing planned',
  nothingToday: 'Nothing is planned for the rest of today.',
  withLogged: 'With what you logged beside the plan.',
  leftovers: 'Leftovers',
  locked: 'Locked',
  eaten: 'Eaten',
  kept: 'Kept as leftovers',
  dropped: 'Not eaten',
  today: 'Today',
  planned: 'Planned',
  dayAgain: (day: string): string => `Plan ${day} again`,
  copy: 'Copy to next week',
  shop: 'Shop for these days',
  noTarget: 'Amounts are one serve each, because your targets are not known yet.',
  setTargets: 'Set your targets',
};

export const planMessages = {
  failed: 'That change was not saved. Please try again.',
  settingsFailed: 'Your plan settings were not saved. Please try again.',
  plannerFailed: 'The planner stopped. Please try again.',
  ateFailed: 'That meal was not logged. Please try again.',
  undoFailed: 'That meal is still in your log. Please try again.',
};

export const ateIt = (title: string) => ({ title: 'Logged', description: title });
export const ateUndone = { title: 'Taken out of your log' };

export const slotName = ({ name, kind }: Pick<PlanSlot, 'name' | 'kind'>): string =>
  name ?? SLOT_NAMES[kind];

export const logName = (title: string): string => `Ate it: ${title}`;
export const moreName = (title: string): string => `More for ${title}`;

const QUARTERS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** "1½ serves" */
export function servesText(portion: number): string {
  const rounded = Math.round(portion * 4) / 4;
  const whole = Math.floor(rounded);
  const part = QUARTERS[rounded - whole] ?? '';
  const figure = `${whole > 0 ? whole : ''}${part}` || portion.toFixed(2);
  return `${figure} ${rounded <= 1 ? 'serve' : 'serves'}`;
}

export const minutesText = (minutes: number): string => `${minutes} min`;

/** "23 – 29 November" */
export const weekName = (from: string, to: string): string => `${from} – ${to}`;

/** "2,310 kcal (+40 kcal), 6 g more protein" */
export function effectText(energy: string, difference: string, protein: number): string {
  const grams = Math.abs(protein);
  const more = protein >= 0 ? 'more' : 'less';
  return `${energy} (${difference})${grams > 0 ? `, ${grams} g ${more} protein` : ''}`;
}

export const copied = (days: number) => ({
  title: 'Week copied',
  description: days === 1 ? '1 day was free.' : `${days} days were free.`,
});
export const nothingCopied = {
  title: 'Nothing copied',
  description: 'Next week is planned already.',
};
