import { fold, stem } from '#features/foods/rules/search/search-words.ts';

type NamedLine = { id: string; text: string; food: { name: string } | null };

/** Words of an ingredient that do not say which one it is. */
const VAGUE = new Set(
  (
    'a an and the of in or to for with from about plus extra each into per serve needed taste garnish optional ' +
    'g kg mg ml l litre cup tbsp tablespoon tsp teaspoon pinch clove slice can tin bunch stalk handful sheet ' +
    'sprig leaf head punnet scoop sachet pouch bottle piece packet pack jar bag gram oz lb ' +
    'small medium large big fresh dried ground whole raw cooked frozen canned tinned plain free range organic ' +
    'chopped diced sliced grated minced crushed peeled finely roughly thinly cut drained rinsed warm cold hot ' +
    'red green white black brown yellow light dark extra virgin lean low fat reduced salted unsalted'
  )
    .split(' ')
    .map(stem),
);

const wordsOf = (text: string): string[] => fold(text).split(' ').filter(Boolean).map(stem);

/** What a line is called: its words before the first comma or bracket, and its food's name. */
function nameWords({ text, food }: NamedLine): Set<string> {
  const [written = ''] = text.split(/[,(]/);
  const words = [...wordsOf(written), ...(food ? wordsOf(food.name.split(',')[0] ?? '') : [])];
  return new Set(words.filter((word) => !/\d/.test(word) && word.length > 2 && !VAGUE.has(word)));
}

/**
 * The ids of the lines that each step names, in the order of the lines. A word of one line alone tells
 * it ("sesame"); a word that several share ("oil") tells all of them, unless the step tells one apart.
 */
export function linesOfSteps(lines: readonly NamedLine[], steps: readonly string[]): string[][] {
  const named = lines.map((line) => ({ id: line.id, words: nameWords(line) }));
  const count = new Map<string, number>();
  for (const { words } of named)
    for (const word of words) count.set(word, (count.get(word) ?? 0) + 1);
  const isOwn = (word: string): boolean => count.get(word) === 1;
  return steps.map((step) => {
    const said = new Set(wordsOf(step));
    const told = named.filter(({ words }) =>
      [...words].some((word) => isOwn(word) && said.has(word)),
    );
    const toldWords = new Set(told.flatMap(({ words }) => [...words]));
    const shared = named.filter(({ words }) =>
      [...words].some((word) => !isOwn(word) && said.has(word) && !toldWords.has(word)),
    );
    const ids = new Set([...told, ...shared].map(({ id }) => id));
    return named.map(({ id }) => id).filter((id) => ids.has(id));
  });
}
