import { useSyncExternalStore } from 'react';
import { useCurrentUser } from '#features/account/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import {
  type Cook,
  changeCook,
  emptyKitchen,
  endCook,
  type Kitchen,
  newCook,
  tidyKitchen,
  toggleTick,
} from '../../rules/cook-state.ts';
import { type CookTimer, MAX_TIMERS, startTimer } from '../../rules/timers.ts';

/** Also in routes.tsx, which asks whether there are timers before any of this is loaded. */
const KEY = 'vigour-kitchen';
let kitchen: Kitchen | null = null;
const listeners = new Set<() => void>();

function readStored(): Kitchen | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kitchen | null;
  } catch {
    return null;
  }
}

function kitchenOf(owner: string): Kitchen {
  if (kitchen?.owner !== owner) kitchen = tidyKitchen(readStored(), owner, Date.now());
  return kitchen;
}

function store(next: Kitchen): void {
  kitchen = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // It holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

function follow(listener: () => void) {
  // Another tab cooks on.
  const look = ({ key }: StorageEvent) => {
    if (key !== KEY) return;
    kitchen = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', look);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', look);
  };
}

/** What this device remembers of cooking one recipe, and its timers. */
export function useKitchen(recipeId: string) {
  const { data: user } = useCurrentUser();
  const owner = user?.id ?? '';
  const kept = useSyncExternalStore(
    follow,
    () => kitchenOf(owner),
    () => emptyKitchen(owner),
  );
  const cook: Cook = kept.cooks[recipeId] ?? newCook(0);
  const change = (next: Partial<Omit<Cook, 'changedMs'>>) =>
    store(changeCook(kitchenOf(owner), recipeId, next, Date.now()));
  const changeTimers = (make: (timers: readonly CookTimer[]) => CookTimer[]) =>
    store({ ...kitchenOf(owner), timers: make(kitchenOf(owner).timers) });
  return {
    cook,
    timers: kept.timers,
    change,
    tick: (tick: string) =>
      change({ ticks: toggleTick(kitchenOf(owner).cooks[recipeId]?.ticks ?? [], tick) }),
    /** False where there are too many already. */
    start: (recipeName: string, name: string, seconds: number): boolean => {
      const { timers } = kitchenOf(owner);
      if (timers.length >= MAX_TIMERS) return false;
      const timer = { id: newId(), recipeId, recipeName, name };
      changeTimers((before) => [...before, startTimer(timer, seconds, Date.now())]);
      return true;
    },
    changeTimer: (id: string, make: (timer: CookTimer, nowMs: number) => CookTimer) =>
      changeTimers((before) =>
        before.map((timer) => (timer.id === id ? make(timer, Date.now()) : timer)),
      ),
    removeTimer: (id: string) => changeTimers((before) => before.filter((one) => one.id !== id)),
    end: () => store(endCook(kitchenOf(owner), recipeId)),
  };
}

export type KitchenOf = ReturnType<typeof useKitchen>;
