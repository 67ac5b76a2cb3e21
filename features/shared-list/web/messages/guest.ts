export const guestText = {
  title: 'Shopping list',
  lead: 'Shared with you. What you tick shows on the other phone too.',
  gone: 'This list is no longer shared',
  goneLead: 'Ask for a new link.',
  waiting: 'Ticks are kept here until there is a connection.',
  empty: 'Nothing to buy',
  about: 'What is Vigour?',
} as const;
