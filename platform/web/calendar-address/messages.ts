export const addressText = {
  make: 'Make an address',
  address: 'Secret address',
  copy: 'Copy address',
  copied: { title: 'Address copied' },
  toCopy: { title: 'Copy the address from the box' },
  renew: 'New address',
  stop: 'Stop',
  failed: 'The address was not changed. Please try again.',
};
