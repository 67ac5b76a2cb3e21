type Named = { name: string };

/** What the toasts of a workout say. */
export const changeMessages = {
  changed: ({ name }: Named) => ({ title: 'Workout changed', description: name }),
  removed: ({ name }: Named) => ({ title: 'Workout deleted', description: name }),
  undone: { title: 'Undone', description: 'Your workout is as it was.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};
