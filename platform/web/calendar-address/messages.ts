export const addressText = {
  make: 'Make an address',
  address: 'Secret address',
  subscribe: 'Open in your calendar',
  elsewhere: 'In Google Calendar: “Other calendars”, “From URL”, and paste the address.',
  copy: 'Copy address',
  copied: { title: 'Address copied' },
  toCopy: { title: 'Copy the address from the box' },
  renew: 'New address',
  stop: 'Stop',
  failed: 'The address was not changed. Please try again.',
};
