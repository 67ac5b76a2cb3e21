import { SLOT_NAMES } from '#features/recipes/web/public.ts';
import type { PlanSlot } from '../../rules/plan-settings.ts';

export const planMessages = {
  failed: 'That change was not saved. Please try again.',
  settingsFailed: 'Your plan settings were not saved. Please try again.',
};

export const backAgain = { title: 'Back on the plan' };

export const slotName = ({ name, kind }: Pick<PlanSlot, 'name' | 'kind'>): string =>
  name ?? SLOT_NAMES[kind];

/** Meals that were not planned again: their recipe or the wishes have changed since. */
export const leftOutText = (meals: number): string =>
  meals === 1
    ? '1 meal was left out: it does not suit everybody’s diet.'
    : `${meals} meals were left out: they do not suit everybody’s diet.`;
