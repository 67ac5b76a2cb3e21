import type { SentenceAnswer } from '#features/food-sentences/contract.ts';
import { eatenOf, measuresOf, quantityIn } from '#features/foods/rules/amounts/portion.ts';
import { conceptsIn, foodsIn } from './by-words.ts';
import { DISHES, partsOf } from './dishes.ts';
import { namesOf, type ToldSentence, type Wanted } from './told-sets.ts';

/**
 * What became of a sentence: `right` in food, amount and unit of `wanted`; `asked`, not right but put as a question or
 * said to be unknown; `wrongFood`, a food taken for certain that is not the one said; `invented`, one beside all that was said.
 * `askedRight`: of the right ones, those of which it is asked whether they were meant.
 */
export type Told = {
  wanted: number;
  right: number;
  askedRight: number;
  rightFood: number;
  asked: number;
  wrongFood: number;
  invented: number;
  faults: string[];
  /** of each item of the answer */
  verdicts: Verdict[];
};

/** `amount`: the food is right, its amount is not; `allowed`: not wanted, and no fault either. */
export type Verdict = 'right' | 'amount' | 'allowed' | 'wrong';

type Item = SentenceAnswer['items'][number];
type Read = {
  name: string;
  grams: number | null;
  ml: number | null;
  amount: string | null;
  isAsked: boolean;
  isDoubted: boolean;
  verdict: Verdict;
};

const NEAR = 0.02;

function readOf({ choices: [choice], confidence, doubts }: Item): Read {
  const food = choice?.result.food;
  const measures = food ? measuresOf(food) : [];
  const measure = measures.find(({ key }) => key === choice?.measure);
  const quantity = choice?.quantity ?? null;
  const gram = measures.find(({ key }) => key === 'g');
  const eaten = quantity === null || !measure ? null : eatenOf(quantity, measure);
  const weight =
    eaten !== null && gram ? quantityIn(gram, eaten) : eaten === null ? null : eaten * 100;
  const ml = measures.find(({ key }) => key === 'ml');
  const noun = measure?.label.split(' (')[0]?.replace(/^1 /, '') ?? '';
  return {
    name: food?.name ?? choice?.result.name ?? '',
    grams: weight,
    ml: food?.basis === '100ml' && eaten !== null && ml ? quantityIn(ml, eaten) : null,
    amount: quantity === null ? null : `${quantity} ${noun}`,
    isAsked: confidence === 'ask',
    isDoubted: doubts.length > 0,
    verdict: 'wrong',
  };
}

const shown = ({ name, amount, isAsked }: Read): string =>
  `${name} ${amount ?? '?'}${isAsked ? ' (asked)' : ''}`;
const wish = ({ concept, amount, unit }: Wanted): string =>
  `${amount ?? ''} ${unit ?? ''} ${concept ?? '?'}`.trim();

const within = (grams: number, [least, most]: readonly [number, number]): boolean =>
  grams >= least * (1 - NEAR) && grams <= most * (1 + NEAR);

/** Weighs what a person would take it for, or is the same amount of the same unit; unsaid amounts may be asked. */
function hasAmount(read: Read, { amount, unit, grams }: Wanted): boolean {
  if (read.grams === null) return amount === null;
  if (unit !== null && read.amount === `${amount} ${unit}`) return true;
  // The range of a drink was written in whichever of both came to mind.
  return (
    grams === null || within(read.grams, grams) || (read.ml !== null && within(read.ml, grams))
  );
}

/** Sets call one concept by different names: the same where they share a food. */
const isOf = ({ concept, names }: Wanted, other: string): boolean =>
  concept === other || namesOf(other).some((name) => names.includes(name));

/** What all of them weigh together; of what has no range it may be any weight. */
const sum = (ranges: readonly Wanted[]): [number, number] => [
  ranges.reduce((all, { grams }) => all + (grams?.[0] ?? 0), 0),
  ranges.reduce((all, { grams }) => all + (grams?.[1] ?? Number.POSITIVE_INFINITY), 0),
];

/** One of what was read for each part; null where one is missing. */
function readsOf(parts: readonly string[], left: ReadonlySet<Read>): Read[] | null {
  const found = new Set<Read>();
  for (const part of parts) {
    const read = [...left].find((one) => !found.has(one) && namesOf(part).includes(one.name));
    if (!read) return null;
    found.add(read);
  }
  return [...found];
}

/** Whether foods weigh together what a person would take the one for. */
const weighsLike = (found: readonly Read[], { grams }: Wanted): boolean =>
  grams === null ||
  within(
    found.reduce((all, read) => all + (read.grams ?? 0), 0),
    grams,
  );

type Take = (found: readonly Read[], wants: readonly Wanted[], isRight: boolean) => void;

/** A dish whose name says several concepts, and a concept whose words are several foods. */
function takeByWords(left: ReadonlySet<Read>, open: ReadonlySet<Wanted>, take: Take): void {
  const concepts = () => [...open].flatMap(({ concept }) => concept ?? []);
  for (const read of left) {
    const said = conceptsIn(read.name, concepts());
    const wants = [...open].filter(({ concept }) => said?.includes(concept ?? ''));
    if (said) take([read], wants, read.grams === null || within(read.grams, sum(wants)));
  }
  for (const want of open) {
    const names = foodsIn(
      want.concept ?? '',
      [...left].map(({ name }) => name),
    );
    const found = [...left].filter(({ name }) => names?.includes(name));
    if (names) take(found, [want], weighsLike(found, want));
  }
}

/** Where one of the parts was taken for all of them, what was told as well: parts that the concept's own words name. */
function toldBeside(want: Wanted, reads: readonly Read[], left: ReadonlySet<Read>): string[] {
  const concept = (want.concept ?? '').split(' ');
  const isNamed = (word: string) =>
    concept.some((one) => one.length > 2 && (word.startsWith(one) || one.startsWith(word)));
  return partsOf(want).flatMap((parts) => {
    const isTaken = reads.some(
      (read) => !left.has(read) && parts.some((part) => namesOf(part).includes(read.name)),
    );
    const told = parts.filter((part) => part.split(' ').some(isNamed));
    return isTaken && told.length > 1 ? told.flatMap(namesOf) : [];
  });
}

export function judgeTold(
  { id, text, wanted, allowed }: ToldSentence,
  answer: SentenceAnswer,
): Told {
  const reads = answer.items.map(readOf);
  const left = new Set(reads);
  const open = new Set(wanted);
  const told: Told = {
    wanted: wanted.length,
    right: 0,
    askedRight: 0,
    rightFood: 0,
    asked: 0,
    wrongFood: 0,
    invented: 0,
    faults: [],
    verdicts: [],
  };
  const take: Take = (found, wants, isRight) => {
    for (const read of found) {
      left.delete(read);
      read.verdict = isRight ? 'right' : 'amount';
    }
    for (const want of wants) open.delete(want);
    told.rightFood += wants.length;
    if (isRight && found.some(({ isDoubted }) => isDoubted)) told.askedRight += wants.length;
    if (isRight) told.right += wants.length;
    else if (found.every(({ isAsked }) => isAsked)) told.asked += wants.length;
    if (!isRight)
      told.faults.push(`amount: ${found.map(shown).join('; ')} for ${wants.map(wish).join('; ')}`);
  };
  // The right amount first: two items of one food must not take each other's.
  for (const isRight of [true, false])
    for (const want of open) {
      const read = [...left].find(
        ({ name, ...rest }) =>
          want.names.includes(name) && (!isRight || hasAmount({ name, ...rest }, want)),
      );
      if (read) take([read], [want], isRight);
    }
  // A dish that says several of them at once, or more than the one it was taken for.
  for (const read of reads) {
    const concepts = DISHES[read.name] ?? [];
    const wants = concepts.map((concept) => wanted.find((want) => isOf(want, concept)));
    const found = wants.filter((want) => want !== undefined);
    const rest = found.filter((want) => open.has(want));
    const isTaken = !left.has(read) && found.length - rest.length === 1;
    if (concepts.length === 0 || found.length < concepts.length || rest.length === 0) continue;
    if (isTaken || rest.length > 1 || rest.length === found.length)
      take([read], rest, read.grams === null || within(read.grams, sum(found)));
  }
  for (const want of open) {
    const found = partsOf(want)
      .map((parts) => readsOf(parts, left))
      .find((reads) => reads !== null);
    if (found) take(found, [want], weighsLike(found, want));
  }
  takeByWords(left, open, take);
  const beside = wanted.flatMap((want) => toldBeside(want, reads, left));
  for (const read of left)
    if (allowed.includes(read.name) || beside.includes(read.name)) read.verdict = 'allowed';
  told.verdicts = reads.map(({ verdict }) => verdict);
  const guessed = [...left].filter(({ isAsked, verdict }) => !isAsked && verdict === 'wrong');
  const unknown = [...open].filter(({ concept }) => concept === null);
  const missing = [...open].filter(({ concept }) => concept !== null);
  told.wrongFood = Math.min(guessed.length, missing.length);
  told.invented = guessed.length - told.wrongFood;
  // What nobody can know is right when it is asked or said to be unknown, never when a food stands for it.
  const silent = Math.min(unknown.length, told.invented);
  told.right += unknown.length - silent;
  told.rightFood += unknown.length - silent;
  told.asked += Math.min(
    missing.length - told.wrongFood,
    left.size - guessed.length + answer.notFound.length + answer.unread.length,
  );
  if (missing.length > 0) told.faults.push(`missing: ${missing.map(wish).join('; ')}`);
  if (guessed.length > 0) told.faults.push(`taken for certain: ${guessed.map(shown).join('; ')}`);
  if (told.faults.length > 0)
    told.faults = [
      `${id} ${JSON.stringify(text)}`,
      ...told.faults.map((fault) => `    ${fault}`),
      `    read: ${reads.map(shown).join('; ')}; not read: ${[...answer.notFound.map(({ food }) => food), ...answer.unread].join('; ')}`,
    ];
  return told;
}
