export const rollText = {
  open: 'Who comes',
  openOne: (name: string, when: string) => `Who comes to ${name}, ${when}`,
  nobody: 'Nobody has booked yet.',
  isMissing: 'Did not come',
  didNotCome: 'Did not come',
  didCome: 'Came',
  missedOne: (name: string) => `${name} did not come`,
  cameOne: (name: string) => `${name} came`,
  missed: (name: string) => ({ title: 'Noted', description: `${name} gets an email about it.` }),
  came: (name: string) => ({ title: 'Noted', description: `${name} came.` }),
  failed: 'That did not work. Try again.',
};
