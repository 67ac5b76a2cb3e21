const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

export const rollText = {
  open: 'Who comes',
  openOne: (name: string, when: string) => `Who comes to ${name}, ${when}`,
  nobody: 'Nobody has booked yet.',
  waiting: (names: readonly string[]) => `Waiting, in order: ${names.join(', ')}`,
  forYourself: 'For yourself',
  who: 'Who came?',
  isMissing: 'Did not come',
  /** who is the trainer, or runs the gym */
  isMissingSays: (name: string) => `Did not come, says ${name}`,
  isDisputed: '. They say they were there: talk to each other.',
  cameOne: (name: string) => `${name} came`,
  /** said before it is saved */
  tells: (count: number) =>
    `${people(count)} did not come. What was agreed for a missed session counts. They get an email, and a week to say that they came.`,
  takesBack: 'They came after all: nothing is charged for missing it.',
  save: 'Save who came',
  marked: (away: number) => ({
    title: 'Noted',
    description: away === 0 ? 'They came.' : `${people(away)} did not come. They get an email.`,
  }),
  failed: 'Not all of it was saved. Open the session again and check.',
};
