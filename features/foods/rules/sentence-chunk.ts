import { wordMap } from './search-words.ts';
import type { SpokenNames } from './sentence-names.ts';
import { amountAt, type SaidAmount } from './sentence-numbers.ts';
import { isMeasured, type SentenceUnit, unitAt } from './sentence-units.ts';
import type { SentenceWord } from './sentence-words.ts';

/** What was said between two joining words: how much of what. */
export type Chunk = {
  /** words of the sentence that it is made of, the last not included */
  start: number;
  end: number;
  amount: SaidAmount | null;
  unit: SentenceUnit | null;
  /** "a 250 ml glass": how much is in each */
  each: { value: number; unit: SentenceUnit } | null;
  size: string | null;
  /** the words that name the food; empty when there are none */
  food: SentenceWord[];
};

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const FILLERS =
  list(`i ive id im we weve had have has having ate eat eaten eating drank just some about roughly
  around approx approximately maybe probably perhaps also my our me the of was were is it there that so um uh er erm
  please log add today tonight got grabbed then followed by served topped along alongside nearly almost only like
  extra any really nice delicious yummy another um plus including`);
const AT_THE_END =
  list(`each too well as today tonight please total altogether thanks though again the a an of for
  and with on or so it side rare medium done`);
const TIMES = [
  'this morning',
  'this arvo',
  'this afternoon',
  'this evening',
  'as well',
  'side of',
  'washed down',
];
const A_BIT = list('bit little touch smidge lot smear hint whole full');

/** Said sizes as portions call them. */
const SIZES = wordMap<string>({
  small: 'small',
  little: 'small',
  tiny: 'small',
  sml: 'small',
  medium: 'medium',
  med: 'medium',
  regular: 'regular',
  reg: 'regular',
  large: 'large',
  lge: 'large',
  big: 'large',
  huge: 'large',
  jumbo: 'jumbo',
  mini: 'mini',
  thick: 'thick',
  thin: 'thin',
  xl: 'extra large',
  tall: 'large',
  double: 'double',
});

const textOf = (words: readonly SentenceWord[]): string =>
  words.map(({ folded }) => folded).join(' ');

/** How many words at `at` only fill: "I had", "this morning". */
function fillerAt(words: readonly SentenceWord[], at: number, end: number): number {
  const two = `${words[at]?.folded} ${words[at + 1]?.folded}`;
  if (at + 1 < end && TIMES.includes(two)) return 2;
  return FILLERS.has(words[at]?.folded ?? '') ? 1 : 0;
}

/** Reads the start of a chunk up to its food; `read` is filled, the place of the food is answered. */
function readStart(
  words: readonly SentenceWord[],
  { start, end }: { start: number; end: number },
  names: SpokenNames,
  read: Chunk,
): number {
  let at = start;
  while (at < end) {
    const filler = fillerAt(words, at, end);
    if (filler > 0) {
      at += filler;
      continue;
    }
    const word = words[at];
    if (!word) break;
    const next = words[at + 1]?.folded ?? '';
    if (/^an?$/.test(word.folded) && A_BIT.has(next) && at + 2 < end && read.amount === null) {
      // "a whole avocado" is one, "a bit of butter" is some
      if (/^(whole|full)$/.test(next)) read.amount = amountAt(words, at);
      at += 2;
      continue;
    }
    const found = unitAt(words, at);
    const of = found !== null && words[at + found.length]?.folded === 'of';
    if (!of && nameFrom(words, at, end, names)) break;
    const amount = amountAt(words, at);
    const unitAfter = amount && unitAt(words, amount.end);
    if (amount && amount.end <= end && read.amount === null) {
      read.amount = amount;
      at = amount.end;
      if (words[at]?.folded === 'x' && at < end) at += 1;
      continue;
    }
    if (amount && unitAfter && isMeasured(unitAfter.unit) && !read.unit && !read.each) {
      read.each = { value: amount.value, unit: unitAfter.unit };
      at = amount.end + unitAfter.length;
      continue;
    }
    if (word.folded === 'x' && typeof words[at + 1]?.figure === 'number' && read.amount === null) {
      at += 1;
      continue;
    }
    const free = found && (!found.unit.needsOf || of);
    if (found && free && at + found.length <= end && !(read.unit && isMeasured(found.unit))) {
      // In "a 600 ml bottle" the bottle says no more than the millilitres do.
      if (!read.unit) read.unit = found.unit;
      at += found.length;
      continue;
    }
    const size =
      /^extra$/.test(word.folded) && next === 'large' ? 'extra large' : SIZES.get(word.folded);
    if (size === undefined || read.size !== null) break;
    read.size = size;
    at += size === 'extra large' && word.folded === 'extra' ? 2 : 1;
  }
  return at;
}

/** "mini wheats", "2 minute noodles": a figure, size or vessel that is part of a name. */
function nameFrom(
  words: readonly SentenceWord[],
  at: number,
  end: number,
  names: SpokenNames,
): boolean {
  if (end - at < 2 || end - at > 8) return false;
  const article = /^an?$/.test(words[at]?.folded ?? '');
  const telling = words.slice(at, end).filter(({ folded }) => !AT_THE_END.has(folded));
  return !article && telling.length > 1 && names.find(textOf(words.slice(at, end))) !== null;
}

/** "x 2", "200 g", "1 cup" after the food: read when it ends the chunk, else where the next one begins. */
function readEnd(
  words: readonly SentenceWord[],
  from: number,
  end: number,
  read: Chunk,
): { foodEnd: number; next: number } {
  for (let at = from; at < end; at += 1) {
    const times = words[at]?.folded === 'x' && at + 1 < end;
    const amount = amountAt(words, times ? at + 1 : at);
    if (!amount || amount.article || amount.end > end || at === from) continue;
    const found = amount.end < end ? unitAt(words, amount.end) : null;
    let past = amount.end + (found?.length ?? 0);
    while (past < end && AT_THE_END.has(words[past]?.folded ?? '')) past += 1;
    if (past < end) return { foodEnd: at, next: at };
    const more = read.amount !== null && !read.amount.article && found && isMeasured(found.unit);
    if (more) read.each ??= { value: amount.value, unit: found.unit };
    else if (read.amount === null || read.amount.article) {
      read.amount = amount;
      if (found) read.unit = found.unit;
    } else return { foodEnd: at, next: at };
    return { foodEnd: at, next: end };
  }
  return { foodEnd: end, next: end };
}

/** Reads one chunk. `next` is where the rest begins when it holds a second amount. */
export function readChunk(
  words: readonly SentenceWord[],
  place: { start: number; end: number },
  names: SpokenNames,
): { chunk: Chunk; next: number } {
  const chunk: Chunk = {
    ...place,
    amount: null,
    unit: null,
    each: null,
    size: null,
    food: [],
  };
  const start = readStart(words, place, names, chunk);
  const { foodEnd, next } = readEnd(words, start, place.end, chunk);
  let last = foodEnd;
  while (last > start && AT_THE_END.has(words[last - 1]?.folded ?? '')) last -= 1;
  const size = SIZES.get(words[last - 1]?.folded ?? '');
  const named = names.find(textOf(words.slice(start, last))) !== null;
  if (size !== undefined && last - 1 > start && chunk.size === null && !named) {
    chunk.size = size;
    last -= 1;
  }
  chunk.food = words.slice(start, last);
  chunk.end = next;
  return { chunk, next };
}
