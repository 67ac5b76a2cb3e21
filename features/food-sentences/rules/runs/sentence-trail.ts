import { amountAt, type SaidAmount } from '#features/foods/rules/amounts/sentence-numbers.ts';
import {
  isMeasured,
  type SentenceUnit,
  unitAt,
} from '#features/foods/rules/amounts/sentence-units.ts';
import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { isDivided, sizedUnitAt } from '#features/told-amounts/rules/told-sizes.ts';

/** Amounts that people say after a food without a number. */
export const GESTURES = new Set(
  'smear squeeze drizzle sprinkle dash dollop pinch knob handful sliver scoop wedge bowl mug glass'.split(
    ' ',
  ),
);
const MAX_GESTURES = 12;
/** A bare number of a drink from here on is millilitres. */
const LEAST_VOLUME = 100;

/** "Granola 40 drizzle honey": nobody counts so many. */
export const isTooMany = ({ amount, unit }: Pick<Trail, 'amount' | 'unit'>): boolean =>
  (amount?.value ?? 0) > MAX_GESTURES && GESTURES.has(unit?.name ?? '');

export const MILLILITRE: SentenceUnit = { name: 'ml', ml: 1 };

/** What a bottle holds, and no number of them. */
export const isHeld = (amount: SaidAmount | null, unit: SentenceUnit | null): boolean =>
  (amount?.value ?? 0) >= LEAST_VOLUME && /^(bottle|can|carton)$/.test(unit?.name ?? '');

/** An amount after a food. */
export type Trail = {
  amount: SaidAmount | null;
  unit: SentenceUnit | null;
  size: string | null;
  end: number;
};

/** What is told of a food's amount before and after it. */
type Told = Omit<Trail, 'end'> & { each: { value: number; unit: SentenceUnit } | null };

/** "x 2", "200 g", "1 big cup" from `at` on, after a food. */
export function readTrail(words: readonly SentenceWord[], at: number, end: number): Trail | null {
  const begin = words[at]?.folded === 'x' ? at + 1 : at;
  const amount = amountAt(words, begin);
  if (!amount || amount.article || amount.end > end) return null;
  const sized = sizedUnitAt(words, amount.end, end);
  const isPlain = sized && (sized.end === amount.end + sized.length || !sized.unit.needsOf);
  const found = isPlain && !isTooMany({ amount, unit: sized.unit }) ? sized : null;
  const past = found?.end ?? amount.end;
  // In "eggs 2 fish 1" the fish is the next food, no little bottle of sauce.
  const isFood = found?.unit.needsOf && past < end && amountAt(words, past) !== null;
  // "Tabouli 250 g tub"
  const vessel = found && isMeasured(found.unit) ? unitAt(words, past) : null;
  const after =
    vessel && !vessel.unit.needsOf && !isMeasured(vessel.unit) && past < end ? past + 1 : past;
  const trail: Trail =
    found && !isFood && past <= end
      ? { amount, unit: found.unit, size: found.size, end: after }
      : { amount, unit: null, size: null, end: amount.end };
  // "250 ml x2", "375 x 2"
  const isWeight = trail.unit ? isMeasured(trail.unit) : amount.value >= LEAST_VOLUME;
  const times = isWeight && words[trail.end]?.folded === 'x' && amountAt(words, trail.end + 1);
  if (!times || times.end > end) return trail;
  return { ...trail, amount: { ...amount, value: amount.value * times.value }, end: times.end };
}

/** "Handful", "big bowl" after a food, without a number. */
export function readBareTrail(
  words: readonly SentenceWord[],
  at: number,
  end: number,
): Trail | null {
  const found = sizedUnitAt(words, at, end);
  return found && { amount: null, unit: found.unit, size: found.size, end: found.end };
}

/** Merges the amounts before and after a food. */
export function addTrail(chunk: Told, { amount, unit, size }: Trail): void {
  chunk.size = isDivided(unit) ? size : (chunk.size ?? size);
  if (!amount) {
    chunk.unit ??= unit;
    return;
  }
  // "A bag of chips 90 g" is one bag.
  const isCounted = !chunk.amount?.article || (chunk.unit !== null && !isMeasured(chunk.unit));
  if (chunk.amount && isCounted && unit && isMeasured(unit)) {
    chunk.each ??= { value: amount.value, unit };
    return;
  }
  // "Bottle of kombucha 330"
  if (!unit && isHeld(amount, chunk.unit)) {
    chunk.each ??= { value: amount.value, unit: MILLILITRE };
    return;
  }
  chunk.amount = amount;
  chunk.unit = unit ?? chunk.unit;
}
