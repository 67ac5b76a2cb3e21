import { amountAt } from '#features/foods/rules/amounts/sentence-numbers.ts';
import { unitAt } from '#features/foods/rules/amounts/sentence-units.ts';
import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { stem } from '#features/foods/rules/search/search-words.ts';
import { isSize, sizedUnitAt } from '#features/told-amounts/rules/told-sizes.ts';
import { isBrand } from '#features/told-words/rules/brands.ts';
import { isCommonOrPlural } from '#features/told-words/rules/common-words.ts';
import { isKindOnly } from '#features/told-words/rules/kinds.ts';
import type { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import { readTrail } from './runs/sentence-trail.ts';
import { type Chunk, isPreparation, readLead } from './sentence-chunk.ts';
import { isFlavourOf, isForm, isVessel } from './sentence-cover.ts';
import { isDoing, isStory, STORY } from './sentence-story.ts';

const MAX_NAME = 6;
const MAX_LEAD = 9;
const GOES_BEFORE = /^(frozen|fresh|raw|leftover|mashed|roast)$/;

type Span = { start: number; end: number; food: string };

/** "Karen", "Yiayia": written with a capital within a sentence. Asked only of words that no food has. */
const isProperName = ({ text, gap }: SentenceWord): boolean =>
  gap === 'none' && /^\p{Lu}\p{Ll}+/u.test(text);

class Search {
  readonly #words: readonly SentenceWord[];
  readonly #names: SpokenNames;
  /** where the stretch ends */
  readonly #until: number;
  /** each word as a name has it; null for what no name has */
  readonly #meant = new Map<number, string | null>();

  constructor(words: readonly SentenceWord[], names: SpokenNames, until: number) {
    this.#words = words;
    this.#names = names;
    this.#until = until;
  }

  isKnown(at: number): boolean {
    const word = this.#words[at];
    if (word === undefined) return false;
    const isWritten = word.folded.includes(' ') && this.#names.isNamed(word.folded);
    return isWritten || this.#names.knows(word.folded) || isPreparation(word);
  }

  /** A word of a story, or an everyday one that no food has. */
  isTold(at: number): boolean {
    const word = this.#words[at];
    if (word === undefined) return false;
    const isOfStory = isCommonOrPlural(word.folded) || STORY.has(word.folded.replace(/s$/, ''));
    return isStory(word) || (isOfStory && !this.#names.knows(word.folded));
  }

  meant(at: number): string | null {
    const known = this.#meant.get(at);
    if (known !== undefined) return known;
    const word = this.#words[at];
    const folded = word?.folded ?? '';
    const plain = this.isKnown(at) || (word?.figure ?? null) !== null;
    const meant = plain ? folded : null;
    this.#meant.set(at, meant);
    return meant;
  }

  /**
   * The longest name in a stretch of words; the first of several as long. `isLast`: nothing is found otherwise, so what
   * nobody knows may stand after it ("cold chips yuck"), and what is a unit or a saying as well counts.
   */
  longest(start: number, end: number, isLast: boolean): Span | null {
    for (let length = Math.min(MAX_NAME, end - start); length > 0; length -= 1) {
      for (let from = start; from + length <= end; from += 1) {
        const food = this.#nameAt(from, length, isLast);
        if (food === null) continue;
        // "Garlic zorbel" is no garlic.
        const after = this.#words[from + length];
        const isFormed = from + length < this.#until && isForm(after?.folded ?? '');
        const isPart =
          isFormed ||
          (from + length < end &&
            after &&
            // "Sugar free jelly" has no sugar in it.
            (after.folded === 'free' ||
              (!isLast &&
                !/^(x|an?)$/.test(after.folded) &&
                !this.#isOnBread(from + length) &&
                !unitAt(this.#words, from + length) &&
                !this.isTold(from + length) &&
                !isDoing(after) &&
                !isProperName(after) &&
                this.meant(from + length) === null)));
        // "Ginger biscuits" and "soy fish" are looked up as they stand.
        const isWhole =
          isLast &&
          length === 1 &&
          (this.#tells(from - 1, start) || this.#tells(from + 1, start, end));
        if (!isPart && !isWhole)
          return this.#withPreparations({ start: from, end: from + length, food }, start, end);
      }
    }
    return null;
  }

  /** "Schnitty in bread" */
  #isOnBread(at: number): boolean {
    const [joint, bread] = [this.#words[at]?.folded ?? '', this.#words[at + 1]?.folded ?? ''];
    return joint === 'in' && /^(bread|toast|rolls?|pita|wraps?|tortillas?)$/.test(bread);
  }

  /** A word beside a name that foods have as well, and no word of a story. */
  #tells(at: number, start: number, end = at + 1): boolean {
    const word = this.#words[at];
    if (at < start || at >= end || !word || word.figure !== null) return false;
    return this.isKnown(at) && !this.isTold(at) && !isPreparation(word);
  }

  /** "Tinned peach": what was done to it belongs to it. */
  #withPreparations(span: Span, start: number, end: number): Span {
    const grown = { ...span };
    const before = () => this.#words[grown.start - 1];
    const after = () => this.#words[grown.end];
    while (grown.start > start && isPreparation(before())) {
      grown.food = `${before()?.folded} ${grown.food}`;
      grown.start -= 1;
    }
    // "Peanut butter frozen banana": the banana is.
    const isOfNext = () =>
      GOES_BEFORE.test(after()?.folded ?? '') && grown.end + 1 < end && this.isKnown(grown.end + 1);
    while (grown.end < end && isPreparation(after()) && !isOfNext()) {
      grown.food = `${grown.food} ${after()?.folded}`;
      grown.end += 1;
    }
    return grown;
  }

  #nameAt(from: number, length: number, isLast: boolean): string | null {
    // "Snag in bread": what joins stands within a name.
    const joins = (at: number): boolean =>
      at > 0 && at < length - 1 && /^(in|on|with)$/.test(this.#words[from + at]?.folded ?? '');
    const meant = Array.from({ length }, (_, at) =>
      joins(at) ? (this.#words[from + at]?.folded ?? null) : this.meant(from + at),
    );
    if (meant.some((word) => word === null)) return null;
    const food = meant.join(' ');
    const [only] = length === 1 ? [this.#words[from]] : [];
    const unit = only && unitAt(this.#words, from)?.unit;
    const isOf = this.#words[from + 1]?.folded === 'of';
    const isUnit = unit && !(isLast && unit.needsOf && !isOf);
    if (only && (isStory(only) || isSize(only) || isUnit || only.figure !== null)) return null;
    const name = this.#names.find(food);
    // "Slices apple" are no apple slice.
    const first = stem(this.#words[from]?.folded ?? '');
    const isMeasuring = length > 1 && isVessel(this.#words, from);
    if (isMeasuring && name && !name.texts.some((text) => stem(text.split(' ')[0] ?? '') === first))
      return null;
    if (!name) return this.#names.isNamed(food) ? food : null;
    return name.saying && length === 1 && !isLast ? null : food;
  }
}

/** "That chicken thing", "mostly snakes": everyday words that leave open what it was. */
const VAGUE = /^(things?|stuff|mostly|sort|kind|whatever|something|those)$/;

/** How much was left or in what state it was: nobody has to be asked what it means. */
const HARMLESS =
  /^(in|tho|abit|ontop|afters|seconds|thirds|dregs|heel|wheel|mountain|pile|worth|remaining|reheated|rewarmed|nuked|warmed|soggy|stale|wilted|gluggy|lukewarm|flat|strong|weak|sprinkled|drizzled|crushed|added|scraped|cracked|pulp|afterwards|course|round|roughly)$/;

const none = (): boolean => false;

function chunkOf(
  words: readonly SentenceWord[],
  span: Span,
  whole: { start: number; end: number },
  names: SpokenNames,
  isTold: (at: number) => boolean,
): Chunk {
  // "3 slices of leftover pizza"
  let until = span.start;
  const isAside = (word: SentenceWord | undefined): boolean =>
    word !== undefined && STORY.has(word.folded) && amountAt(words, until - 1) === null;
  while (until > whole.start && isAside(words[until - 1])) until -= 1;
  let lead = readLead(words, { start: until, end: until }, names);
  let first = until;
  for (let from = until - 1; from >= Math.max(whole.start, until - MAX_LEAD); from -= 1) {
    const longer = readLead(words, { start: from, end: until }, names);
    if (longer.end !== until) break;
    [lead, first] = [longer, from];
  }
  const isCounted = lead.amount !== null && !lead.amount.article;
  // "Cold pizza from last night, 2 slices"
  let past = span.end;
  while (past < whole.end && isTold(past) && !amountAt(words, past)) past += 1;
  const trail = isCounted
    ? null
    : (readTrail(words, span.end, whole.end) ?? readTrail(words, past, whole.end));
  // "Tuna tin", "egg sandwich triangles"
  const vessel = lead.unit || trail ? null : sizedUnitAt(words, span.end, whole.end);
  const { amount, unit, each, size } = lead;
  const food = words
    .slice(span.start, span.end)
    .map((word, at) => ({ ...word, folded: span.food.split(' ')[at] ?? word.folded }));
  return {
    start: first,
    end: trail?.end ?? vessel?.end ?? span.end,
    amount: trail?.amount ?? amount,
    unit: trail?.unit ?? vessel?.unit ?? unit,
    each,
    size: trail?.size ?? vessel?.size ?? size,
    food,
    unclear: false,
    trails: trail !== null,
  };
}

/** Whether these words hold the whole name of something to eat. */
export function namesFood(text: string, names: SpokenNames): boolean {
  if (/\b(breakfast|brekk|brekkie|brekky|lunch|dinner|supper|snack|smoko|tea)\b/i.test(text))
    return true;
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  return words.some((word, at) =>
    [1, 2, 3].some((length) => {
      const span = words.slice(at, at + length);
      if (span.length < length || (length === 1 && (STORY.has(word) || word.length < 3)))
        return false;
      return names.find(span.join(' ')) !== null;
    }),
  );
}

/**
 * The foods in a stretch that is no name as it stands, because words of a story or typing errors are in it: each with
 * its own amount. What was dropped or read as another word is asked about. The same chunk where nothing is found.
 */
export function findFoodsWithin(
  words: readonly SentenceWord[],
  chunk: Chunk,
  names: SpokenNames,
): Chunk[] {
  const search = new Search(words, names, chunk.end);
  const text = chunk.food.map(({ folded }) => folded).join(' ');
  const plain = chunk.food.filter((word) => !isPreparation(word));
  const isNamed = names.isOneFood(plain.map(({ folded }) => folded).join(' '), false);
  // "Went": a stretch of a story alone.
  if (chunk.food.length > 0 && chunk.food.every(isStory) && !names.find(text))
    return [{ ...chunk, food: [] }];
  // "Chobani strawberry yoghurt" is one thing, whatever flavours the catalogue has of it.
  const isMakers =
    isBrand(chunk.food[0]?.folded ?? '') &&
    chunk.food.length < 4 &&
    // "Musashi bar choc" has its flavour after it.
    !/^(bar|shake)$/.test(chunk.food[1]?.folded ?? '') &&
    chunk.food.every(({ folded }) => names.knows(folded));
  if (isNamed || isMakers || chunk.food.length === 0 || names.find(text)) return [chunk];
  const spans: Span[] = [];
  const gather = (start: number, end: number, isLast: boolean): void => {
    const span = end > start ? search.longest(start, end, isLast) : null;
    if (!span) return;
    gather(start, span.start, isLast);
    spans.push(span);
    gather(span.end, end, isLast);
  };
  gather(chunk.start, chunk.end, false);
  if (spans.length === 0) gather(chunk.start, chunk.end, true);
  if (spans.length === 0) return [chunk];
  // "Chobani strawberry yoghurt": the maker is not eaten beside it.
  const telling = spans.filter(({ food }) => !isKindOnly(food, false) && !isBrand(food));
  if (telling.length > 0) spans.splice(0, spans.length, ...telling);
  const told = spans.filter((span) => chunkOf(words, span, chunk, names, none).amount !== null);
  // "The boss shouted us pizza, 2 slices of margherita it was": what was counted was eaten.
  const isOfTold = ({ food }: Span): boolean =>
    told.some((one) => one.food === food || names.isOneFood(`${one.food} ${food}`, false));
  const kept = spans.filter((span) => told.includes(span) || !isOfTold(span));
  const isFlavour = ({ food }: Span, at: number): boolean =>
    [kept[at - 1], kept[at + 1]].some((one) => isFlavourOf(food, one?.food));
  spans.splice(0, spans.length, ...kept.filter((span, at) => !isFlavour(span, at)));
  const found: Chunk[] = [];
  for (const [index, span] of spans.entries()) {
    const start = found.at(-1)?.end ?? chunk.start;
    const end = spans[index + 1]?.start ?? chunk.end;
    const isLast = index === spans.length - 1;
    const isAside = isLast ? (at: number) => search.isTold(at) : none;
    const one = chunkOf(words, span, { start, end }, names, isAside);
    const spanned = words.slice(span.start, span.end);
    const misspelt = spanned.filter(({ isGuess }) => isGuess);
    const around = [...words.slice(start, one.start), ...(isLast ? words.slice(one.end, end) : [])];
    const unknown = around.filter(
      (word) =>
        (!search.isTold(words.indexOf(word)) || VAGUE.test(word.folded)) &&
        !HARMLESS.test(word.folded) &&
        !/['’]s$/.test(word.text) &&
        !isProperName(word) &&
        !isSize(word) &&
        !isFlavourOf(word.folded, span.food) &&
        !/^an?$/.test(word.folded),
    );
    // "Barley tea" may be neither.
    const isApart = one.amount === null && spans.length > 1;
    one.doubtful = {
      unknown: unknown.map(({ text: said }) => said),
      misspelt: (isApart ? spanned : misspelt).map(({ text: said }) => said),
    };
    found.push(one);
  }
  const [only] = found;
  if (only && found.length === 1 && only.amount === null && only.unit === null) {
    Object.assign(only, { amount: chunk.amount, unit: chunk.unit, each: chunk.each });
    only.size ??= chunk.size;
  }
  // Every word of the stretch belongs to one of them.
  for (const [index, one] of found.entries()) {
    one.start = index === 0 ? chunk.start : (found[index - 1]?.end ?? one.start);
    one.end = index === found.length - 1 ? chunk.end : one.end;
  }
  return found;
}
