export const datesText = {
  title: 'Dates that differ',
  lead: 'These hours count instead of the usual week.',
  none: 'Every date follows your usual week.',
  add: 'Add a date',
  addTitle: 'A date that differs',
  day: 'Date',
  hours: 'Hours on this date',
  closed: 'No hours: nobody can book',
  edit: (day: string) => `Edit ${day}`,
  remove: (day: string) => `Go back to the usual week on ${day}`,
  save: 'Save date',
  saved: (day: string) => ({ title: 'Date saved', description: day }),
  removed: (day: string) => ({ title: 'Back to the usual week', description: day }),
  undone: { title: 'Undone', description: 'The date has its own hours again.' },
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
  failed: 'Not saved. Check your connection and try again.',
};

export const timeOffText = {
  title: 'Time off',
  lead: 'Nobody can book then. Bookings that are there already stay.',
  none: 'No time off planned.',
  add: 'Take time off',
  edit: 'Edit time off',
  editOne: (days: string) => `Edit time off ${days}`,
  removeOne: (days: string) => `Delete time off ${days}`,
  fromDay: 'First day',
  toDay: 'Last day',
  wholeDays: 'Whole days',
  wholeDaysDetail: 'Turn off to give times',
  fromTime: 'From',
  toTime: 'Until',
  note: 'Note, for you alone',
  save: 'Save time off',
  changedElsewhere: 'This time off was changed on another device',
  /** "24 Dec to 4 Jan" */
  span: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
};

export const timeOffMessages = {
  saved: () => ({ title: 'Time off saved', description: 'Nobody can book then.' }),
  changed: () => ({ title: 'Time off changed', description: 'Nobody can book then.' }),
  removed: () => ({ title: 'Time off deleted', description: 'Your hours count again.' }),
  undone: { title: 'Undone', description: 'Your time off is as it was.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};
