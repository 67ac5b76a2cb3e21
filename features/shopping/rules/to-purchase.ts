import { choosePacks, type Packs } from './choose-packs.ts';

/** How a food is bought. */
export type Sold = {
  /** Edible grams per gram bought: 0.9 of an onion. */
  edibleShare: number;
  /** Edible grams of one piece, if it is bought by the piece. */
  pieceGrams: number | null;
  /** Pack sizes as bought, g; empty: loose. */
  packGrams: readonly number[];
};

export type Purchase = {
  /** As bought, g. */
  grams: number;
  /** Pieces to take, if sold so. */
  pieces: number | null;
  packs: Packs[];
};

/** A tenth of a piece too little is enough: nobody buys a fourth onion for it. */
const PIECE_TOLERANCE = 0.1;

/** What to buy for edible grams: pieces, packs that cover it, or a weight. */
export function toPurchase(edibleGrams: number, sold: Sold): Purchase {
  const grams = edibleGrams / sold.edibleShare;
  if (sold.packGrams.length > 0) {
    return { grams, pieces: null, packs: choosePacks(grams, sold.packGrams) };
  }
  const pieces =
    sold.pieceGrams === null
      ? null
      : Math.max(1, Math.ceil(edibleGrams / sold.pieceGrams - PIECE_TOLERANCE));
  return { grams, pieces, packs: [] };
}
