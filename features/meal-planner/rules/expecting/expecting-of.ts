import type { PregnancyStage } from '#features/nutrition/rules/targets/pregnancy.ts';
import type { Expecting } from './unsafe-foods.ts';

/** Whether the targets say that a person is pregnant or breastfeeding; without a stage it is taken as pregnant. */
export function expectingOf({
  pregnancy,
  pregnancyStage,
}: {
  pregnancy: boolean;
  pregnancyStage: PregnancyStage | null;
}): Expecting | null {
  if (!pregnancy) return null;
  return pregnancyStage === null || pregnancyStage === 'pregnant' ? 'pregnant' : 'breastfeeding';
}
