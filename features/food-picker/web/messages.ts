export const pickerText = {
  searching: 'Searching…',
  notReached: 'Foods couldn’t be searched. Check your connection and try again.',
  none: (text: string): string => `No food is called “${text}”.`,
  found: (count: number): string => (count === 1 ? '1 result' : `${count} results`),
};
