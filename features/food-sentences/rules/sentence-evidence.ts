import { stem, wordsOf } from '#features/foods/rules/search/search-words.ts';
import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { isFillerOnly } from './sentence-chunk.ts';
import type { SentenceItem } from './sentence-items.ts';
import { isStory } from './sentence-story.ts';

/** The food that an item was taken for: its name, what else it is called, and how sure the choice of it is. */
export type TakenFood = { names: readonly string[]; isDish: boolean; score: number };

/** What speaks for an item and against it: 1 where it is so, 0 where not, a share for what is between. */
export type Evidence = {
  /** it was said how much it was */
  counted: number;
  /** of the words of the food's name, how many were said */
  named: number;
  /** another food stands right beside it, without a sign, a joining word or an amount between them */
  pressed: number;
  /** it is told in brackets, or in a list after a dash or colon that follows another food */
  detail: number;
  /** such brackets or a list follow it */
  heads: number;
  /** words beside it say nothing that could be read, of three */
  unread: number;
  /** another item has a word of it */
  repeated: number;
  /** the sentence tells of a change of mind, or of what others ate */
  troubled: number;
  joined: number;
  score: number;
};

const stemsOf = (text: string): string[] => wordsOf(text).map(stem);

/** The largest share of a name's words that were said. */
function shareSaid(said: ReadonlySet<string>, names: readonly string[]): number {
  const shares = names.map((name) => {
    const words = [...new Set(stemsOf(name))];
    return words.filter((word) => said.has(word)).length / Math.max(1, words.length);
  });
  return Math.max(0, ...shares);
}

const isCounted = ({ amount, unit, each }: SentenceItem): boolean =>
  (amount !== null && !amount.article) || unit !== null || each !== null;

const OPENS_LIST = /^\s*(?:[-–—]+|:)\s*$/;
const OPENS_BRACKETS = /^\s*[([]\s*$/;
const CLOSES = /[)\]\n.;!?]/;

/** For each item the one whose description it stands in: "Parma – crumbed breast, ham", "burger (bacon, egg)". */
export function findDetails(
  text: string,
  words: readonly SentenceWord[],
  items: readonly SentenceItem[],
): (number | null)[] {
  const signs = items.map((item, at) => {
    const before = items[at - 1];
    if (!before || item.words.length === 0 || before.words.length === 0) return null;
    return text.slice(words[Math.max(...before.words)]?.to, words[Math.min(...item.words)]?.from);
  });
  const dashes = signs.filter((sign) => sign !== null && OPENS_LIST.test(sign)).length;
  const isDashed = dashes > 2 || (dashes > 1 && !signs.some((sign) => sign?.includes(',')));
  let head: number | null = null;
  let isBracketed = false;
  return items.map(({ join }, at) => {
    const sign = signs[at] ?? '';
    const before = at - 1;
    if (at === 0) return null;
    if (OPENS_BRACKETS.test(sign)) [head, isBracketed] = [before, true];
    else if (OPENS_LIST.test(sign) && !isBracketed) head = head === null && !isDashed ? before : null;
    else if (CLOSES.test(sign)) [head, isBracketed] = [null, false];
    else if (!isBracketed && join !== null && /^(with|w|plus|then|on)$/.test(join)) head = null;
    return head;
  });
}

export function evidenceOf(
  at: number,
  sentence: {
    items: readonly SentenceItem[];
    words: readonly SentenceWord[];
    details: readonly (number | null)[];
    isTroubled: boolean;
  },
  food: TakenFood,
): Evidence {
  const { items, words, details, isTroubled } = sentence;
  const item = items[at] as SentenceItem;
  const next = items[at + 1];
  const own = new Set(stemsOf(item.food));
  const said = new Set([...own, item.unit?.name ?? '', item.size ?? '']);
  const strange = item.words.filter((index) => {
    const word = words[index];
    return (
      word !== undefined &&
      word.figure === null &&
      !own.has(stem(word.folded)) &&
      !isFillerOnly([word]) &&
      !isStory(word)
    );
  });
  const isAlone = (one: SentenceItem | undefined): boolean => one !== undefined && !isCounted(one);
  const others = items.filter((other) => other !== item && !other.excluded);
  return {
    counted: isCounted(item) ? 1 : 0,
    named: shareSaid(said, food.names),
    pressed: (item.join === '' && isAlone(item)) || (next?.join === '' && isAlone(next)) ? 1 : 0,
    detail: details[at] === null ? 0 : 1,
    heads: details.includes(at) ? 1 : 0,
    unread: Math.min(3, strange.length) / 3,
    repeated: others.some((other) => stemsOf(other.food).some((word) => own.has(word))) ? 1 : 0,
    troubled: isTroubled ? 1 : 0,
    joined: item.beside === null ? 0 : 1,
    score: food.score,
  };
}
