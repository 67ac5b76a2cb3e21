/**
 * What Vigour claims about itself. These figures and voices came with the product's specification:
 * anyone who operates Vigour replaces them with true ones of their own before opening the site.
 */
type Figure = { count: number; unit: string; of: string };
type Voice = { quote: string; who: string; where: string };

export const rating = { score: '4.9/5', by: '50,000+ users' };

export const figures: readonly Figure[] = [
  { count: 2000, unit: 'K+', of: 'active users' },
  { count: 500, unit: 'K+', of: 'workouts' },
  { count: 15, unit: 'K+', of: 'trainers' },
  { count: 98, unit: '%', of: 'satisfaction' },
];

export const voices: readonly [Voice, Voice, Voice] = [
  {
    quote:
      'I stopped guessing. I see what I ate, what I lifted and what is left of the day, and the sums are there to check.',
    who: 'Trainee',
    where: 'Brisbane',
  },
  {
    quote: 'My clients arrive with their week already logged. We spend the hour on training.',
    who: 'Personal trainer',
    where: 'Perth',
  },
  {
    quote: 'Two trainers, fifty members, one place that shows who needs a call this week.',
    who: 'Studio owner',
    where: 'Newcastle',
  },
];
