const count = (many: number) => (many === 1 ? '1 session' : `${many} sessions`);
const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

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
  ofCredits: (sentence: string) => `With a credit: ${lower(sentence)}`,
  ofMoney: (sentence: string) => `Paid directly: ${lower(sentence)}`,
  booked: (many: number) => ({
    title: `${count(many)} booked`,
    description: 'The details are in your inbox.',
  }),
  someBooked: (booked: number, of: number) => `${booked} of ${count(of)} booked`,
  someTaken: 'These were taken meanwhile:',
  seeBookings: 'See your bookings',
};
