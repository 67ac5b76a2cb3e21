export const summaryText = {
  title: 'Well done',
  sets: 'Sets',
  duration: 'Duration',
  volume: 'Volume',
  exercises: 'Exercises',
  minutes: (minutes: number): string =>
    minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
  muscles: 'Muscles worked',
  did: 'What you did',
  effort: 'How hard was it?',
  effortHint: 'Optional. One tap.',
  soreness: 'How sore do you feel?',
  easy: '1 is very easy, 10 all you had.',
  sore: '1 is not at all, 5 very sore.',
  of: (value: number, most: number): string => `${value} of ${most}`,
  edit: 'Change the sets',
  again: 'Continue this session',
  share: 'Share a picture',
  repeat: 'Do it again',
  remove: 'Delete this session',
  removeTitle: 'Delete this session?',
  removeHint: 'Its sets and records go too. You can undo this for a few seconds.',
  keep: 'Keep it',
  toWeek: 'To your week',
  records: 'Records',
  beats: (before: string): string => `Before: ${before}`,
  noSets: 'No sets were ticked.',
};

export const shareText = {
  failed: { title: 'Error', description: 'This browser couldn’t draw the picture.' },
};
