import { ApiError } from '#platform/web/api-client/api-error.ts';
import type { ToastContent } from '#platform/web/ui/toast-store.ts';
import { ENOUGH } from '../../rules/expenditure/learnt-expenditure.ts';
import type { Protection } from '../../rules/protection.ts';
import type { TargetMode } from '../../rules/target-settings.ts';

export const modeText: Record<TargetMode, { label: string; detail: string }> = {
  formula: {
    label: 'Formula',
    detail: 'Follows your body data, goals and training days. A good start.',
  },
  automatic: {
    label: 'Adaptive',
    detail:
      'Learns what you really use from what you log and weigh, and proposes a new target each week. Nothing changes until you accept it.',
  },
  manual: {
    label: 'Own figures',
    detail: 'Your own energy, and protein and fat if you like. The safe limits still hold.',
  },
};

export const protectionText: Record<Protection, string> = {
  minor:
    'Under 18 a target always covers everything you use and everything growing takes. No choice below lowers it.',
  underweight:
    'At your height and weight a target always covers what you use. No choice below lowers it.',
  pregnancy:
    'During pregnancy and breastfeeding a target always covers what you use. No choice below lowers it.',
  safe_mode: 'While the gentle mode is on a target always covers what you use.',
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

export const targetAccepted = (figure: string): ToastContent => ({
  title: 'Target Accepted',
  description: `${figure} a day from now on.`,
});

export const targetsFailed = (error: unknown): ToastContent => ({
  title: 'Error',
  description:
    (error instanceof ApiError ? error.sentence : undefined) ??
    'Nothing was changed. Check your connection and try again.',
  destructive: true,
});
