import { stem } from '#features/foods/rules/search/search-words.ts';

/** Kinds of dishes whose foods differ so much that none of them can stand for all: which one it was is asked. */
const KINDS = new Set(
  (
    'sandwich sanga sanger soup cereal muffin smoothie curry wrap roll cake casserole stew slice pastry dessert drink ' +
    'lunch dinner breakfast meal takeaway snack nibbles dip sub burger fruit noodles juice cocktail'
  )
    .split(' ')
    .map(stem),
);
/** Names of chains say where, not what. */
const MORE_KINDS = new Set([
  ...'kfc maccas mcdonalds subway nandos grilld oporto dominos'.split(' '),
  'hungry jacks',
  'iced coffee',
  'stir fry',
  'stir-fry',
  'stirfry',
]);

/** `alone`: nothing else was said. A salad beside a steak is a garden salad. */
export const isKindOnly = (food: string, alone: boolean): boolean =>
  KINDS.has(stem(food)) || MORE_KINDS.has(food) || (alone && food === 'salad');
