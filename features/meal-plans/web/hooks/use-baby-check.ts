import { useEffect, useState } from 'react';
import type { Expecting } from '#features/meal-planner/rules/expecting/unsafe-foods.ts';
import { useOwnRecipes } from '#features/recipes/web/public.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { BabyCheck } from '../../rules/people/check-for-baby.ts';
import { usePlanSettings, usePlanTargets } from '../api.ts';

/** The last check: each row of a list needs the same one. */
let last: { own: unknown; expecting: Expecting; check: BabyCheck } | null = null;

/** Whether the plan or the targets of today say pregnant or breastfeeding. */
function useExpecting(): Expecting | null {
  const today = useToday();
  const said = usePlanSettings().data?.settings?.wishes.said?.expecting;
  const goals = usePlanTargets({ from: today, to: today }).data;
  return said ?? goals?.find(({ date }) => date === today)?.expecting ?? null;
}

/** The check, fetched only in pregnancy and while breastfeeding; null if neither, or not known yet. */
export function useBabyCheck(): { expecting: Expecting; check: BabyCheck } | null {
  const expecting = useExpecting();
  const { data: own } = useOwnRecipes();
  const [check, setCheck] = useState<BabyCheck | null>(null);
  useEffect(() => {
    if (!expecting || !own) return;
    let isWanted = true;
    void import('../../rules/people/check-for-baby.ts').then(({ checkForBaby }) => {
      if (!isWanted) return;
      const isSame = last?.own === own && last.expecting === expecting;
      if (!last || !isSame) last = { own, expecting, check: checkForBaby(own, expecting) };
      setCheck(last.check);
    });
    return () => {
      isWanted = false;
    };
  }, [expecting, own]);
  return expecting && check && { expecting, check };
}
