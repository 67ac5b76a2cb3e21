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

/** "1½ serves" */
export function servesText(portion: number): string {
  const rounded = Math.round(portion * 4) / 4;
  const whole = Math.floor(rounded);
  const part = QUARTERS[rounded - whole] ?? '';
  const figure = `${whole > 0 ? whole : ''}${part}` || portion.toFixed(2);
  return `${figure} ${rounded <= 1 ? 'serve' : 'serves'}`;
}
