import type { SessionPlace } from '../../contract.ts';

export const placesText = {
  title: 'Places for sessions',
  lead: 'Where you train people. The way between two places is kept free.',
  none: 'No places yet',
  addFirst: 'Add a gym, a park or a studio. Online sessions need none.',
  add: 'Add a place',
  edit: 'Edit place',
  editOne: (name: string) => `Edit ${name}`,
  removeOne: (name: string) => `Delete ${name}`,
  name: 'Name',
  suburb: 'Suburb',
  postcode: 'Postcode',
  postcodeHint: 'Shown with the suburb. You can leave it empty.',
  way: (name: string) => `Minutes to ${name}`,
  wayHint: 'Leave empty for your usual way.',
  save: 'Save place',
  changedElsewhere: 'This place was changed on another device',
  at: (suburb: string, postcode: string | null) => (postcode ? `${suburb} ${postcode}` : suburb),
};

export const placeErrors = {
  name: 'Enter a name.',
  suburb: 'Enter a suburb.',
  postcode: 'A postcode has 4 digits.',
  way: 'Use whole minutes from 0 to 240.',
};

export const placeMessages = {
  saved: ({ name }: SessionPlace) => ({ title: 'Place saved', description: name }),
  changed: ({ name }: SessionPlace) => ({ title: 'Place changed', description: name }),
  removed: ({ name }: SessionPlace) => ({ title: 'Place deleted', description: name }),
  undone: { title: 'Undone', description: 'Your places are restored.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};
