export const calendarText = {
  title: 'Meals in your calendar',
  lead: 'Subscribe to this address in your calendar. It follows your plan.',
  secret: 'Anyone who knows the address can read your planned meals.',
};
