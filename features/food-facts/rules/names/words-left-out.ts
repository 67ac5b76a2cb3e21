import { MAKERS } from './makers.ts';

/** Amounts and sizes, which say how much rather than what: "a large latte", "two slices of toast". */
const AMOUNTS = `
large small medium regular big mini kids jumbo giant family size cup cups glass glasses bowl plate piece pieces slice slices serve serving can tin jar
bottle tub packet bag box spoonful tablespoon teaspoon tbsp tsp scoop handful pint schooner pot mug shot couple few some share
half footlong inch one two three four five six 1 2 3 4 5 6 10 12 20`;

/** How a food tastes or is made, which says less than what it is: "vanilla coke", "homemade lasagne", "smiths honey soy". */
const FLAVOURS = `
chocolate; choc; white chocolate; milk chocolate; dark chocolate; vanilla; strawberry; banana; caramel; salted caramel; honey;
mint; peppermint; hazelnut; raspberry; blueberry; cherry; mango; pineapple; passionfruit; orange; lemon; lime; grape; apple;
peach; apricot; coconut; cinnamon; maple; berry; tropical; watermelon; lemon lime; cookies cream; cookies and cream; biscoff;
barbecue; bbq; honey soy; sour cream; sour cream chives; sour cream onion; salt vinegar; sea salt; salted; lightly salted;
chilli; sweet chilli; garlic; herb garlic; lemon pepper; cheese onion; original; classic; traditional; homemade; home made;
fresh; organic; spicy; creamy; crispy; frozen; protein`;

/** How a food is cooked: where none is cooked so, the same food cooked in another way is nearest. Fried rice is a dish. */
const COOKED = `
fried; pan fried; deep fried; air fried; shallow fried; stir fried; grilled; chargrilled; barbecued; bbq; baked; oven baked; roasted;
roast; boiled; steamed; poached; sauteed; microwaved; crispy; cooked`;

/** What is in one order at a shop that sells it in one listed way: "gyg beef bowl". */
const FILLINGS =
  'chicken; beef; pork; lamb; steak; pulled pork; barbacoa; prawn; fish; tofu; vegetarian; veggie; veg; vego; vegan';

/** What people leave out of a meal: "caesar salad no dressing". */
const LEFT_OUT_OF_A_MEAL =
  /^(dress|dressings?|sauces?|mayo|cheese|onions?|butter|bun|eggs?|beetroot|pickles?|salt|gravy|tomato|lettuce|ice|foam|cream|icing|croutons|chilli|bacon|avo|chips)$/;

/** What is nothing without its flavour: garlic sauce is no other sauce. */
const NAMED_BY_FLAVOUR = new Set(
  'sauce dip juice dressing soup curry oil milk cheese jam syrup topping water butter slice pie tart spread gum'.split(
    ' ',
  ),
);

const byFirstWord = (phrases: readonly string[]) =>
  Map.groupBy(
    phrases.map((text) => text.trim().split(' ')).toSorted((a, b) => b.length - a.length),
    ([first = '']) => first,
  );

const amounts = byFirstWord(AMOUNTS.trim().split(/\s+/));
const listed = (text: string) => byFirstWord(text.replaceAll('\n', ' ').split(';'));
const makers = listed(MAKERS);
const flavours = listed(FLAVOURS);
const cooked = listed(COOKED);
const fillings = listed(FILLINGS);

/** What is left of the words without such phrases; nothing where they were all there is. */
function without(words: readonly string[], phrases: typeof amounts): readonly string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = phrases
      .get(words[at] ?? '')
      ?.find((phrase) => phrase.every((word, of) => words[at + of] === word));
    if (found) at += found.length - 1;
    else left.push(words[at] ?? '');
  }
  return left;
}

/** The makers among words, each as its words. */
function* makersIn(words: readonly string[]): Generator<readonly string[]> {
  for (const at of words.keys()) {
    const found = makers
      .get(words[at] ?? '')
      ?.find((maker) => maker.every((word, of) => words[at + of] === word));
    if (found) yield found;
  }
}

/** Whether a maker was typed: what another maker sells stands behind the plain food then. */
export const namesMaker = (words: readonly string[]): boolean => !makersIn(words).next().done;

/** Whether a name begins with a maker of whom nothing was typed. */
export function isOfOtherMaker(name: readonly string[], typed: ReadonlySet<string>): boolean {
  const [maker] = makersIn(name);
  return maker?.[0] === name[0] && maker !== undefined && !maker.some((word) => typed.has(word));
}

const HOT_DRINK =
  /^(coffee|tea|latte|cap|cappuccino|flat|long|mocha|espresso|chai|macchiato|piccolo)$/;

function withoutRefusals(words: readonly string[]): readonly string[] {
  const sugarIsAdded = words.some((word) => HOT_DRINK.test(word));
  const isRefusal = (at: number) => {
    if (words[at] !== 'no' && words[at] !== 'without') return false;
    const what = words[at + 1] ?? '';
    return LEFT_OUT_OF_A_MEAL.test(what) || (sugarIsAdded && what === 'sugar');
  };
  return words.filter((_, at) => !isRefusal(at) && !isRefusal(at - 1));
}

/**
 * Fewer words as they may be meant, with how far they are trusted: a flavour says more than a maker, a maker more than an
 * amount. A flavour alone is no food: "smiths barbecue" is Smith's rather than barbecue.
 */
export function listFewerWords(
  typed: readonly string[],
): { words: readonly string[]; trust: number }[] {
  const told = without(typed, amounts);
  const all = told.length > 0 ? told : typed;
  const bare = without(all, flavours);
  const plain = NAMED_BY_FLAVOUR.has(without(bare, makers).join(' ')) ? all : bare;
  const ofMaker = without(typed, makers).length < typed.length ? without(typed, fillings) : typed;
  const isOnlyFlavour = without(without(all, makers), flavours).length === 0;
  const readings = [
    { words: all, than: typed, trust: 0.925 },
    { words: withoutRefusals(typed), than: typed, trust: 0.88 },
    { words: typed.includes('rice') ? [] : without(typed, cooked), than: typed, trust: 0.84 },
    { words: without(ofMaker, makers).length > 0 ? ofMaker : [], than: typed, trust: 0.78 },
    { words: isOnlyFlavour ? [] : without(typed, makers), than: typed, trust: 0.75 },
    { words: isOnlyFlavour ? [] : without(all, makers), than: all, trust: 0.7 },
    { words: plain, than: all, trust: 0.62 },
    { words: without(plain, makers), than: plain, trust: 0.55 },
  ];
  const different = new Map(
    readings
      .filter(({ words, than }) => words.length > 0 && words.length < than.length)
      .toReversed()
      .map(({ words, trust }) => [words.join(' '), { words, trust }] as const),
  );
  return [...different.values()].toReversed();
}
