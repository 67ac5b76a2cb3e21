export const calendarText = {
  title: 'Meals in your calendar',
  lead: 'Subscribe to this address in your calendar. It follows your plan.',
  snacks: 'Snacks too',
  snacksHint: 'The address changes with it: follow it again in your calendar.',
  secret: 'Anyone who knows the address can read your planned meals.',
};
