import type { Offer } from '#features/bookings/contract.ts';

export const offersText = {
  title: 'Your offers',
  lead: 'What people can book with you.',
  none: 'No offers yet',
  addFirst: 'Say what you do, for how long and for how much. People can then book a time.',
  add: 'Add an offer',
  newTitle: 'New offer',
  editTitle: 'Edit offer',
  preview: 'Preview',
  previewOne: (name: string) => `Preview ${name}`,
  removeOne: (name: string) => `Delete ${name}`,
  gone: 'That offer isn’t there any more',
  goneLead: 'It may have been deleted on another device.',
  all: 'See your offers',
  noHours: 'Nobody can book yet: you haven’t said when you train people.',
  setHours: 'Set your hours',
};

/** What a row and the form say of an offer, briefly. */
export const offerWords = {
  free: 'Free',
  minutes: (minutes: string) => `${minutes} min`,
  group: (places: string) => `Group of up to ${places}`,
  online: 'Online',
  anywhere: 'Place by agreement',
  onRequest: 'You approve',
  packs: (count: number) => (count === 1 ? '1 pack' : `${count} packs`),
};

export const offerMessages = {
  saved: ({ name }: Offer) => ({ title: 'Offer saved', description: name }),
  changed: ({ name }: Offer) => ({ title: 'Offer changed', description: name }),
  removed: ({ name }: Offer) => ({
    title: 'Offer deleted',
    description: `${name}. Bookings that are made stay.`,
  }),
  undone: { title: 'Undone', description: 'Your offers are restored.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};
