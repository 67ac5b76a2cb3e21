export const pastText = {
  title: 'Change past days too?',
  question: (count: number): string =>
    count === 1
      ? 'You logged this recipe once. That entry stays as it was, unless you change it.'
      : `You logged this recipe ${count} times. Past days stay as they were, unless you change them.`,
  keep: 'Keep past days',
  change: (count: number): string => (count === 1 ? 'Change 1 entry' : `Change ${count} entries`),
  changed: (count: number) => ({
    title: 'Past days changed',
    description: count === 1 ? '1 entry' : `${count} entries`,
  }),
  undone: { title: 'Undone', description: 'Past days are as they were.' },
  failed: 'Not changed. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};
