import { useEffect, useState } from 'react';
import { staysPlanned } from '#features/meal-plans/rules/changing/stays-planned.ts';
import type { PlanRequest } from '#features/meal-plans/rules/plan-request.ts';
import type { Explained } from '../../rules/advice.ts';
import type { FromPlanner, ToPlanner } from '../components/planning/planner-worker.ts';
import workerUrl from '../components/planning/planner-worker.ts?worker&url';
import { usePlannerBook } from './use-planner-book.ts';

/** The same chance each time, so that advice changes with wishes alone. */
const SEED = 1;

/** All that advice depends on, as text: not the meals that are planned again, nor the time of day. */
const toQuestion = (request: PlanRequest): string =>
  JSON.stringify({
    ...request,
    seed: SEED,
    days: request.days.map((one) => ({
      ...one,
      day: { ...one.day, meals: one.day.meals.filter((meal) => staysPlanned(meal, one.open)) },
      notBefore: null,
    })),
  } satisfies PlanRequest);

/**
 * What no week of these wishes meets, and which wish to let go of first, worked out beside the planner so that neither
 * waits. Null: nothing is asked, or it is not known yet.
 */
export function useExplained(request: PlanRequest | null): Explained | null {
  const { book } = usePlannerBook();
  const [found, setFound] = useState<{ question: string; explained: Explained } | null>(null);
  const question = request && toQuestion(request);
  useEffect(() => {
    if (!book || question === null) return;
    const worker = new Worker(workerUrl, { type: 'module', name: 'meal planner, advice' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromPlanner>) => {
      if (data.kind !== 'explained') return;
      setFound({ question, explained: data.explained });
      worker.terminate();
    });
    worker.postMessage({ kind: 'book', book } satisfies ToPlanner);
    const asked = JSON.parse(question) as PlanRequest;
    worker.postMessage({ kind: 'explain', request: asked } satisfies ToPlanner);
    return () => worker.terminate();
  }, [book, question]);
  return found && found.question === question ? found.explained : null;
}
