import { isSame, pickCanonical } from './canonical.ts';

/** A value that one side may have changed; where both have, `settle` says what it is. */
export function mergeValue<Value>(
  base: Value | undefined,
  mine: Value,
  theirs: Value,
  settle: (mine: Value, theirs: Value) => Value = pickCanonical,
): Value {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  return isSame(mine, base) ? theirs : settle(mine, theirs);
}

const shared = (ids: readonly string[], others: readonly string[]) =>
  ids.filter((id) => others.includes(id));

/** Whether a side has put what it still has into another order. */
const isMoved = (base: readonly string[], side: readonly string[]): boolean =>
  !isSame(shared(base, side), shared(side, base));

/** The order of two lists of ids: that of the side that moved something, with the other's own behind their neighbours. */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const moved = [isMoved(base, mine), isMoved(base, theirs)] as const;
  const first = moved[0] === moved[1] ? pickCanonical(mine, theirs) : moved[0] ? mine : theirs;
  const second = first === mine ? theirs : mine;
  const order = [...first];
  for (const [at, id] of second.entries()) {
    if (order.includes(id)) continue;
    const before = second.slice(0, at).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}
