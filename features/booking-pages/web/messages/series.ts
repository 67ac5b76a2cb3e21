const count = (many: number) => (many === 1 ? '1 session' : `${many} sessions`);

export const seriesText = {
  repeat: 'How often',
  once: 'Just once',
  weekly: 'Every week',
  title: 'Every week at this time',
  weeks: 'How many weeks',
  weeksOf: (weeks: number) => `${weeks} weeks`,
  lead: 'Each one can be moved or cancelled by itself, or all that are to come at once.',
  at: (place: string) => `Where: ${place}.`,
  noSuchHour: 'That hour doesn’t exist that night',
  cannot: (why: string) => `Can’t be booked: ${why}`,
  someClash: 'Weeks that can’t be booked are left out. Book another time for them afterwards.',
  chooseOne: 'Choose a week.',
  book: (many: number) => `Book ${count(many)}`,
  ask: (many: number) => `Ask for ${count(many)}`,
  total: (many: number, price: string, all: string) => `${count(many)}, ${price} each: ${all}`,
  tooFewCredits: (credits: number, many: number) =>
    `You have ${credits === 1 ? '1 credit' : `${credits} credits`} for ${count(many)}, so you pay directly.`,
  booked: (many: number) => ({
    title: `${count(many)} booked`,
    description: 'The details are in your inbox.',
  }),
  someBooked: (booked: number, of: number) => `${booked} of ${count(of)} booked`,
  someTaken: 'These were taken meanwhile:',
  seeBookings: 'See your bookings',
};
