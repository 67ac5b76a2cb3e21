import type { NutrientGoal, Standing } from '../../rules/nutrients/nutrient-goals.ts';
import type { UnknownNeed } from '../../rules/targets/pregnancy.ts';

/** "at least 25 g", "at most 2,000 mg", "176 to 224 g" */
export function goalText({ least, most }: NutrientGoal, unit: string): string {
  const figure = (amount: number) => amount.toLocaleString('en-AU');
  if (least === null) return `at most ${figure(most ?? 0)} ${unit}`;
  return most === null
    ? `at least ${figure(least)} ${unit}`
    : `${figure(least)} to ${figure(most)} ${unit}`;
}

/** Passing a limit is neither praised nor scolded. */
export const standingText: Record<Standing, string> = {
  unknown: '',
  open: '',
  reached: 'Reached',
  within: 'Within',
  above: 'Above',
};

/** Why pregnancy or breastfeeding leaves a day without a target, and what helps. */
export const unknownNeedText: Record<UnknownNeed, string> = {
  not_said: 'Needs change with each stage. Add your stage and date to see your target.',
  past_due: 'Your due date has passed. Update your stage to see your target.',
  no_reference:
    'There’s no reference value for partly breastfeeding or after six months. Ask your doctor or dietitian for one, then enter it in your targets.',
};
