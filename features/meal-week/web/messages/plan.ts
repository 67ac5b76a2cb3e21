import { GUESTS } from '#features/meal-plans/rules/plan-kinds.ts';
import { leftOutText } from '#features/meal-plans/web/public.ts';

export const planText = {
  title: 'Meal plan',
  lead: 'Meals for your days, planned on this device.',
  noWishes: 'None yet',
  week: 'Week',
  skip: 'Skip to the week',
  showOver: (days: number): string =>
    days === 1 ? 'Show the day before' : `Show the ${days} days before`,
  earlier: 'Week before',
  later: 'Next week',
  make: 'Plan my week',
  again: 'Plan again',
  putBack: 'Undo',
  listFollows: 'Your shopping list follows.',
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
  someone: 'Someone',
  slowCooker: (work: string): string => `${work}, then the slow cooker`,
  dayAgain: (day: string): string => `Plan ${day} again`,
  copy: 'Copy to next week',
  shop: 'Shopping list',
  noTarget: 'Amounts are one serve each, because your targets are not known yet.',
  setTargets: 'Set your targets',
};

export const plannerFailed = 'The planner stopped. Please try again.';

export const logName = (title: string): string => `Ate it: ${title}`;
export const moreName = (title: string): string => `More for ${title}`;

/** "23 – 29 November" */
export const weekName = (from: string, to: string): string => `${from} – ${to}`;

/** "2,310 kcal (+40 kcal), 6 g more protein" */
export function effectText(energy: string, difference: string | null, protein: number): string {
  const grams = Math.abs(protein);
  const more = protein >= 0 ? 'more' : 'less';
  const by = difference === null ? '' : ` (${difference})`;
  return `${energy}${by}${grams > 0 ? `, ${grams}\u00a0g ${more} protein` : ''}`;
}

/** Meals that were planned again cost more than the budget, which was kept before. */
export const overNow = ({ aud, limitAud }: { aud: number; limitAud: number }): string =>
  `They cost $${Math.ceil(aud - limitAud)} more than your $${Math.round(limitAud)}: with the other meals, nothing cheaper was found that keeps your targets.`;

/** A dish that was left over from a meal that is gone. */
export const cookedInstead = (title: string, day: string): string =>
  `${title} is cooked on its own day now: ${day}.`;
export const plannedAgain = (said: readonly string[]) => ({
  title: 'Planned again',
  ...(said.length > 0 && { description: said.join(' ') }),
});

const withUnsuited = (text: string, meals: number): string =>
  meals === 0 ? text : `${text} ${leftOutText(meals)}`;

export const copied = (days: number, unsuited: number) => ({
  title: 'Week copied',
  description: withUnsuited(days === 1 ? '1 day was free.' : `${days} days were free.`, unsuited),
});
export const nothingCopied = (unsuited: number) => ({
  title: 'Nothing copied',
  description: unsuited > 0 ? leftOutText(unsuited) : 'Next week is planned already.',
});

/** An eater who is none of the plan's people. */
export const notOfPlan = (personId: string): string =>
  personId === GUESTS ? 'Guests' : planText.someone;
