import type { Expecting, Unsafe } from '#features/meal-planner/rules/expecting/unsafe-foods.ts';

const list = (names: readonly string[]): string => names.join(', ').toLowerCase();

/** "In pregnancy: leave out basa; cook feta until hot." */
export function expectingWarning(
  { avoid, onlyCooked, isUnderdone }: Unsafe,
  expecting: Expecting,
): string {
  const parts = [
    ...(avoid.length > 0 ? [`leave out ${list(avoid)}`] : []),
    ...(onlyCooked.length > 0 ? [`cook ${list(onlyCooked)} until hot`] : []),
    ...(isUnderdone ? ['cook eggs, fish and meat through'] : []),
  ];
  return `${expecting === 'pregnant' ? 'In pregnancy' : 'While breastfeeding'}: ${parts.join('; ')}.`;
}
