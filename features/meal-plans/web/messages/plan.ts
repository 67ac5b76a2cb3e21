import { SLOT_NAMES } from '#features/recipes/web/public.ts';
import type { PlanSlot } from '../../rules/plan-settings.ts';

export const planMessages = {
  failed: 'That change was not saved. Please try again.',
  settingsFailed: 'Your plan settings were not saved. Please try again.',
};

export const backAgain = { title: 'Back on the plan' };

export const slotName = ({ name, kind }: Pick<PlanSlot, 'name' | 'kind'>): string =>
  name ?? SLOT_NAMES[kind];

const QUARTERS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

const toQuarters = (portion: number): number => Math.round(portion * 4) / 4;

/** "1½" */
export function portionText(portion: number): string {
  const rounded = toQuarters(portion);
  const whole = Math.floor(rounded);
  const part = QUARTERS[rounded - whole] ?? '';
  return `${whole > 0 ? whole : ''}${part}` || portion.toFixed(2);
}

/** "1½ serves" */
export const servesText = (portion: number): string =>
  `${portionText(portion)} ${toQuarters(portion) <= 1 ? 'serve' : 'serves'}`;

/** Meals that were not planned again: their recipe or the wishes have changed since. */
export const leftOutText = (meals: number): string =>
  meals === 1
    ? '1 meal was left out: it does not suit everybody’s diet.'
    : `${meals} meals were left out: they do not suit everybody’s diet.`;
