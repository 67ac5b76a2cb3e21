const plural = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** Sentences of the page that a link shows. */
export const sharedText = {
  ingredients: 'Ingredients',
  steps: 'Method',
  figures: 'One serving',
  optional: 'optional',
  serves: (servings: number, note: string | null): string =>
    note ?? plural(servings, 'serving', 'servings'),
  total: (minutes: number): string => `${minutes} minutes`,
  active: (minutes: number): string => `${minutes} minutes of work`,
  fridge: (days: number): string => `Keeps for ${plural(days, 'day', 'days')} in the fridge`,
  freezer: (days: number): string => `Keeps for ${plural(days, 'day', 'days')} in the freezer`,
  energy: 'Energy',
  atLeast: 'at least',
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  fiber: 'Fibre',
  sodium: 'Sodium',
  from: (known: number, of: number): string =>
    `From ${known} of ${plural(of, 'ingredient', 'ingredients')}. The rest is not known.`,
  typed: 'The cook typed these figures.',
  contains: 'Contains',
  mayContain: 'May contain',
  unknown: (count: number): string =>
    `${plural(count, 'ingredient was', 'ingredients were')} not recognised. Check the packet if you have an allergy.`,
  source: 'From',
  made: 'Shared with Vigour',
  goneTitle: 'This recipe is no longer shared',
  gone: 'Ask the person who sent you the link for a new one.',
};
