import { useEffect, useMemo, useState } from 'react';
import { staysPlanned } from '#features/meal-plans/rules/changing/stays-planned.ts';
import type { PlanRequest } from '#features/meal-plans/rules/plan-request.ts';
import type { Explained } from '../../rules/advice.ts';
import type { FromPlanner, ToPlanner } from '../components/planning/planner-worker.ts';
import workerUrl from '../components/planning/planner-worker.ts?worker&url';
import { usePlannerBook } from './use-planner-book.ts';

/** The same chance each time, so that advice changes with wishes alone. */
const SEED = 1;

/** All that advice depends on: meals that are planned again, and the time of day, are not part of it. */
const keyOf = (request: PlanRequest): string =>
  JSON.stringify({
    ...request,
    seed: SEED,
    days: request.days.map(({ day: { date, meals }, target, open, logged }) => ({
      date,
      kept: meals.filter((meal) => staysPlanned(meal, open)),
      target,
      logged,
    })),
  });

/**
 * What no week of these wishes meets, and which wish to let go of first, worked out beside the planner so that neither
 * waits. Null: nothing is asked, or it is not known yet.
 */
export function useExplained(request: PlanRequest | null): Explained | null {
  const { book } = usePlannerBook();
  const [found, setFound] = useState<{ key: string; explained: Explained } | null>(null);
  const key = request && keyOf(request);
  // The same request for as long as its key is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all that counts of it
  const asked = useMemo(() => request && { ...request, seed: SEED }, [key]);
  useEffect(() => {
    if (!book || !asked || key === null) return;
    const worker = new Worker(workerUrl, { type: 'module', name: 'meal planner, advice' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromPlanner>) => {
      if (data.kind !== 'explained') return;
      setFound({ key, explained: data.explained });
      worker.terminate();
    });
    worker.postMessage({ kind: 'book', book } satisfies ToPlanner);
    worker.postMessage({ kind: 'explain', request: asked } satisfies ToPlanner);
    return () => worker.terminate();
  }, [book, asked, key]);
  return found && found.key === key ? found.explained : null;
}
