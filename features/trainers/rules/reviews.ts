export const MIN_REVIEWS_FOR_AVERAGE = 3;

/** The average of 1 to 5 stars with one decimal; null below three reviews. */
export function averageStars(stars: readonly number[]): number | null {
  if (stars.length < MIN_REVIEWS_FOR_AVERAGE) return null;
  return Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length) * 10) / 10;
}

/** A booking is reviewed once, by its client, after it took place. */
export const canReview = (booking: {
  isCompleted: boolean;
  isMissed: boolean;
  hasReview: boolean;
}): boolean => booking.isCompleted && !booking.isMissed && !booking.hasReview;
