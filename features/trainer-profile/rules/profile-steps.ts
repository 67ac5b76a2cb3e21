import { LISTING_GAPS, type ListingGap } from '#features/trainers/rules/listing.ts';

/** Nobody can do something about being too young. */
const STEPS = LISTING_GAPS.filter((gap) => gap !== 'too-young');

/** How much of what people need to find a trainer is done. */
export const profileSteps = (gaps: readonly ListingGap[]): { done: number; all: number } => ({
  done: STEPS.filter((step) => !gaps.includes(step)).length,
  all: STEPS.length,
});
