import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlanDay, PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import type { PlanRequest } from '#features/meal-plans/rules/plan-request.ts';
import { keepFiles } from '#platform/web/installed-app/keep-files.ts';
import type { FromPlanner, MealPlace, ToPlanner } from '../components/planning/planner-worker.ts';
import workerUrl from '../components/planning/planner-worker.ts?worker&url';
import { usePlannerBook } from './use-planner-book.ts';

type Making = {
  onWeek: (days: PlanDay[], isFinal: boolean) => void;
  onSwaps: (meals: PlanMeal[]) => void;
  onFailed: () => void;
};

const silent: Making = {
  onWeek: () => undefined,
  onSwaps: () => undefined,
  onFailed: () => undefined,
};

type Asked = { message: Extract<ToPlanner, { id: number }>; making: Making };

/**
 * The planner in a worker of its own, so that the page stays responsive and what is under way can be
 * ended at once. It works without a network. What is asked before it can start, or while it starts
 * again, is answered once it has.
 */
export function usePlanner() {
  const worker = useRef<Worker | null>(null);
  /** what was asked last and is not answered to the end */
  const asked = useRef<Asked | null>(null);
  const lastId = useRef(0);
  const [isBusy, setBusy] = useState(false);
  const { book, cannotStart } = usePlannerBook();

  const fail = useCallback(() => {
    const failed = asked.current;
    asked.current = null;
    setBusy(false);
    failed?.making.onFailed();
  }, []);

  const start = useCallback(() => {
    if (!book) return;
    const planner = new Worker(workerUrl, { type: 'module', name: 'meal planner' });
    worker.current = planner;
    const isCurrent = () => worker.current === planner;
    planner.addEventListener('error', () => {
      if (!isCurrent()) return;
      worker.current = null;
      fail();
    });
    planner.addEventListener('message', ({ data }: MessageEvent<FromPlanner>) => {
      const now = asked.current;
      if (!isCurrent() || !now || data.kind === 'explained' || data.id !== now.message.id) return;
      if (data.kind === 'swaps' || data.isFinal) asked.current = null;
      if (data.kind === 'swaps') now.making.onSwaps(data.meals);
      else {
        if (data.isFinal) setBusy(false);
        now.making.onWeek(data.days, data.isFinal);
      }
    });
    planner.postMessage({ kind: 'book', book } satisfies ToPlanner);
    if (asked.current) planner.postMessage(asked.current.message);
  }, [book, fail]);

  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);

  // Warm before it is asked, and again when the recipes change.
  useEffect(() => {
    start();
    return end;
  }, [start, end]);

  // Without a network it must be there, also where it was opened before a worker looked after the app.
  useEffect(() => void keepFiles(['planner-worker']), []);

  const run = useCallback(
    (message: (id: number) => Asked['message'], making: Partial<Making>) => {
      // What was asked before is not wanted any more, and a worker answers one after another.
      if (asked.current) end();
      lastId.current += 1;
      asked.current = {
        message: message(lastId.current),
        making: { ...silent, ...making },
      };
      if (cannotStart) fail();
      else if (worker.current) worker.current.postMessage(asked.current.message);
      else start();
    },
    [start, end, fail, cannotStart],
  );

  /** Ends what is under way; what was shown last stays. */
  const cancel = useCallback(() => {
    end();
    asked.current = null;
    setBusy(false);
    start();
  }, [start, end]);

  const plan = useCallback(
    (request: PlanRequest, making: Pick<Making, 'onWeek' | 'onFailed'>) => {
      setBusy(true);
      run((id) => ({ kind: 'plan', id, request }), making);
    },
    [run],
  );

  const swaps = useCallback(
    (request: PlanRequest, place: MealPlace, making: Pick<Making, 'onSwaps' | 'onFailed'>) =>
      run((id) => ({ kind: 'swaps', id, request, place }), making),
    [run],
  );

  return { isReady: book !== null, isBusy, cannotStart, plan, swaps, cancel };
}
