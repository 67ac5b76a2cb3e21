import type { Format } from '../../rules/listing.ts';

/** What the search and the pages of trainers say alike. */

export const formatNames: Record<Format, string> = {
  'in-person': 'In person',
  online: 'Online',
  group: 'Groups',
};

export const genderNames = { female: 'Female', male: 'Male' } as const;

/** What cancelling costs, in a line. */
export function cancelTerms(terms: {
  priceCents: number;
  freeUntilHours: number;
  latePercent: number;
}): string {
  const { priceCents, freeUntilHours, latePercent } = terms;
  if (priceCents === 0) return 'Cancel in time if you can’t come';
  if (freeUntilHours === 0 || latePercent === 0) return 'Cancel for free until it starts';
  return `Cancel for free until ${freeUntilHours} h before, then ${latePercent}% of the price`;
}

export const markText = {
  title: 'Trainers',
  certified: (name: string) => `Certified: ${name}`,
  reviewsRead: (stars: number, count: number) => `${stars.toFixed(1)} of 5 from ${count} reviews`,
  fewReviews: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  noReviews: 'No reviews yet',
  previousPage: 'Back',
  noSuchSuburb: 'We don’t know that suburb. Choose one from the list.',
  noPostcodes: 'Type the suburb. Postcodes have no place on our map.',
  whichSuburb: (choices: readonly string[]) =>
    `Which one: ${new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(choices)}?`,
};
