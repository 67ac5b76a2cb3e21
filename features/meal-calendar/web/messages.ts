export const calendarText = {
  title: 'Meals in your calendar',
  lead: 'Subscribe to this address in your calendar. It follows your plan.',
  make: 'Make an address',
  address: 'Secret address',
  secret: 'Anyone who knows the address can read your planned meals.',
  copy: 'Copy address',
  copied: { title: 'Address copied' },
  toCopy: { title: 'Copy the address from the box' },
  renew: 'New address',
  stop: 'Stop',
  failed: 'The address was not changed. Please try again.',
};
