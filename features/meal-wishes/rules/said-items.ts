import type { RecipeSlot } from '#features/recipe-book/rules/recipe.ts';
import type { Figure } from './read-figures.ts';
import type { Stance, Term } from './wish-lexicon.ts';

/** Days and meals that something is about. */
export type Scope = {
  days: readonly number[];
  slots: readonly RecipeSlot[];
  /** its days are replaced by any others */
  isImplied?: boolean;
};

/** Something that was said, in the person's words `from` up to `to`. */
export type Item = { from: number; to: number; scope: Scope } & (
  | {
      kind: 'thing';
      id: string;
      of: Extract<Term, { kind: 'thing' }>['of'];
      stance: Stance | null;
      /** "two vegetarian dinners", "the rest vegetarian": of some meals, not of all */
      isSome: boolean;
      /** how much of it there is; null: not said */
      grams: number | null;
      /** at most so often in a week; left out: not said */
      times?: number;
    }
  | { kind: 'head'; head: Extract<Term, { kind: 'head' }>['head']; isDenied: boolean }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'guests'; count: number }
  | { kind: 'sets'; sets: NonNullable<Figure['sets']> }
);

export type Thing = Extract<Item, { kind: 'thing' }>;

export type Piece = Term | { kind: 'figure'; figure: Figure; from: number; to: number };
