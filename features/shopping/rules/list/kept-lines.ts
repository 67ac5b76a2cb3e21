import { type Bought, toBuy } from '#features/groceries/rules/amount-text.ts';
import { addUpNeeds } from '../needs/add-up-needs.ts';
import type { NeededLine } from '../needs/shopping-need.ts';
import { openNeeds, valueOf } from './open-needs.ts';
import type { ShoppingSource } from './shopping-entry.ts';

type Line = NeededLine & Bought & { atHome: number };

const amountOf = (line: Pick<NeededLine, 'grams' | 'amount'> | undefined): number =>
  line ? (valueOf(line) ?? 0) : -1;

/** Of each line what was ticked of it, the most where two devices kept it at once. */
function mostOf(kept: readonly ShoppingSource[]): Map<string, NeededLine> {
  const most = new Map<string, NeededLine>();
  for (const line of kept.flatMap((source) => addUpNeeds(openNeeds(source)))) {
    if (amountOf(line) > amountOf(most.get(line.key))) most.set(line.key, line);
  }
  return most;
}

/** Lines as they are while they stay ticked: no less than was ticked, whatever the plan needs of them now. */
export function keptLines(
  kept: readonly ShoppingSource[],
  lines: readonly Line[],
): Map<string, Line> {
  const needed = new Map(lines.map((line) => [line.key, line]));
  return new Map(
    [...mostOf(kept)].flatMap(([key, line]) => {
      const now = needed.get(key);
      const over = amountOf(line) - Math.max(0, amountOf(now));
      if (now && over <= 0) return [];
      const value = valueOf(line) === null ? null : over;
      const sources = [
        ...(now?.sources ?? []),
        ...line.sources.map((source) => ({ ...source, value })),
      ];
      const whole = {
        ...(now ?? line),
        grams: line.grams,
        amount: line.amount,
        sources,
        atHome: now?.atHome ?? 0,
      };
      return [[key, { ...whole, ...toBuy(whole) }] as const];
    }),
  );
}
