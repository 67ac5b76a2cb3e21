import { minutesText } from '#features/recipes/web/public.ts';

export const RECIPE_TITLE = 'Recipe';
export const NOT_FOUND_TITLE = 'We can’t find this recipe.';
export const NOT_FOUND_HINT = 'It may have been deleted, or was never opened on this device.';
export const OPEN_RECIPES = 'Open recipes';

export const keepLabel = (name: string): string => `Keep ${name}`;
export const moreLabel = (name: string): string => `Actions for ${name}`;
export const START_COOKING = 'Start cooking';
export const LOG_IT = 'Log';
export const ADD_TO_LIST = 'Add to shopping list';
export const COOKED_IT = 'We cooked it: log and keep the rest';

export const inAllText = (minutes: number): string => `${minutesText(minutes)} in all`;
export const activeText = (minutes: number): string => `${minutesText(minutes)} active`;
export const servesText = (servings: number): string =>
  servings === 1 ? '1 serving' : `${shortNumber(servings)} servings`;
export const COPY_OF_BUILT_IN = 'Your version of a Vigour recipe';

/** At most two decimals, without trailing noughts. */
export const shortNumber = (value: number): string => `${Number(value.toFixed(2))}`;

export const figuresText = {
  title: 'Per serving',
  energy: 'Energy',
  all: 'All nutrients',
  grams: (grams: number): string => `About ${Math.round(grams)} g a serving, cooked`,
  from: (known: number, of: number): string => `from ${known} of ${of} ingredients`,
  atLeast: 'at least',
  unknown: 'not known',
  typed: 'These figures were typed in. They are not computed from ingredients.',
  how: 'How it’s worked out',
  howLong:
    'Each ingredient’s grams times its food’s figures, added up and divided by the servings. Optional ingredients don’t count.',
  missing: 'Not counted, because the food or its weight is not known:',
} as const;

export const allergenText = {
  title: 'Allergens and diets',
  contains: 'Contains',
  mayContain: 'May contain',
  none: 'No declared allergens in the ingredients.',
  notRecognised: (count: number): string =>
    count === 1
      ? '1 ingredient was not recognised, so other allergens are possible.'
      : `${count} ingredients were not recognised, so other allergens are possible.`,
  notListed: 'No ingredients are listed, so we can’t tell what it contains.',
  fits: 'Suits',
  fitsNone: 'No diet that we can confirm.',
  how: 'How we know',
  howLong:
    'From what each ingredient is and what its usual label declares. Gluten free allows no oats; gluten free and dairy free allow no traces.',
  from: (allergen: string, foods: string): string => `${allergen}: ${foods}`,
  buyCertified: (foods: string): string => `For halal, buy these certified: ${foods}.`,
  nothingKnown: 'nothing that we know of',
  checkLabels: 'Brands differ. Check the labels of what you buy.',
} as const;

export const ingredientsText = {
  title: 'Ingredients',
  fewer: 'Fewer servings',
  more: 'More servings',
  have: 'Scale to what I have',
  haveTitle: 'Scale to what you have',
  haveLead: 'Everything else follows this ingredient.',
  which: 'Ingredient',
  amount: 'How much you have',
  uses: (text: string): string => `The recipe uses ${text}.`,
  scale: 'Scale the recipe',
  back: (servings: string): string => `Back to ${servings}`,
  optional: 'optional',
  notLinked: 'No figures for this ingredient',
  none: 'No ingredients are listed.',
  seasoning: 'Salt, spices and raising agents grow more slowly than the rest. Eggs stay whole.',
  amountNeeded: 'Type how much you have, in grams.',
  unitGrams: 'g',
} as const;

export const stepsText = {
  title: 'Method',
  none: 'No steps are written down.',
  asWritten: (servings: string): string =>
    `Amounts in these steps are for ${servings}, as written.`,
} as const;

export const keepText = {
  title: 'Good to know',
  equipment: 'Equipment',
  fridge: 'Fridge',
  freezer: 'Freezer',
  cost: 'Cost',
  cuisine: 'Cuisine',
  tags: 'Tags',
  source: 'Source',
  days: (days: number): string => {
    if (days >= 60) return `${Math.round(days / 30)} months`;
    return days === 1 ? '1 day' : `${days} days`;
  },
  noFridge: 'Best eaten straight away',
  noFreezer: 'Does not freeze well',
  aud: (aud: number): string => `about $${aud.toFixed(2)} a serving`,
} as const;

export const yoursText = {
  title: 'For you',
  rating: 'Your rating',
  stars: (stars: number): string => (stars === 1 ? '1 star' : `${stars} stars`),
  notes: 'Private notes',
  notesHint: 'Only you see them. They are never shared.',
  changeNotes: 'Change notes',
  editNotes: 'Write notes',
  collections: 'Collections',
  editCollections: 'Choose collections',
  newCollection: 'New collection',
  newCollectionHint: 'Such as “Weeknights” or “Lunchbox”',
  add: 'Add',
  save: 'Save',
} as const;

export const menuText = {
  title: 'This recipe',
  edit: 'Edit',
  editBuiltIn: 'Make it your own',
  editBuiltInDetail: 'Changes a copy. The original stays.',
  duplicate: 'Duplicate',
  copyOf: (name: string): string => `${name} (copy)`,
  share: 'Share link',
  shareDetail: 'A page without your notes, for people with the link.',
  versions: 'Earlier versions',
  print: 'Print',
  delete: 'Delete',
} as const;

/** Of a recipe that another person of the household wrote. */
export const OF_HOUSEHOLD = 'From your household. Duplicate it to make it yours.';
