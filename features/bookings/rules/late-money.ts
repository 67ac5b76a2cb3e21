/** What becomes of money that arrives when the hold is over; either way both sides are told. */
export type LateMoney = { books: boolean; refundCents: number };

export const settleLateMoney = (paidCents: number, isStillFree: boolean): LateMoney =>
  isStillFree ? { books: true, refundCents: 0 } : { books: false, refundCents: paidCents };
