import { choosePacks, type Packs } from './choose-packs.ts';

/** How a food is bought. */
export type Sold = {
  /** Edible grams per gram bought: 0.9 of an onion. */
  edibleShare: number;
  /** Edible grams of one piece, if it is bought by the piece. */
  pieceGrams: number | null;
  /** Pack sizes as bought, g; empty: loose. */
  packGrams: readonly number[];
  /** Pieces in a pack: cartons of 6 and 12 eggs. Left out: pieces are loose. */
  packPieces?: readonly number[];
};

export type Purchase = {
  /** As bought, g. */
  grams: number;
  /** Pieces to take, if sold so. */
  pieces: number | null;
  packs: Packs[];
  /** Packs of so many pieces; empty: they are loose. */
  cartons: { pieces: number; count: number }[];
};

/** A tenth of a piece too little is enough: nobody buys a fourth onion for it. */
const PIECE_TOLERANCE = 0.1;

/** What to buy for edible grams: pieces, packs that cover it, or a weight. */
export function toPurchase(edibleGrams: number, sold: Sold): Purchase {
  const grams = edibleGrams / sold.edibleShare;
  const none = { grams, pieces: null, packs: [], cartons: [] };
  if (sold.packGrams.length > 0) return { ...none, packs: choosePacks(grams, sold.packGrams) };
  if (sold.pieceGrams === null) return none;
  const pieces = Math.max(1, Math.ceil(edibleGrams / sold.pieceGrams - PIECE_TOLERANCE));
  const cartons = choosePacks(pieces, sold.packPieces ?? []);
  return {
    ...none,
    pieces,
    cartons: cartons.map(({ grams: each, count }) => ({ pieces: each, count })),
  };
}

/** Edible grams that a purchase brings home: packs and pieces are whole. */
export function gramsBrought({ grams, pieces, packs, cartons }: Purchase, sold: Sold): number {
  if (packs.length > 0) {
    return packs.reduce((sum, pack) => sum + pack.grams * pack.count, 0) * sold.edibleShare;
  }
  if (pieces === null || sold.pieceGrams === null) return grams * sold.edibleShare;
  const bought = cartons.reduce((sum, pack) => sum + pack.pieces * pack.count, 0);
  return Math.max(pieces, bought) * sold.pieceGrams;
}
