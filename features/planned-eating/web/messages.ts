export const eatingText = {
  failed: 'That meal was not logged. Please try again.',
  undoFailed: 'That meal is still in your log. Please try again.',
};

export const ateIt = (title: string) => ({ title: 'Logged', description: title });
export const ateAndKept = (title: string) => ({
  title: 'Logged, the rest kept',
  description: title,
});
export const ateUndone = { title: 'Taken out of your log' };
