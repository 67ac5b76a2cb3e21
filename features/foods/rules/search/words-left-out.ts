import { MAKERS } from '#features/food-facts/rules/names/makers.ts';

/** Amounts and sizes, which say how much rather than what: "a large latte", "two slices of toast". */
const AMOUNTS = `
large small medium regular big mini kids jumbo giant family size cup cups glass glasses bowl plate piece pieces slice slices serve serving can tin jar
bottle tub packet bag box spoonful tablespoon teaspoon tbsp tsp scoop handful pint schooner pot mug shot couple few some share
half one two three four five six 1 2 3 4 5 6 10 12 20`;

/** How a food tastes or is made, which says less than what it is: "vanilla coke", "homemade lasagne", "smiths honey soy". */
const FLAVOURS = `
chocolate; choc; white chocolate; milk chocolate; dark chocolate; vanilla; strawberry; banana; caramel; salted caramel; honey;
mint; peppermint; hazelnut; raspberry; blueberry; cherry; mango; pineapple; passionfruit; orange; lemon; lime; grape; apple;
peach; apricot; coconut; cinnamon; maple; berry; tropical; watermelon; lemon lime; cookies cream; cookies and cream; biscoff;
barbecue; bbq; honey soy; sour cream; sour cream chives; sour cream onion; salt vinegar; sea salt; salted; lightly salted;
chilli; sweet chilli; garlic; herb garlic; lemon pepper; cheese onion; original; classic; traditional; homemade; home made;
fresh; organic; spicy; creamy; crispy; frozen; protein`;

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
  const isOnlyFlavour = without(without(all, makers), flavours).length === 0;
  const readings = [
    { words: all, than: typed, trust: 0.925 },
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
