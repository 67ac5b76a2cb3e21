import { useEffect, useMemo, useRef, useState } from 'react';
import { keepTicked } from '#features/shopping/rules/list/keep-ticked.ts';
import { NO_CHANGES } from '#features/shopping/rules/list/merge-changes.ts';
import type { ShoppingChanges } from '#features/shopping/rules/list/shopping-entry.ts';
import { followedDays, syncPlan } from '#features/shopping/rules/list/sync-plan.ts';
import { useChangeList, useListQuery } from '#features/shopping/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { toMealsToShop } from '../../rules/meals-to-shop.ts';
import { mealIds, type WantedDays } from '../../rules/planned-servings.ts';
import { usePlanToShop } from '../hooks/use-plan-to-shop.ts';

/** Brings planned days that are on the list to what the plan says now. Draws nothing. */
export function FollowPlan() {
  const { data: list } = useListQuery();
  const today = useToday();
  const followed = useMemo(() => (list ? followedDays(list, today) : null), [list, today]);
  if (!list || !followed || followed.size === 0) return null;
  return <Following list={list} followed={followed} today={today} />;
}

type FollowingProps = { list: ShoppingChanges; followed: WantedDays; today: CalendarDay };

function Following({ list, followed, today }: FollowingProps) {
  const dates = [...followed.keys()].toSorted();
  const range = { from: dates[0] ?? '', to: dates.at(-1) ?? '' };
  const { days, recipes, dataUpdatedAt, refetch } = usePlanToShop(range);
  const change = useChangeList();
  const [opened] = useState(() => Date.now());
  // The plan on the device is shown without asking; another person may have changed it.
  useEffect(() => {
    if (navigator.onLine) void refetch();
  }, [refetch]);
  const written = useRef(new Set<string>());
  // What the device kept of the plan may be old: the list follows what was heard since it was opened.
  const isFresh = navigator.onLine && dataUpdatedAt >= opened;
  useEffect(() => {
    if (!isFresh || !days || !recipes) return;
    // A day that was never saved may only be unknown here.
    const known = new Set(days.flatMap(({ date, version }) => (version > 0 ? [date] : [])));
    const wanted = new Map([...followed].filter(([date]) => known.has(date)));
    const planned = { days: new Set(wanted.keys()), meals: toMealsToShop(days, wanted, recipes) };
    // Two devices that read a recipe differently do not write against each other for ever.
    const fresh = syncPlan(list, planned, 0).sources.filter(
      (source) => !written.current.has(JSON.stringify({ ...source, at: 0 })),
    );
    if (fresh.length === 0) return;
    for (const source of fresh) written.current.add(JSON.stringify({ ...source, at: 0 }));
    const ids = new Set(fresh.map(({ id }) => id));
    change((now, nowMs) => {
      const sources = syncPlan(now, planned, nowMs).sources.filter(({ id }) => ids.has(id));
      return keepTicked(
        now,
        { ...NO_CHANGES, sources },
        { nowMs, today, planned: mealIds(days), makeId: newId },
      );
    });
  }, [isFresh, days, recipes, followed, list, change, today]);
  return null;
}
