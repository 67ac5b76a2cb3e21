import { stem, wordsOf } from '#features/foods/rules/search/search-words.ts';
import { synonymVariants } from '#features/foods/rules/search/synonyms.ts';
import { type NearWord, NearWords } from './near-words.ts';
import { SAYINGS } from './sayings.ts';

/** What a name of several words is known of: its foods, and whether they can be counted. */
export type KnownName = {
  ids: readonly string[];
  /** has a portion that is one of it ("1 toastie"), not only a serve or a cup */
  countable: boolean;
  /** it is what a food is really called, not another name for it */
  proper: boolean;
  /** what its foods are measured in: "slice", "cup" */
  measures: ReadonlySet<string>;
  /** the names themselves, folded */
  texts: readonly string[];
  /** people call it so, and the catalogue does not */
  saying: boolean;
};

export type NamedFood = {
  id: string;
  name: string;
  synonyms: readonly string[];
  portions: readonly { label: string }[];
};

/** Said together, yet two things to log: what is spread on bread is weighed apart, and a dish may hold more than said. */
const APART =
  /^(chicken (and )?rice|beef and vegetables|fish and salad|salmon rice and veg|parma and chips|cucumber and hummus|steak with chips|mash (and|n) gravy|crackers, cheese|cheese crackers?|((white |wholemeal |raisin |fruit )*toast) with butter|honey crumpet)$/i;

/** What stands beside meat is logged apart, unless the dish is called so itself. */
const BESIDE = /^\S+( \S+)? (and|with) (veg|vegetables|veggies|vegies|greens|salad)$/i;

/** "Protein shake, made with full cream milk" is what a protein shake with milk is. */
const MADE_WITH = /,? made with (?:full cream )?/i;
/** "Latte, oat milk" is an oat latte. */
const withoutMilk = (text: string): string =>
  text.replace(/^([^,]+), (full cream|skim|soy|almond|oat) milk$/i, '$2 $1');
const isButtered = (name: string): boolean => /\b(with|and) butter\b/i.test(name);

const UNCOUNTED =
  /^(?:\d+(?:\/\d+)?) (serve|cup|plate|bowl|takeaway container|container|mug|tub|can|jar|tbsp|tsp|pub meal|thin spread|pat|dash|squeeze|handful)\b/;

const sameWord = new Map<string, string>();
/** One word for all that mean the same: "avo" and "avocado". */
function common(word: string): string {
  let found = sameWord.get(word);
  if (found === undefined) {
    const single = synonymVariants([word]).filter((other) => other.length === 1);
    found = [word, ...single.flat()].sort()[0] ?? word;
    sameWord.set(word, found);
  }
  return found;
}

const TOASTIE = /\b(?:toast(?:ie|y)s?|jaffles?)\b/gi;

const MAX_KEPT = 20_000;
const kept = new Map<string, string>();

/** A name as a set of words: "ham and cheese sandwich" is "Sandwich, ham and cheese". A sentence asks for one often. */
export function normaliseName(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size > MAX_KEPT) kept.clear();
  const name = sortedWords(text);
  kept.set(text, name);
  return name;
}

/** "Sprite zero sugar" is known as a diet one. */
const SUGARLESS = /\b(?:(?:zero|no)[- ]sugar|sugar[- ]free)\b/gi;

function sortedWords(text: string): string {
  const stems = wordsOf(text.replace(TOASTIE, 'toasted sandwich ').replace(SUGARLESS, 'diet'))
    .map(stem)
    .filter((word) => word !== 'style');
  return [...new Set(stems.map(common))].sort().join(' ');
}

const folded = (text: string): string[] => wordsOf(text).map(stem).map(common);
const JOINED = /\b(and|with|on|in|n|no|without)\b|&/;
const isOnlyAnd = (text: string): boolean =>
  / and /.test(text) && !text.includes(',') && !/ (with|on|in) /.test(text);
/** "Eggs on toast": a name that joins foods. */
export const isJoinedText = (text: string): boolean => JOINED.test(text);

/** A dish is named after its last word: "tuna and salad wrap". */
const DISHES = new Set(
  (
    'sandwich wrap roll toastie salad pizza soup burger omelette risotto curry quiche muffin pasta bake pie ' +
    'mcmuffin croissant stir-fry casserole sushi bagel frittata'
  )
    .split(' ')
    .map(stem),
);
const NOT_IN_DISHES = new Set(
  'tea coffee latte cappuccino juice milk water beer wine smoothie soup coke cola cuppa'.split(' '),
);

/**
 * Whether words joined by `join` are the name: one that joins its words itself, or one whose last word is what stood
 * first ("toast with jam", "jam toast"). Oats with milk are no oat milk.
 */
export function isJoinedName({ texts, saying }: KnownName, join: string, first: string): boolean {
  if (saying) return true;
  const before = folded(first);
  return texts.some((text) => {
    if (join === 'with') {
      // "Steak with chips" is told apart, "yoghurt with granola" is no muesli.
      const last = folded(text).at(-1) ?? '';
      if (isOnlyAnd(text) && !(DISHES.has(last) && before.includes(last))) return false;
      const [dish = '', side] = text.split(/\bwith\b/);
      if (side && !folded(dish).some((word) => before.includes(word))) return false;
    }
    // "Mushrooms and toast" need not be on it.
    if (join === 'and' && / on /.test(text) && !/\b(and|with)\b/.test(text)) return false;
    if (JOINED.test(text)) return true;
    if (join === 'and' || join === '') return false;
    const [head = ''] = text.split(',');
    if (text.includes(',')) return folded(head).every((word) => before.includes(word));
    const last = folded(text).at(-1) ?? '';
    return join === 'on' || (before.includes(last) && (join !== 'with' || DISHES.has(last)));
  });
}

/** "Tuna" and "salad wrap": what stands before belongs to the dish that comes after. */
export function isDishOf(first: string, second: string, names: SpokenNames): boolean {
  const [before, after] = [wordsOf(first), wordsOf(second)];
  const dish = stem(after.at(-1) ?? '');
  return (
    after.length > 1 &&
    before.length > 0 &&
    before.length < 3 &&
    DISHES.has(dish) &&
    !before.some((word) => NOT_IN_DISHES.has(word) || DISHES.has(stem(word))) &&
    // There is a tuna wrap, and no rice soup.
    names.isOneFood(`${first} ${dish}`, false)
  );
}

const TWO =
  /(?:^| )(?:(?:chips|fries|wedges) (?:peas|beans|carrots|corn)|(?:milk|yoghurt|yogurt|butter) (?:bananas?|apples?|mango(?:es)?|honey|muesli|granola|oats|fruit|nuts|almonds|walnuts|seeds|[a-z]*berries))$/;
/** "Milk banana", "yoghurt strawberries" are two foods side by side, "milk choc" is one. */
export const isTwo = (text: string): boolean => TWO.test(text);

/** The names under which foods are known, to tell one dish from two foods. */
export class SpokenNames {
  readonly #byKey = new Map<string, KnownName>();
  /** the names that have a word */
  readonly #byWord = new Map<string, Set<string>>();
  /** what stands before the commas of names: "flathead" of "Flathead, cooked" */
  readonly #heads = new Map<string, ReadonlySet<string>>();
  readonly #said = new Map<string, string>();
  /** the words of all names as they are written, and in how many names they stand */
  readonly #written = new Map<string, number>();

  /** the foods whose own name has a word after a comma: "lamb" of "Kebab, lamb" */
  readonly #idsByWord = new Map<string, Set<string>>();

  #near: NearWords | null = null;

  /** everybody's names, beside a person's own */
  readonly #shared: SpokenNames | null;

  constructor(foods: readonly NamedFood[], shared: SpokenNames | null = null) {
    this.#shared = shared;
    for (const food of foods) {
      const countable = food.portions.some(({ label }) => !UNCOUNTED.test(label));
      const spread = isButtered(food.name) && !food.name.startsWith('Potato, mashed');
      const measures = new Set(food.portions.flatMap(({ label }) => label.split(' ').slice(1)));
      for (const [at, text] of [food.name, ...food.synonyms].entries()) {
        // Butter that nobody spoke of is not put on the toast.
        if (spread && !isButtered(text)) continue;
        this.#addWords(text);
        if (at === 0)
          for (const word of folded(text.split(',').slice(1).join(' ')))
            this.#idsByWord.set(word, (this.#idsByWord.get(word) ?? new Set()).add(food.id));
        if (APART.test(text) || (at > 0 && BESIDE.test(text))) continue;
        const name = {
          ids: [food.id],
          countable,
          measures,
          texts: [text.toLowerCase()],
          saying: false,
        };
        this.#add(normaliseName(text), { ...name, proper: at === 0 });
        const head = normaliseName(text.split(',')[0] ?? '');
        this.#heads.set(head, new Set([...(this.#heads.get(head) ?? []), ...measures]));
        const byMilk = withoutMilk(text);
        for (const other of [
          text.replace(MADE_WITH, ' with '),
          byMilk,
          byMilk.replace(/^skim /i, 'skinny '),
        ])
          if (other !== text) this.#add(normaliseName(other), { ...name, proper: true });
      }
    }
    for (const [said, id] of SAYINGS) {
      const key = normaliseName(said);
      if (id === '') {
        this.#byKey.delete(key);
        this.#heads.delete(key);
      } else this.#said.set(key, `catalogue:${id}`);
    }
  }

  #add(key: string, name: KnownName): void {
    const before = this.#byKey.get(key);
    this.#byKey.set(key, before ? bothOf(before, name) : name);
  }

  /** A name made of exactly these words, in any order. */
  find(text: string): KnownName | null {
    if (isTwo(text)) return null;
    const key = normaliseName(text);
    const said = this.#said.get(key);
    if (said !== undefined) {
      return {
        ids: [said],
        countable: true,
        proper: true,
        measures: new Set(),
        texts: [text],
        saying: true,
      };
    }
    const own = this.#byKey.get(key) ?? null;
    const shared = this.#shared?.find(text) ?? null;
    return own && shared ? bothOf(shared, own) : (own ?? shared);
  }

  /** Whether these words are a name, or what stands before the comma of one. */
  isNamed(text: string): boolean {
    if (isTwo(text)) return false;
    const isHead = this.#heads.has(normaliseName(text));
    return isHead || this.find(text) !== null || (this.#shared?.isNamed(text) ?? false);
  }

  /** What the foods of that name, or of names that begin so, are measured in; null for no name. */
  measuresOf(text: string): ReadonlySet<string> | null {
    const own = this.find(text)?.measures ?? this.#heads.get(normaliseName(text)) ?? null;
    return own ?? this.#shared?.measuresOf(text) ?? null;
  }

  /** Whether a name has this word. */
  knows(word: string): boolean {
    return this.#byWord.has(common(stem(word))) || (this.#shared?.knows(word) ?? false);
  }

  /** Whether all these words stand in one name, of one thing where they are counted: no "eggs on toast". */
  isOneFood(text: string, counted: boolean): boolean {
    if (this.#shared?.isOneFood(text, counted)) return true;
    const sets = folded(text).map((word) => this.#byWord.get(word) ?? new Set<string>());
    const [first = new Set<string>(), ...others] = sets;
    const spread = isButtered(text);
    const isOneName = [...first].some(
      (name) =>
        others.every((names) => names.has(name)) &&
        (spread || !isButtered(name)) &&
        !(counted && isJoinedText(name)),
    );
    return isOneName || this.#isKindCalled(text.split(' '));
  }

  /** "Lamb gyros": a kebab, lamb, that is called gyros as well. */
  #isKindCalled(words: readonly string[]): boolean {
    const kind = folded(words[0] ?? '')[0] ?? '';
    const rest = words.length > 1 && words.length < 4 ? this.find(words.slice(1).join(' ')) : null;
    const ids = this.#idsByWord.get(kind);
    return rest?.saying === false && rest.ids.some((id) => ids?.has(id));
  }

  /** The words of names that may have been meant by a slip. */
  near(word: string, limit: number): readonly NearWord[] {
    this.#near ??= new NearWords(this.#written);
    const shared = this.#shared?.near(word, limit) ?? [];
    return [...shared, ...this.#near.find(word, limit)];
  }

  #addWords(name: string): void {
    for (const word of wordsOf(name)) this.#written.set(word, (this.#written.get(word) ?? 0) + 1);
    for (const word of folded(name)) {
      this.#byWord.set(word, (this.#byWord.get(word) ?? new Set()).add(name));
    }
  }

  /** The same names and those of a person's own. */
  with(own: readonly NamedFood[]): SpokenNames {
    return own.length === 0 ? this : new SpokenNames(own, this);
  }
}

const bothOf = (one: KnownName, other: KnownName): KnownName => ({
  ids: [...one.ids, ...other.ids],
  texts: [...one.texts, ...other.texts],
  countable: one.countable || other.countable,
  measures: new Set([...one.measures, ...other.measures]),
  proper: one.proper || other.proper,
  saying: false,
});
