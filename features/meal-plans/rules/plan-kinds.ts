/** A recipe, a single food, or eating out. */
export const MEAL_KINDS = ['recipe', 'food', 'out'] as const;

/** What became of a portion: `kept` is in the fridge as leftovers. */
export const PORTION_STATES = ['planned', 'eaten', 'kept', 'dropped'] as const;
export type PortionState = (typeof PORTION_STATES)[number];

/** The person whose plan it is, among the eaters. */
export const HOST = 'host';

/** Who come to one meal, all together, among its eaters. */
export const GUESTS = 'guests';

export const MAX_MEALS_A_DAY = 20;
/** With those who have joined the household. */
export const MAX_EATERS = 18;
/** Without those. */
export const MAX_PEOPLE = 12;
/** Servings of one eater. */
export const MAX_PORTION = 20;
export const MAX_SLOTS = 10;
/** Ingredients that are disliked, or to be used up. */
export const MAX_KEYS = 40;

/** Targets that a person may let go of. */
export const FREE_NUTRIENTS = ['protein', 'carbs', 'fat', 'fiber', 'sodium'] as const;
