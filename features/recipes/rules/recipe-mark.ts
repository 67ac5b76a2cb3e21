import type { OwnRecipe } from './own-recipe.ts';

/** What a person says of a recipe for themselves. */
export type Said = Pick<OwnRecipe, 'kept' | 'rating' | 'notes' | 'collections'>;

/** A change of it: what is left out stays. */
export type Saying = { [Key in keyof Said]?: Said[Key] | undefined };

export const NOTHING_SAID: Said = { kept: false, rating: null, notes: null, collections: [] };

/** Whether there is nothing to store. */
export const isNothingSaid = ({ kept, rating, notes, collections }: Said): boolean =>
  !kept && rating === null && notes === null && collections.length === 0;

export const saidOf = ({ kept, rating, notes, collections }: Said): Said => ({
  kept,
  rating,
  notes,
  collections,
});
