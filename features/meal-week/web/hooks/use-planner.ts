import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlanDay, PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import type { PlanRequest } from '#features/meal-plans/rules/plan-request.ts';
import { useBookFoods, useOwnRecipes, useRecipeMarks } from '#features/recipes/web/public.ts';
import type {
  Explained,
  FromPlanner,
  MealPlace,
  ToPlanner,
} from '../components/planning/planner-worker.ts';
import workerUrl from '../components/planning/planner-worker.ts?worker&url';

type Making = {
  onWeek: (days: PlanDay[], isFinal: boolean) => void;
  onExplained: (explained: Explained) => void;
  onSwaps: (meals: PlanMeal[]) => void;
  onFailed: () => void;
};

const silent: Making = {
  onWeek: () => undefined,
  onExplained: () => undefined,
  onSwaps: () => undefined,
  onFailed: () => undefined,
};

/**
 * The planner in a worker of its own, so that the page stays responsive and what is under way can be
 * ended at once. It works without a network.
 */
export function usePlanner() {
  const worker = useRef<Worker | null>(null);
  const current = useRef({ id: 0, making: silent });
  /** until the last answer to what was asked */
  const isWorking = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const { data: foods } = useBookFoods();
  const { data: marks } = useRecipeMarks();
  const { data: own } = useOwnRecipes();
  const isReady = foods !== undefined && marks !== undefined && own !== undefined;

  const start = useCallback(() => {
    if (!foods || !marks || !own) return null;
    const planner = new Worker(workerUrl, { type: 'module', name: 'meal planner' });
    worker.current = planner;
    const isCurrent = () => worker.current === planner;
    planner.addEventListener('error', () => {
      if (!isCurrent()) return;
      worker.current = null;
      isWorking.current = false;
      setBusy(false);
      current.current.making.onFailed();
    });
    planner.addEventListener('message', ({ data }: MessageEvent<FromPlanner>) => {
      const { id, making } = current.current;
      if (!isCurrent() || data.id !== id) return;
      if (data.kind !== 'week') isWorking.current = false;
      if (data.kind === 'explained') making.onExplained(data.explained);
      else if (data.kind === 'swaps') making.onSwaps(data.meals);
      else {
        if (data.isFinal) setBusy(false);
        making.onWeek(data.days, data.isFinal);
      }
    });
    planner.postMessage({ kind: 'book', book: { foods, marks, own } } satisfies ToPlanner);
    return planner;
  }, [foods, marks, own]);

  // Warm before it is asked, and again when the recipes change.
  useEffect(() => {
    start();
    return () => {
      worker.current?.terminate();
      worker.current = null;
    };
  }, [start]);

  const run = useCallback(
    (message: (id: number) => ToPlanner, making: Partial<Making>) => {
      // What was asked before is not wanted any more, and a worker answers one after another.
      if (isWorking.current) worker.current?.terminate();
      if (isWorking.current) worker.current = null;
      isWorking.current = true;
      const id = current.current.id + 1;
      current.current = { id, making: { ...silent, ...making } };
      (worker.current ?? start())?.postMessage(message(id));
    },
    [start],
  );

  /** Ends what is under way; what was shown last stays. */
  const cancel = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
    isWorking.current = false;
    current.current = { id: current.current.id + 1, making: silent };
    setBusy(false);
    start();
  }, [start]);

  const plan = useCallback(
    (request: PlanRequest, making: Pick<Making, 'onWeek' | 'onExplained' | 'onFailed'>) => {
      setBusy(true);
      run((id) => ({ kind: 'plan', id, request }), making);
    },
    [run],
  );

  const swaps = useCallback(
    (request: PlanRequest, place: MealPlace, onSwaps: Making['onSwaps']) =>
      run((id) => ({ kind: 'swaps', id, request, place }), { onSwaps }),
    [run],
  );

  return { isReady, isBusy, plan, swaps, cancel };
}
