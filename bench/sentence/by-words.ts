/** Words that say how something was made or sold, and not what it is. */
const HOW =
  /^(and|with|or|in|on|of|the|cooked|raw|boiled|baked|roasted|grilled|fried|steamed|toasted|fresh|plain|regular|takeaway|home|made|fast|food|cafe|bakery|style|serve|mixed)$/;

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1 && !HOW.test(word))
      .map((word) => word.replace(/(?<=..)s$/, '')),
  );

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  some.size > 0 && [...some].every((word) => all.has(word));

const joined = (sets: readonly ReadonlySet<string>[]): Set<string> =>
  new Set(sets.flatMap((set) => [...set]));

/** The concepts that a food's name says together, as "Ham steak with pineapple" says ham steak and pineapple; null: it says more, less or one. */
export function conceptsIn(name: string, concepts: readonly string[]): string[] | null {
  const all = wordsOf(name);
  const said = concepts.filter((concept) => isWithin(wordsOf(concept), all));
  return said.length > 1 && isWithin(all, joined(said.map(wordsOf))) ? said : null;
}

/** The plain foods that make up a concept by its own words, as a croissant, ham and cheese do "ham and cheese croissant"; null: they don't. */
export function foodsIn(concept: string, names: readonly string[]): string[] | null {
  const all = wordsOf(concept);
  const heads = (name: string) => wordsOf(name.split(',')[0] ?? '');
  const parts = names.filter(
    (name) =>
      !/ (and|with) /.test(name) && isWithin(heads(name), joined([all, new Set(['bread'])])),
  );
  const covered = joined(parts.map(wordsOf));
  return parts.length > 1 && isWithin(all, covered) ? parts : null;
}
