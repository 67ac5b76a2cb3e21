import { needOfText } from '../needs/line-needs.ts';
import { isOpen, isThere, type ShopLine } from './list-lines.ts';
import { momentAfter, NO_CHANGES } from './merge-changes.ts';
import { keyOfNeed, openNeeds, valueOf } from './open-needs.ts';
import type { LineMark, ShoppingChanges, ShoppingSource, StoredNeed } from './shopping-entry.ts';

type Shown = Pick<ShopLine, 'key' | 'grams'> & { amount?: ShopLine['amount'] };

const NEW_MARK = { isTicked: false, tickedGrams: null, note: null, aisle: null, byGuest: false };

function markOf({ marks }: ShoppingChanges, id: string, nowMs: number): LineMark {
  const seen = marks.find((mark) => mark.id === id);
  const before = seen && isThere(seen) ? seen : NEW_MARK;
  return { ...before, id, gone: false, at: momentAfter(nowMs, seen) };
}

/** Ticks a line of the list, or takes the tick away. */
export const tickLine = (
  state: ShoppingChanges,
  line: Shown,
  isTicked: boolean,
  nowMs: number,
): ShoppingChanges => ({
  ...NO_CHANGES,
  // What is not ticked any more was not bought.
  sources: isTicked
    ? []
    : state.sources
        .filter((source) => source.isKept && isOpen(source))
        .flatMap((source) => haveLines(source, new Set([line.key]), nowMs) ?? []),
  marks: [
    {
      ...markOf(state, line.key, nowMs),
      isTicked,
      tickedGrams: isTicked ? valueOf({ amount: null, ...line }) : null,
      byGuest: false,
    },
  ],
});

/** A note on a line ("the blue pack"), and the aisle in which the person's shop has it. */
export const noteLine = (
  state: ShoppingChanges,
  key: string,
  said: Pick<LineMark, 'note' | 'aisle'>,
  nowMs: number,
): ShoppingChanges => ({ ...NO_CHANGES, marks: [{ ...markOf(state, key, nowMs), ...said }] });

/** What a source needs of a line counts as had; what was asked for by hand alone is done with. */
export function haveLines(
  source: ShoppingSource,
  keys: ReadonlySet<string>,
  nowMs: number,
): ShoppingSource | null {
  const bought = { ...source.bought };
  let isChanged = false;
  for (const need of openNeeds(source)) {
    const key = keyOfNeed(need);
    if (!keys.has(key)) continue;
    bought[key] = (bought[key] ?? 0) + (valueOf(need) ?? 0);
    isChanged = true;
  }
  if (!isChanged) return null;
  const next = { ...source, bought, at: momentAfter(nowMs, source) };
  return next.by === 'hand' && openNeeds(next).length === 0 ? { ...next, gone: true } : next;
}

/** Takes a line off the list: what is on it now is not needed. What comes later is. */
export const takeOff = (state: ShoppingChanges, key: string, nowMs: number): ShoppingChanges => ({
  ...NO_CHANGES,
  sources: state.sources
    .filter(isOpen)
    .flatMap((source) => haveLines(source, new Set([key]), nowMs) ?? []),
});

/** A thing to buy, written or said. The id is the caller's. */
export function addByHand(id: string, text: string, nowMs: number): ShoppingChanges {
  const need = needOfText(text);
  return addNeeds(
    { id, by: 'hand', title: need.name, recipeId: null, servings: null },
    [need],
    nowMs,
  );
}

/** Puts what a kitchen probably has on the list: this one has none. The id is the caller's. */
export const wantLine = (
  id: string,
  { food, name, ownAisle: aisle }: Pick<ShopLine, 'food' | 'name' | 'ownAisle'>,
  nowMs: number,
): ShoppingChanges =>
  addNeeds(
    { id, by: 'hand', title: name, recipeId: null, servings: null },
    [{ food, name, aisle, grams: null, amount: null, text: name, isGuess: false }],
    nowMs,
  );

/** Things to buy from one recipe or by hand. */
export const addNeeds = (
  source: Pick<ShoppingSource, 'id' | 'by' | 'title' | 'recipeId' | 'servings'>,
  needs: readonly StoredNeed[],
  nowMs: number,
): ShoppingChanges => ({
  ...NO_CHANGES,
  sources: [
    {
      ...source,
      date: null,
      at: nowMs,
      gone: false,
      needs: [...needs],
      bought: {},
      isDone: false,
      people: null,
    },
  ],
});

/** A line by hand as it reads now. */
export function rewrite(
  state: ShoppingChanges,
  id: string,
  text: string,
  nowMs: number,
): ShoppingChanges {
  const source = state.sources.find((one) => one.id === id);
  if (!source) return NO_CHANGES;
  const need = needOfText(text);
  const at = momentAfter(nowMs, source);
  return {
    ...NO_CHANGES,
    sources: [{ ...source, at, title: need.name, needs: [need], bought: {} }],
  };
}

/** A recipe is off the list; a planned meal stays there as done, so that the plan does not bring it back. */
export const doneWith = (source: ShoppingSource, nowMs: number): ShoppingSource => ({
  ...source,
  ...(source.by === 'plan' ? { isDone: true } : { gone: true }),
  at: momentAfter(nowMs, source),
});

/** Takes a recipe or a meal off the list, with all that only it needs. */
export const removeSource = (source: ShoppingSource, nowMs: number): ShoppingChanges => ({
  ...NO_CHANGES,
  sources: [doneWith(source, nowMs)],
});

/** Takes everything off the list; the plan is not followed any more. */
export const emptyList = ({ sources }: ShoppingChanges, nowMs: number): ShoppingChanges => ({
  ...NO_CHANGES,
  sources: sources
    .filter(isThere)
    .map((one) => ({ ...one, gone: true, at: momentAfter(nowMs, one) })),
});
