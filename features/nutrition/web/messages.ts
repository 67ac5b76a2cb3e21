import { sentenceOf } from '#platform/web/api-client/api-error.ts';
import type { ToastContent } from '#platform/web/ui/toast-store.ts';
import type { DayTarget, TargetNote } from '../contract.ts';
import type { DayPattern } from '../rules/day-pattern.ts';
import { type DayReason, ENOUGH } from '../rules/learnt-expenditure.ts';
import type { NutrientGoal, Standing } from '../rules/nutrient-goals.ts';
import type { PregnancyStage, UnknownNeed } from '../rules/pregnancy.ts';
import type { Protection } from '../rules/protection.ts';
import type { TargetMode } from '../rules/target-settings.ts';

/** Why a rule changed the target, in plain words. */
export const noteText: Record<TargetNote, string> = {
  activity_assumed:
    'Your training days are not known yet, so a lightly active week is assumed. Choose them in your profile and the target follows.',
  minor_no_deficit:
    'Under 18, the target always covers everything you use and everything growing takes. Goals do not lower it.',
  underweight_no_deficit:
    'At your height and weight the target keeps your weight as it is. If you feel you need to lose some, please talk to a doctor first.',
  floor:
    'The target stops at the least that still makes it realistic to get every nutrient. Slower is also steadier.',
  maintenance_below_floor:
    'You use less energy than the lowest target there is, so nothing is taken away. Moving more is the gentler way.',
  recomposition:
    'Losing weight and building muscle pull in opposite directions, so energy stays level and protein is raised. Choosing one of the two works faster.',
  reference_weight:
    'Protein is reckoned on a reference weight for your height, because stored fat needs hardly any.',
  protein_share_cap: 'Protein is held at 35 % of your energy.',
  pregnancy_no_deficit:
    'Goals and rates do not change it. What is added is an average for one baby. Weight rises in pregnancy, by how much depends on the weight before it; your midwife or doctor knows best what you need.',
  safe_mode_no_deficit: 'Nothing is taken away while the gentle mode is on.',
  near_underweight:
    'You are close to the lowest healthy weight for your height, so less is taken away than usual, and at that weight nothing.',
  weekly_change_limit:
    'A target moves by at most 150 a week, so that no single week of weighing decides too much.',
};

/** How far the figure can be trusted. */
export const accuracyText: Record<DayTarget['method'], string> = {
  adult:
    'This is an estimate. Formulas like this come within 10 % of the measured value for about 8 in 10 adults, so give it a few weeks and see how it suits you.',
  growing:
    'An average for people of your age, size and activity. Your own need differs from day to day: hunger and how you feel count for more than a number.',
  learnt:
    'Learnt from what you log and weigh, on your own scale of logging: food that you always leave out is left out of this figure too, so it still suits you.',
  own: 'Your own figure. Only the limits that keep a target safe are applied to it.',
};

export const careText =
  'Pregnant, breastfeeding, living with an illness or an eating disorder? Then a doctor or dietitian should set your numbers.';

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

const undoable = (title: string, description: string, undo: () => void): ToastContent => ({
  title,
  description,
  action: { label: 'Undo', onClick: undo },
});

export const weightSaved = (what: string, undo: () => void) => undoable('Weight Saved', what, undo);

export const weightChanged = (what: string, undo: () => void) =>
  undoable('Weight Changed', what, undo);

export const weightRemoved = (what: string, undo: () => void) =>
  undoable('Weigh-in Deleted', what, undo);

export const weightUndone: ToastContent = {
  title: 'Undone',
  description: 'Your weigh-ins are as they were before.',
};

const failed = (error: unknown, otherwise: string): ToastContent => ({
  title: 'Error',
  description: sentenceOf(error) ?? otherwise,
  destructive: true,
});

export const weightFailed = (error: unknown) =>
  failed(error, 'Nothing was saved. Check your connection and try again.');

export const weightUndoFailed = (error: unknown) =>
  failed(error, 'It could not be undone. Check your connection and try again.');

export const stageText: Record<PregnancyStage, { title: string; description?: string }> = {
  pregnant: { title: 'Pregnant' },
  fully_breastfeeding: {
    title: 'Fully breastfeeding',
    description: 'All of the milk your baby gets is yours',
  },
  partly_breastfeeding: {
    title: 'Partly breastfeeding',
    description: 'Your baby gets formula or much solid food as well',
  },
};

export const modeText: Record<TargetMode, { label: string; detail: string }> = {
  formula: {
    label: 'Formula',
    detail: 'Follows your body data, goals and training days. A good start.',
  },
  automatic: {
    label: 'Adaptive',
    detail:
      'Learns what you really use from what you log and weigh, and proposes a new target each week. Nothing changes until you accept it, unless you let it apply by itself.',
  },
  manual: {
    label: 'Own figures',
    detail: 'Your own energy, and protein and fat if you like. The safe limits still hold.',
  },
};

export const dayPatternText: Record<DayPattern, { label: string; detail: string }> = {
  even: { label: 'All alike', detail: 'Every day has the same target.' },
  training: {
    label: 'Training days',
    detail: 'More on the days you train, less on the others. The week stays the same.',
  },
  chosen: {
    label: 'My days',
    detail: 'More on the days you choose, less on the others. The week stays the same.',
  },
};

export const protectionText: Record<Protection, string> = {
  minor:
    'Under 18 a target always covers everything you use and everything growing takes. No choice below lowers it.',
  underweight:
    'At your height and weight a target always covers what you use. No choice below lowers it.',
  pregnancy:
    'A target covers what you use and what the Australian and New Zealand reference values add for your stage. No choice below lowers it.',
  safe_mode: 'While the gentle mode is on a target always covers what you use.',
};

/** Why pregnancy or breastfeeding leaves a day without a target, and what helps. */
export const unknownNeedText: Record<UnknownNeed, string> = {
  not_said:
    'Needs change with each stage of pregnancy and breastfeeding. Choose your stage and its date under Targets, and your target is shown again.',
  past_due:
    'Your due date has passed. Say under Targets whether your baby is here, and your target is shown again.',
  no_reference:
    'There is no reference value for partly breastfeeding, nor after six months, so no figure is shown. Your doctor or dietitian can help you with one: enter it as your own under Targets.',
};

export const rateText = (percent: number): string => {
  if (percent === 0) return 'Keep your weight';
  return `${percent < 0 ? 'Lose' : 'Gain'} ${Math.abs(percent)} % of your weight a week`;
};

/** What is still missing before a target can be proposed, one sentence. */
export function missingText(known: { days: number; weighedDays: number }): string {
  const days = Math.max(0, ENOUGH.days - known.days);
  const weighIns = Math.max(0, ENOUGH.weighIns - known.weighedDays);
  const wanted = [
    days > 0 && (days === 1 ? 'one more day' : `${days} more days`),
    weighIns > 0 && (weighIns === 1 ? 'one more day weighed' : `${weighIns} more days weighed`),
  ].filter(Boolean);
  return wanted.length > 0
    ? `It takes ${wanted.join(' and ')}.`
    : 'The estimate is not steady enough yet. Weighing and logging on most days settles it.';
}

export const targetsSaved: ToastContent = {
  title: 'Targets Saved',
  description: 'Your target follows from now on.',
};

export const targetAccepted = (figure: string, undo: () => void) =>
  undoable('Target Accepted', `${figure} a day from now on.`, undo);

export const targetUndone: ToastContent = {
  title: 'Undone',
  description: 'The target from before holds again.',
};

/** What a day's estimate stands on, a few words. */
export const reasonText: Record<DayReason, string> = {
  wild_weight: 'Weight far off: hardly counted',
  new_weight: 'New weight confirmed',
  change: 'Change noticed',
  weighed_and_logged: 'Weighed and logged',
  weighed: 'Weighed, not logged',
  logged: 'Logged, not weighed',
  guessed: 'Neither',
};

export const targetsFailed = (error: unknown): ToastContent =>
  failed(error, 'Nothing was changed. Check your connection and try again.');
