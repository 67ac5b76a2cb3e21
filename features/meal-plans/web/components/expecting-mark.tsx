import { Info } from 'lucide-react';
import type { Unsafe } from '#features/meal-planner/rules/expecting/unsafe-foods.ts';
import type { BabyCheck } from '../../rules/people/check-for-baby.ts';
import { useBabyCheck } from '../hooks/use-baby-check.ts';
import { expectingWarning } from '../messages/expecting.ts';

type ExpectingMarkProps = {
  /** what to look at: one of the checks */
  of: (check: BabyCheck) => Unsafe | null;
};

/** Why a food or dish is not safe for the baby; nothing if it is, or nobody is expecting. */
export function ExpectingMark({ of }: ExpectingMarkProps) {
  const baby = useBabyCheck();
  const why = baby && of(baby.check);
  if (!why) return null;
  return (
    <span className="flex items-start gap-1 text-sm text-warn wrap-anywhere">
      <Info aria-hidden size={14} className="mt-[0.2em] shrink-0" />
      {expectingWarning(why, baby.expecting)}
    </span>
  );
}
