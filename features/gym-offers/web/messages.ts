const anyOf = new Intl.ListFormat('en-AU', { type: 'disjunction' });

export const gymOffersText = {
  title: 'One to one',
  lead: 'A session with whichever trainer of your gym is free.',
  formTitle: 'One-to-one session',
  none: 'Your gym offers no one-to-one sessions here',
  noneLead: 'Trainers offer sessions of their own, too.',
  noneYet: 'No one-to-one sessions yet',
  noneYetLead: 'Say what members can book and who can give it. Who is free is found for them.',
  noGym: 'You’re not a member of a gym here',
  noGymLead: 'Ask your gym for an invitation.',
  findTrainer: 'Find a trainer',
  add: 'Add a session',
  book: 'Book',
  bookOne: (name: string) => `Book ${name}`,
  change: 'Change',
  changeOne: (name: string) => `Change ${name}`,
  minutes: (minutes: number) => `${minutes} min`,
  free: 'Free',
  with: (names: readonly string[]) => (names.length === 0 ? '' : `With ${anyOf.format(names)}`),
  gone: 'This session is offered no longer',
  goneLead: 'It was ended, or the link is wrong.',
  all: 'All one-to-one sessions',
};

export const gymOfferForm = {
  name: 'Name',
  nameHint: 'Like “Personal training” or “Technique check”',
  about: 'What it is',
  minutes: 'Length',
  trainersHint: 'Each booking goes to who is free and has fewest sessions that week.',
  notice: 'Notice',
  noticeHint: 'How long before a start it can be booked',
  hours: 'hours',
  ahead: 'Days ahead',
  aheadHint: 'At most 56',
  days: 'days',
  times: 'Members see the times at which one of these trainers is free, by their own hours.',
  save: 'Save session',
  end: 'End this session',
  endTitle: 'Offer it no longer?',
  endLead: 'What is booked stays. Nobody can book it from now on.',
  endNow: 'End it',
  keep: 'Keep it',
};

export const gymOfferToasts = {
  saved: (name: string) => ({ title: `${name} saved` }),
  ended: { title: 'Offered no longer', description: 'What is booked stays.' },
  failed: 'Not saved. Check your connection and try again.',
};
