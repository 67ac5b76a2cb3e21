import { isMeasured } from '#features/foods/rules/amounts/sentence-units.ts';
import { isKindOnly } from '#features/told-words/rules/kinds.ts';
import type { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import { ONE, type SentenceItem } from './sentence-items.ts';

/** Kinds that are told one by one after their number: "three coffees, two long blacks and a latte". */
const KINDS =
  /^(coffees?|beers?|drinks?|wines?|cocktails?|pies|pastries|(hand |sushi )?rolls|sushi|sandwiches|curries|pizzas|cakes|biscuits|muffins|juices|burgers|wraps|tacos)$/;
const MAX_PARTS = 4;
const COFFEES =
  /(black|white|latte|capp?(uccino)?|mocha|espresso|macchiato|piccolo|magic|americano|ristretto|affogato|coffee|frappe|cold brew)s?$/;

/** A food that is no kind of the head, for all its amount. */
const isOther = (food: string, head: string): boolean =>
  KINDS.test(food) ||
  /^(teas?|cuppas?)$/.test(food) ||
  (/^coffees?$/.test(head) && !COFFEES.test(food));

/** What the part is called with the kind that stands before it: "teriyaki chicken" of "two hand rolls". */
function nameOf(part: string, kind: string, names: SpokenNames): string | null {
  const [last = ''] = kind.split(' ').slice(-1);
  const whole = [`${part} ${kind}`, `${part} ${last}`, `${kind} ${part}`];
  return whole.find((name) => names.isOneFood(name, false)) ?? null;
}

/** How many of a kind are told in the list after it; 0 where one of them is not counted. */
function countOfDetails(
  items: readonly SentenceItem[],
  details: readonly (number | null)[],
  at: number,
  names: SpokenNames,
): number {
  const kind = items[at]?.food ?? '';
  const told = items
    .slice(at + 1, at + 1 + MAX_PARTS)
    .filter((_, more) => details[at + 1 + more] === at);
  const other = told.findIndex(({ food }) => nameOf(food, kind, names) === null);
  const parts = other < 0 ? told : told.slice(0, other);
  const isCounted = parts.every(({ amount, unit }) => amount !== null && unit === null);
  return isCounted ? parts.reduce((all, { amount }) => all + (amount?.value ?? 0), 0) : 0;
}

/**
 * "2 hand rolls: one teriyaki chicken, one tuna", "two curries (butter chicken, rogan josh)": as many are told one by
 * one after a number as the number says, so they are counted, and not what stands before them.
 */
export function distribute(
  items: SentenceItem[],
  details: readonly (number | null)[],
  names: SpokenNames,
): void {
  for (const [at, head] of items.entries()) {
    // "Sushi rolls: salmon 2, tuna 1"
    const isOpen = head.amount === null && head.unit === null && KINDS.test(head.food);
    const count = isOpen ? countOfDetails(items, details, at, names) : (head.amount?.value ?? 0);
    if (head.excluded || count < 2 || !Number.isInteger(count) || head.each) continue;
    if (head.unit && isMeasured(head.unit)) continue;
    const parts: SentenceItem[] = [];
    let told = 0;
    for (const [more, part] of items.slice(at + 1, at + 1 + MAX_PARTS).entries()) {
      const isDetail = details[at + 1 + more] === at;
      if (part.excluded || part.each || told >= count) break;
      if (!part.amount && !(isDetail || (parts.length > 0 && part.join === 'and'))) break;
      if (part.unit && isMeasured(part.unit)) break;
      told += part.amount?.value ?? 1;
      parts.push(part);
    }
    if (told !== count || parts.length < 2) continue;
    const own = parts.map(({ food }) => nameOf(food, head.food, names));
    const isKind = KINDS.test(head.food) || isKindOnly(head.food, true);
    if ((!isKind || isOpen) && own.some((name) => name === null)) continue;
    // "3 coffees, 2 teas and a tim tam" are six things.
    if (parts.some(({ food }, place) => own[place] === null && isOther(food, head.food))) continue;
    for (const [place, part] of parts.entries()) {
      part.food = own[place] ?? part.food;
      part.amount ??= { ...ONE };
      part.unit ??= head.unit;
    }
    const [first] = parts;
    if (first) Object.assign(first, { words: [...head.words, ...first.words], beside: null });
    items.splice(at, 1);
    for (const item of items) if (item.beside !== null && item.beside > at) item.beside -= 1;
    return;
  }
}
