import { sentenceOf } from '#platform/web/api-client/api-error.ts';
import type { ToastContent } from '#platform/web/ui/toast-store.ts';
import type { DayTarget, TargetNote, WeighIn } from '../contract.ts';
import { type DayReason, ENOUGH } from '../rules/learning/learnt-expenditure.ts';
import type { Aim } from '../rules/nutrients/nutrient-aims.ts';
import type { DayPattern } from '../rules/targets/day-pattern.ts';
import type { PregnancyStage } from '../rules/targets/pregnancy.ts';
import type { Protection } from '../rules/targets/protection.ts';
import type { TargetMode } from '../rules/targets/target-settings.ts';

/** Why a rule changed the target, in plain words. */
export const noteText: Record<TargetNote, string> = {
  activity_assumed:
    'We assumed a lightly active week. Choose your training days in your profile to update it.',
  minor_no_deficit:
    'Under 18, your target covers the energy you use and need to grow. Goals don’t lower it.',
  underweight_no_deficit:
    'At your height and weight, your target keeps your weight steady. Please see a doctor before losing any.',
  floor: 'Your target stays high enough to get every nutrient. Slower is steadier.',
  maintenance_below_floor:
    'You use less than the lowest target we set, so there’s no deficit. Moving more is gentler.',
  recomposition:
    'You want to lose weight and build muscle, so energy stays level and protein goes up. Choosing one works faster.',
  reference_weight:
    'Protein uses a reference weight for your height, as body fat needs hardly any.',
  protein_share_cap: 'Protein is capped at 35 % of your energy.',
  pregnancy_no_deficit:
    'Goals don’t change this. The extra energy is usual for one baby. How much to gain depends on your weight before; ask your midwife or doctor.',
  safe_mode_no_deficit: 'No calorie deficit in gentle mode.',
  near_underweight:
    'You’re near the lowest healthy weight for your height, so your deficit is small. It ends at that weight.',
  weekly_change_limit:
    'Targets change by at most 150 a week, so one odd week can’t decide too much.',
};

/** How far the figure can be trusted. */
export const accuracyText: Record<DayTarget['method'], string> = {
  adult:
    'An estimate: within 10 % for about 8 in 10 adults. See how it suits you over a few weeks.',
  growing:
    'An average for your age, size and activity. Needs vary daily: trust hunger and how you feel over numbers.',
  learnt:
    'Learnt from your food log and weigh-ins. Food you always skip isn’t counted here either, so it still fits.',
  own: 'Set by you, within safe limits.',
};

export const careText =
  'Pregnant, breastfeeding, ill or living with an eating disorder? Ask a doctor or dietitian to set your numbers.';

/** "of 18 mg", "of at most 2,000 mg": what stands behind a percentage. */
export const aimText = (kind: Aim['kind'], amount: string): string =>
  kind === 'limit' ? `of at most ${amount}` : `of ${amount}`;

const undoable = (title: string, description: string, undo: () => void): ToastContent => ({
  title,
  description,
  action: { label: 'Undo', onClick: undo },
});

/** `nameOf` says which one: "72.4 kg, Today". */
export const weighInMessages = (nameOf: (weighIn: WeighIn) => string) => ({
  saved: (weighIn: WeighIn) => ({ title: 'Weight Saved', description: nameOf(weighIn) }),
  changed: (weighIn: WeighIn) => ({ title: 'Weight Changed', description: nameOf(weighIn) }),
  removed: (weighIn: WeighIn) => ({ title: 'Weigh-in Deleted', description: nameOf(weighIn) }),
  undone: { title: 'Undone', description: 'Your weigh-ins are restored.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
});

const failed = (error: unknown, otherwise: string): ToastContent => ({
  title: 'Error',
  description: sentenceOf(error) ?? otherwise,
  destructive: true,
});

export const stageText: Record<PregnancyStage, { title: string; description?: string }> = {
  pregnant: { title: 'Pregnant' },
  fully_breastfeeding: {
    title: 'Fully breastfeeding',
    description: 'Your baby only has your milk',
  },
  partly_breastfeeding: {
    title: 'Partly breastfeeding',
    description: 'Your baby also has formula or a lot of solid food',
  },
};

export const modeText: Record<TargetMode, { label: string; detail: string }> = {
  formula: {
    label: 'Formula',
    detail: 'Uses your body data, goals and training days. A good start.',
  },
  automatic: {
    label: 'Adaptive',
    detail:
      'Learns what you use from your food log and weigh-ins. Each week it suggests a target. You accept it, or let it apply itself.',
  },
  manual: {
    label: 'Your own',
    detail: 'Set your own energy, and protein and fat if you like. Safe limits still apply.',
  },
};

export const dayPatternText: Record<DayPattern, { label: string; detail: string }> = {
  even: { label: 'Same', detail: 'Every day has the same target.' },
  training: {
    label: 'Training days',
    detail: 'More on training days, less on others. Same weekly total.',
  },
  chosen: {
    label: 'My days',
    detail: 'More on days you choose, less on others. Same weekly total.',
  },
};

export const protectionText: Record<Protection, string> = {
  minor:
    'Under 18, your target covers the energy you use and need to grow. No choice below lowers it.',
  underweight:
    'At your height and weight, your target always covers what you use. No choice below lowers it.',
  pregnancy:
    'Your target covers what you use, plus the Australian reference value for your stage. No choice below lowers it.',
  safe_mode: 'In gentle mode, your target always covers what you use.',
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
    ? `We need ${wanted.join(' and ')}.`
    : 'The estimate isn’t steady yet. Weigh in and log most days.';
}

export const targetsSaved: ToastContent = {
  title: 'Targets Saved',
  description: 'Your new target applies from now on.',
};

export const targetAccepted = (figure: string, undo: () => void) =>
  undoable('Target Accepted', `${figure} a day from now on.`, undo);

export const targetUndone: ToastContent = {
  title: 'Undone',
  description: 'Your previous target is back.',
};

/** What a day's estimate stands on, a few words. */
export const reasonText: Record<DayReason, string> = {
  wild_weight: 'Weight far off, barely counted',
  new_weight: 'New weight confirmed',
  change: 'Change noticed',
  weighed_and_logged: 'Weighed and logged',
  weighed: 'Weighed, not logged',
  logged: 'Logged, not weighed',
  guessed: 'Neither',
};

export const targetsFailed = (error: unknown): ToastContent =>
  failed(error, 'Not changed. Check your connection and try again.');
