export const pageText = {
  title: 'When you train people',
  lead: 'Your usual week, and what differs from it.',
  week: 'Usual week',
  weekLead: 'An end that isn’t after the start is on the next day.',
  zone: 'Time zone',
  travel: 'Usual way between two places',
  travelHint: 'Kept free between sessions at two places, unless you give the way itself.',
  add: 'Add hours',
  addOn: (day: string) => `Add hours on ${day}`,
  from: 'From',
  to: 'To',
  fromOf: (day: string, number: number) => `${day}, start of hours ${number}`,
  toOf: (day: string, number: number) => `${day}, end of hours ${number}`,
  removeOf: (day: string, number: number) => `Delete hours ${number} of ${day}`,
  sameForWeekdays: 'Same hours from Monday to Friday',
  save: 'Save week',
  saved: { title: 'Week saved', description: 'People can book within these hours.' },
  changedElsewhere: 'Your week was changed on another device',
  failed: 'Not saved. Check your connection and try again.',
};

export const hoursErrors = {
  missing: 'Enter a start and an end.',
  travel: 'Use whole minutes from 0 to 240.',
};

/** "9:00 to 17:30" */
export const hoursText = (from: string, to: string): string => `${from} to ${to}`;
export const nextDayText = (text: string): string => `${text} the next day`;
