import { slipCost, soundOf } from './slips.ts';

/** A word that may have been meant, and how unlikely the slip is. */
export type NearWord = { word: string; cost: number; times: number };

type Known = { word: string; sound: string; times: number; consonants: number };

/** Consonants that are taken for each other are one. */
const CONSONANTS = 'ckqsxz gj td bp mn lr vfw'.split(' ');

/** A bit for each kind of consonant in a word: two words that differ in more than two of them are no slip. */
function consonantsIn(word: string): number {
  let bits = 0;
  for (const letter of word) {
    const kind = CONSONANTS.findIndex((letters) => letters.includes(letter));
    if (kind >= 0) bits |= 1 << kind;
  }
  return bits;
}

const MAX_OTHER_CONSONANTS = 2;

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count += 1;
  return count;
}

/** A word begins as it is meant or sounds so; a first letter is lost or changed about, but hardly ever another one. */
const beginsAlike = (typed: string, meant: string): boolean =>
  typed[0] === meant[0] || typed[0] === meant[1] || typed[1] === meant[0];

const MAX_KEPT = 5_000;

/** Words among which the one is looked for that was meant by a slip; what was found is kept. */
export class NearWords {
  readonly #known: readonly Known[];
  readonly #kept = new Map<string, readonly NearWord[]>();

  constructor(words: Iterable<readonly [word: string, times: number]>) {
    this.#known = [...words]
      .filter(([word]) => word.length > 2 && !/\d/.test(word))
      .map(([word, times]) => ({
        word,
        times,
        sound: soundOf(word),
        consonants: consonantsIn(word),
      }));
  }

  find(typed: string, limit: number): readonly NearWord[] {
    const before = this.#kept.get(typed);
    if (before) return before;
    if (this.#kept.size > MAX_KEPT) this.#kept.clear();
    const bits = consonantsIn(typed);
    const sound = soundOf(typed);
    const near = this.#known
      .filter(
        (one) =>
          countBits(one.consonants ^ bits) <= MAX_OTHER_CONSONANTS &&
          (beginsAlike(typed, one.word) || sound[0] === one.sound[0]),
      )
      .map((one) => ({ ...one, cost: slipCost({ word: typed, sound }, one, limit) }))
      .filter(({ cost }) => cost <= limit)
      .map(({ word, cost, times }) => ({ word, cost, times }));
    this.#kept.set(typed, near);
    return near;
  }
}
