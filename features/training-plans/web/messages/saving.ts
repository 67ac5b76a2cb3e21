type Named = { name: string };

const named =
  (title: string) =>
  ({ name }: Named) => ({ title, description: name });

/** What the toasts of a plan say. */
export const planMessages = {
  saved: named('Plan saved'),
  changed: named('Plan changed'),
  removed: named('Plan deleted'),
  followed: named('You follow this plan now'),
  undone: { title: 'Undone', description: 'Your plan is as it was.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};
