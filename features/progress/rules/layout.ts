import type { ExtraNutrient } from './progress-data.ts';

/** The cards of the tab in their usual order. */
export const CARDS = [
  'weight',
  'energy',
  'macros',
  'nutrients',
  'goals',
  'habits',
  'sessions',
  'muscles',
  'lifts',
  'records',
  'cardio',
  'measures',
  'photos',
  'report',
] as const;
export type CardKind = (typeof CARDS)[number];

export type Layout = {
  order: CardKind[];
  hidden: CardKind[];
  nutrients: ExtraNutrient[];
};

export const USUAL_LAYOUT: Layout = { order: [], hidden: [], nutrients: ['fiber', 'sodium'] };

/** Every card once, in the person's order; cards that came later follow in their usual one. */
export const inOrder = ({ order }: Pick<Layout, 'order'>): CardKind[] => [
  ...new Set([...order, ...CARDS]),
];

export const shownCards = (layout: Layout): CardKind[] =>
  inOrder(layout).filter((card) => !layout.hidden.includes(card));

/** A card at another place of the order, from 0. */
export function moveCard(layout: Layout, card: CardKind, place: number): Layout {
  const order = inOrder(layout).filter((one) => one !== card);
  order.splice(Math.max(0, place), 0, card);
  return { ...layout, order };
}

const without = <One>(all: readonly One[], one: One): One[] => all.filter((each) => each !== one);

export const showCard = (layout: Layout, card: CardKind, isShown: boolean): Layout => ({
  ...layout,
  hidden: isShown ? without(layout.hidden, card) : [...without(layout.hidden, card), card],
});

export const showNutrient = (
  layout: Layout,
  nutrient: ExtraNutrient,
  isShown: boolean,
): Layout => ({
  ...layout,
  nutrients: isShown
    ? [...without(layout.nutrients, nutrient), nutrient]
    : without(layout.nutrients, nutrient),
});
