import type { TrainingPlace } from '../../contract.ts';

export const placeMessages = {
  saved: ({ name }: TrainingPlace) => ({ title: 'Place saved', description: name }),
  changed: ({ name }: TrainingPlace) => ({ title: 'Place changed', description: name }),
  removed: ({ name }: TrainingPlace) => ({
    title: 'Place deleted',
    description: `Days at ${name} have no equipment until you choose another place.`,
  }),
  undone: { title: 'Undone', description: 'Your places are restored.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};
