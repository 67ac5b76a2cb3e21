export const packsText = {
  title: 'Packs and payments',
  lead: 'People pay you directly. Note here what you received.',
  packs: 'Packs sold',
  none: 'No packs sold yet.',
  noPacks: 'None of your offers has packs. Add one in an offer.',
  setOffers: 'Your offers',
  sell: 'Sell a pack',
  noClients:
    'You have no clients yet. Who books you, or accepts your invitation, can get a pack here.',
  sellLead: 'Once they paid you. They can then book with credits.',
  pack: 'Pack',
  /** "Personal training: 10 for $800" */
  packOf: (offer: string, credits: number, price: string) => `${offer}: ${credits} for ${price}`,
  give: 'They paid, give the credits',
  sold: { title: 'Pack sold', description: 'Your client can book with it now.' },
  left: (left: number, credits: number) => `${left} of ${credits} left`,
  until: (day: string) => `until ${day}`,
  refunded: (amount: string) => `Ended, ${amount} paid back`,
  refund: 'Pay back',
  refundOne: (name: string) => `Pay back the pack of ${name}`,
  refundTitle: 'End this pack?',
  refundLead: (amount: string, name: string) =>
    `Give ${amount} back to ${name}, the share of credits not used. The credits end at once.`,
  refundDone: { title: 'Pack ended', description: 'Its credits can’t be used any more.' },
  refundAct: (amount: string) => `I paid back ${amount}`,
  keep: 'Keep the pack',
  failed: 'Not saved. Check your connection and try again.',
};

export const paymentsText = {
  title: 'Not paid yet',
  lead: 'Sessions of the last 60 days, also missed or cancelled late, whose payment isn’t noted.',
  none: 'Everything is paid.',
  paid: 'Paid',
  paidOne: (name: string, when: string) => `${name} paid for ${when}`,
  noted: { title: 'Payment noted' },
  undone: { title: 'Undone', description: 'The session isn’t paid again.' },
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};
