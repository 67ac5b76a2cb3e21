export const restText = {
  name: 'Rest timer',
  rest: 'Rest',
  over: 'Rest over',
  left: (clock: string): string => `${clock} left`,
  less: '15 seconds less',
  more: '15 seconds more',
  lessShort: '−15',
  moreShort: '+15',
  skip: 'Skip',
  close: 'Close',
  next: (what: string): string => `Next: ${what}`,
  /** The figures first: what is cut on a narrow screen is the name. */
  setOf: (figures: string, exercise: string, at: number, of: number): string =>
    [figures, exercise, `set ${at} of ${of}`].filter(Boolean).join(', '),
};

export const clockWords = {
  name: 'Clock',
  start: 'Start the clock',
  stop: 'Stop',
  ready: 'Get ready',
  work: 'Work',
  rest: 'Rest',
  over: 'Done',
  round: (round: number, of: number): string => `Round ${round} of ${of}`,
};

export const optionText = {
  title: 'Session options',
  effort: 'How hard each set was',
  effortHint: 'Reps left: how many more you could have done.',
  noEffort: 'Don’t ask',
  rir: 'Reps left',
  rpe: 'RPE',
  sound: 'Sound',
  soundDetail: 'A tone when the rest is over',
  vibrate: 'Vibration',
  vibrateDetail: 'On phones that can',
  notify: 'Notification',
  notifyDetail: 'When the rest is over and you’re in another app',
  notifyRefused: 'Allow notifications for Vigour in your browser first.',
  awake: 'Keep the screen on',
  awakeDetail: 'While a session is open here',
  note: 'Note for this session',
  remove: 'Delete session',
};

export const noticeText = {
  title: 'Rest over',
  body: (next: string): string => next,
};
