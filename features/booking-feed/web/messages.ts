export const feedText = {
  title: 'Sessions in your calendar',
  lead: 'Subscribe to this address in your calendar. It follows your bookings.',
  secret: 'Anyone who knows the address can read your sessions, with names and places.',
};
