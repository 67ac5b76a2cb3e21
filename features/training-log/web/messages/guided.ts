export const guidedText = {
  set: (at: number, of: number): string => `Set ${at} of ${of}`,
  done: 'Done',
  clock: 'Start the clock',
  taken: 'Machine taken',
  asYouLike: 'As you like',
  allDone: 'All sets are done',
  allDoneHint: 'Add an exercise, or finish here.',
  finish: 'Finish',
};
