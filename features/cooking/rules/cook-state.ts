import { type CookTimer, shownTimers } from './timers.ts';

/** How far the cook of one recipe is, on this device. */
export type Cook = {
  /** servings that are cooked; null: as the recipe says */
  servings: number | null;
  /** 0: gathering the ingredients; 1 to n: the steps; n + 1: done */
  at: number;
  /** all steps below one another */
  isWhole: boolean;
  /** ids of ticked ingredients ("i:oil") and steps ("s:2") */
  ticks: string[];
  changedMs: number;
};

/** What a device remembers of cooking, for one person. */
export type Kitchen = { owner: string; cooks: Record<string, Cook>; timers: CookTimer[] };

export const newCook = (nowMs: number): Cook => ({
  servings: null,
  at: 0,
  isWhole: false,
  ticks: [],
  changedMs: nowMs,
});

/** After two days nobody is still cooking: the recipe begins afresh. */
const FORGOTTEN_MS = 2 * 86_400_000;

export const emptyKitchen = (owner: string): Kitchen => ({ owner, cooks: {}, timers: [] });

/** What is still of use of a stored kitchen; another person's is not read. */
export function tidyKitchen(stored: Kitchen | null, owner: string, nowMs: number): Kitchen {
  if (stored?.owner !== owner) return emptyKitchen(owner);
  const cooks = Object.entries(stored.cooks).filter(
    ([, { changedMs }]) => nowMs - changedMs < FORGOTTEN_MS,
  );
  return { owner, cooks: Object.fromEntries(cooks), timers: shownTimers(stored.timers, nowMs) };
}

/** The kitchen with one recipe's cook changed. */
export const changeCook = (
  kitchen: Kitchen,
  recipeId: string,
  change: Partial<Omit<Cook, 'changedMs'>>,
  nowMs: number,
): Kitchen => {
  const before = kitchen.cooks[recipeId] ?? newCook(nowMs);
  const cook = { ...before, ...change, changedMs: nowMs };
  return { ...kitchen, cooks: { ...kitchen.cooks, [recipeId]: cook } };
};

/** The kitchen once a recipe is done: it begins afresh the next time, and its timers are gone. */
export const endCook = (kitchen: Kitchen, recipeId: string): Kitchen => ({
  ...kitchen,
  cooks: Object.fromEntries(Object.entries(kitchen.cooks).filter(([id]) => id !== recipeId)),
  timers: kitchen.timers.filter((timer) => timer.recipeId !== recipeId),
});

/** Ticks with one more, or without it. */
export const toggleTick = (ticks: readonly string[], tick: string): string[] =>
  ticks.includes(tick) ? ticks.filter((one) => one !== tick) : [...ticks, tick];
