import { useCallback, useMemo, useRef, useState } from 'react';
import type { FoodLogEntry } from '#features/food-log/contract.ts';
import { useSharedTargets } from '#features/household/web/public.ts';
import { isSouthern } from '#features/meal-planner/rules/produce/seasons.ts';
import type { DayGoal } from '#features/meal-plans/contract.ts';
import { newlyOver } from '#features/meal-plans/rules/budget/week-money.ts';
import { changesOf } from '#features/meal-plans/rules/changing/day-changes.ts';
import {
  cookedAsIn,
  replanned,
  replannedDays,
} from '#features/meal-plans/rules/changing/replanned-day.ts';
import type { OpenSlots } from '#features/meal-plans/rules/changing/stays-planned.ts';
import { loggedDay, toLoggedDay } from '#features/meal-plans/rules/logging/logged-day.ts';
import type { PlanDay, PlanMeal } from '#features/meal-plans/rules/plan-day.ts';
import type { PlanRequest } from '#features/meal-plans/rules/plan-request.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import type { PantryFood } from '#features/meal-plans/rules/produce-wishes.ts';
import { backAgain, notBefore, useChangePlan } from '#features/meal-plans/web/public.ts';
import type { ShoppingState } from '#features/shopping/contract.ts';
import { useListQuery } from '#features/shopping/web/public.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { undoToast } from '#platform/web/query/mutation-of.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import { overNow, plannedAgain, plannerFailed, planText } from '../messages/plan.ts';
import { sayCooked } from './say-cooked.ts';
import { usePlanner } from './use-planner.ts';

export const DAYS_SHOWN = 7;
type Week = {
  days: readonly PlanDay[];
  goals: readonly DayGoal[];
  personId: string;
  /** today's log; undefined: not known */
  entries: readonly FoodLogEntry[] | undefined;
};

type Wanted = {
  settings: PlanSettings;
  open?: (day: PlanDay) => OpenSlots;
  /** the rest of today: what is not in its log was not eaten */
  isRest?: boolean;
};

/** Who waits for three other meals. */
export type SwapsAsked = { onSwaps: (meals: PlanMeal[]) => void; onFailed: () => void };

/** Plans meals on this device: shows each better week while it is made, and stores the last. */
export function useMakeWeek({ days, goals, personId, entries }: Week) {
  const today = useToday();
  const planner = usePlanner();
  const changePlan = useChangePlan();
  const [preview, setPreview] = useState<readonly PlanDay[] | null>(null);
  const [before, setBefore] = useState<DaysBefore | null>(null);

  const { data: list } = useListQuery();
  const pantry = useMemo(() => foodsAtHome(list?.pantry ?? []), [list]);
  const { data: shared } = useSharedTargets(today, true);

  const toRequest = useCallback(
    ({ settings, open = () => 'all', isRest = false }: Wanted): PlanRequest => ({
      settings,
      personId,
      energyOf: Object.fromEntries(
        (shared ?? []).flatMap(({ id, target }) => (target ? [[id, target.calories]] : [])),
      ),
      expecting: goals.find(({ expecting }) => expecting)?.expecting ?? null,
      pantry,
      isSouthern: isSouthern(deviceTimeZone()),
      seed: Math.floor(Math.random() * 2 ** 31),
      days: days.map((day) => ({
        day,
        target: goals.find(({ date }) => date === day.date)?.target ?? null,
        // What is over is not planned again.
        open: day.date < today ? [] : open(day),
        notBefore: notBefore(day.date, today),
        logged: day.date === today ? (isRest ? toLoggedDay : loggedDay)(day, entries ?? []) : null,
      })),
    }),
    [days, entries, goals, pantry, personId, shared, today],
  );

  const putBack = useCallback(
    async ({ before: was, after }: DaysBefore) => {
      setBefore(null);
      if (await changePlan(changesOf(after, was))) toast(backAgain);
    },
    [changePlan],
  );

  const store = useCallback(
    async (made: readonly PlanDay[], { open = () => 'all', settings }: Wanted) => {
      const coming = days.filter(({ date }) => date >= today);
      // What is over is not planned again, and what was cooked then may still be eaten.
      const isOpen = (day: PlanDay) => (day.date < today ? [] : open(day));
      const after = replannedDays(days, made, isOpen).filter(({ date }) => date >= today);
      const isStored = await changePlan(
        made
          .filter(({ date }) => date >= today)
          .map((day) => ({
            date: day.date,
            change: (now: PlanDay) =>
              cookedAsIn(
                replanned(now, day, open(day)),
                after.find(({ date }) => date === day.date),
              ),
          })),
      );
      setPreview(null);
      if (!isStored || coming.every(({ meals }) => meals.length === 0)) return;
      const cooked = sayCooked(coming, after, today);
      const replaced = { before: coming, after };
      setBefore(replaced);
      const past = days.filter(({ date }) => date < today);
      const over = newlyOver([...past, ...coming], [...past, ...after], settings);
      const said = [
        ...(over ? [overNow(over)] : []),
        ...cooked,
        ...(isShoppedFor(list, coming) ? [planText.listFollows] : []),
      ];
      toast(undoToast(plannedAgain(said), () => void putBack(replaced)));
    },
    [changePlan, days, list, putBack, today],
  );

  const asked = useRef<Wanted | null>(null);

  const make = (wanted: Wanted) => {
    asked.current = wanted;
    setBefore(null);
    planner.plan(toRequest(wanted), {
      onWeek(made, isFinal) {
        setPreview(made);
        if (isFinal) void store(made, wanted);
      },
      onFailed() {
        setPreview(null);
        toast({ title: 'Error', description: plannerFailed, destructive: true });
      },
    });
  };

  /** Ends planning with the week that is shown. */
  const stop = () => {
    planner.cancel();
    if (preview && asked.current) void store(preview, asked.current);
  };

  /** Three other meals for a place. */
  const suggest = (
    settings: PlanSettings,
    place: { date: CalendarDay; slotId: string },
    making: SwapsAsked,
  ) => planner.swaps(toRequest({ settings }), place, making);

  return {
    make,
    stop,
    suggest,
    isReady: planner.isReady,
    isBusy: planner.isBusy,
    cannotPlan: planner.cannotStart,
    shown: preview ?? days,
    /** puts back what was planned before; null: nothing was planned again since the page was opened */
    undo: before && (() => void putBack(before)),
    /** all of the days as they would be planned again */
    request: (settings: PlanSettings) => toRequest({ settings }),
  };
}

/** Days before and after they were planned again. */
type DaysBefore = { before: readonly PlanDay[]; after: readonly PlanDay[] };

/** Whether a meal of these days is on the shopping list. */
const isShoppedFor = (list: ShoppingState | undefined, days: readonly PlanDay[]): boolean =>
  (list?.sources ?? []).some(
    ({ by, gone, date }) => by === 'plan' && !gone && days.some((day) => day.date === date),
  );

const NEVER = '9999-12-31';

/** What is at home, of each food all there is, the first to go bad first. */
const foodsAtHome = (pantry: ShoppingState['pantry']): PantryFood[] =>
  [
    ...Map.groupBy(
      pantry.filter(({ gone }) => !gone),
      ({ food }) => food,
    ),
  ]
    .map(([key, items]) => ({
      key,
      name: items[0]?.name ?? key,
      bestBefore: items.flatMap(({ bestBefore }) => bestBefore ?? []).toSorted()[0] ?? null,
      grams: items.reduce<number | null>(
        (sum, { grams }) => (sum === null || grams === null ? null : sum + grams),
        0,
      ),
    }))
    .toSorted((a, b) => ((a.bestBefore ?? NEVER) < (b.bestBefore ?? NEVER) ? -1 : 1));

/** The seven days from one on. */
export const rangeFrom = (from: CalendarDay) => ({ from, to: addDays(from, DAYS_SHOWN - 1) });
