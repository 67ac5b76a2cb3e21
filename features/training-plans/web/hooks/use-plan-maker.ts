import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { makePlanSteps } from '#features/plan-blocks/rules/make-plan.ts';
import type { PlanContent } from '#features/plan-blocks/rules/plan-content.ts';
import type { PlanInput } from '#features/plan-generator/rules/plan-input.ts';
import { runInSlices } from '../api.ts';
import { makingText } from '../messages/making.ts';
import { useFirstDay } from './use-first-day.ts';

/** Makes plans on this device, a slice at a time; the one that was asked for last counts. */
export function usePlanMaker() {
  const firstDay = useFirstDay();
  const [made, setMade] = useState<PlanContent | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  const last = useRef(0);
  useEffect(
    () => () => {
      last.current += 1;
    },
    [],
  );

  const make = useCallback(
    async (input: PlanInput) => {
      last.current += 1;
      const own = last.current;
      setIsMaking(true);
      const plan = await runInSlices(
        makePlanSteps(input, {
          name: makingText.planName,
          source: 'made',
          programmeId: null,
          byModel: false,
          firstDay,
        }),
      );
      if (own !== last.current) return;
      // Drawn in parts: a week has some thirty figures.
      startTransition(() => {
        setMade(plan);
        setIsMaking(false);
      });
    },
    [firstDay],
  );

  return { made, isMaking, make, clear: () => setMade(null) };
}
