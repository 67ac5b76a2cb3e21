import { improveBatches } from './improve-batches.ts';
import { improveExchanges } from './improve-exchanges.ts';
import { improveDay } from './improve-pair.ts';
import { improveSpending } from './improve-spending.ts';
import type { Search } from './start-search.ts';

const MAX_SWEEPS = 8;

/** The nearest week that no change of two meals of a day, and no batch, makes better. */
export function descend(search: Search, days: readonly number[]): void {
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep += 1) {
    let isBetter = false;
    for (const day of days) if (improveDay(search, day)) isBetter = true;
    if (improveBatches(search, days)) isBetter = true;
    if (improveExchanges(search, days)) isBetter = true;
    const isWhole = days.length === search.state.input.days.length;
    if (isWhole && !isBetter && improveSpending(search)) isBetter = true;
    if (!isBetter) return;
  }
}
