import type { Booking } from '#features/bookings/contract.ts';
import { dollars } from '#features/plans/rules/money.ts';

type Side = Booking['side'];

export const stateWords: Record<Booking['state'], string> = {
  held: 'Not finished',
  requested: 'Waits for an answer',
  confirmed: 'Booked',
  declined: 'Declined',
  lapsed: 'Expired',
  cancelled: 'Cancelled',
};

export const bookingText = {
  title: 'Booking',
  details: 'Details',
  notFinished: 'This booking is not finished',
  goneTitle: 'We can’t find this booking',
  goneLead: 'It may belong to another account.',
  all: 'See your bookings',
  done: 'Took place',
  missedState: 'Missed',
  disputedState: 'Disputed',
  waitsForYou: 'Waits for your answer',
  waitsForClient: 'Not confirmed yet',
  waitsForTrainer: 'Waits for the trainer',
  toConfirm: 'Please confirm',
  message: 'Message',
  reason: 'Reason',
  clash: (isTrainer: boolean) =>
    isTrainer
      ? 'Another of your calendars now has something then. Keep it, move it or cancel it.'
      : 'Your trainer’s own calendar now has something then. The session still stands.',
  movedByTrainer: 'The trainer moved it. You can cancel for free until it starts.',
  cancelledBy: (name: string) => (name ? `${name} cancelled it.` : 'You cancelled it.'),
  inSeries: 'Part of a weekly series.',
  thisOne: 'This one',
  allToCome: (many: number) => `All ${many} to come`,
  howMany: 'Which sessions',
  cancelAllTitle: (many: number) => `Cancel these ${many} sessions?`,
  cancelAll: (many: number) => `Cancel ${many} sessions`,
  cancelledAll: (many: number) => ({
    title: `${many} sessions cancelled`,
    description: 'Both of you get one email.',
  }),
  moveAll: (many: number) => (many === 1 ? 'Move 1 session' : `Move ${many} sessions`),
  movedAll: (many: number) => ({
    title: many === 1 ? '1 session moved' : `${many} sessions moved`,
    description: 'Both of you get one email.',
  }),
  stays: (when: string, why: string) => `${when} stays where it is (${why})`,
  goesTo: (from: string, to: string) => `${from} → ${to}`,

  paid: (cents: number) => `${dollars(cents)} noted as paid`,
  terms: 'If plans change',
  termsOnceConfirmed: 'If plans change once you confirm',
  acts: 'What you can do',
  finish: 'Finish booking',
  approve: 'Approve',
  decline: 'Decline',
  confirm: 'Confirm',
  confirmAll: (many: number) => `Confirm ${many} sessions`,
  declineAll: (many: number) => `Decline ${many} sessions`,
  approveAll: (many: number) => `Approve ${many} sessions`,
  seriesForYou: (trainer: string, many: number) =>
    `${trainer || 'Your trainer'} booked ${many} weekly sessions for you`,
  moreDates: (many: number) => (many === 1 ? 'and 1 more week' : `and ${many} more weeks`),
  bookedForYou: (trainer: string) => `${trainer || 'Your trainer'} booked this for you`,
  confirmUntil: (moment: string) =>
    `Confirm or decline by ${moment}. Without an answer it expires. Until you confirm, it costs nothing.`,
  clientAnswers: (client: string, moment: string) =>
    `${client || 'Your client'} is asked to confirm by ${moment}. Without an answer it expires. Until then no fee is agreed.`,
  address: 'Your address',
  addressHint: (trainer: string) =>
    `Street, number and suburb. ${trainer || 'The trainer'} and you see it.`,
  enterAddress: 'Enter the address where the session is to be.',
  answerUntil: (moment: string) => `Answer by ${moment}. Then the request expires.`,
  asksUntil: (trainer: string, moment: string) =>
    `${trainer || 'The trainer'} answers by ${moment}. You get an email.`,
  approved: (side: Side) =>
    side === 'client'
      ? { title: 'Confirmed', description: 'The details are in your inbox.' }
      : { title: 'Approved', description: 'Your client gets an email.' },
  declined: (side: Side) => ({
    title: 'Declined',
    description: side === 'client' ? 'It costs you nothing.' : 'Your client gets an email.',
  }),
  reopened: { title: 'Open again', description: 'Both of you get an email.' },
  reopen: 'Take the decline back',
  reopenLead: 'The request is open again, if its time is still free',
  decidedAll: (side: Side, approves: boolean, many: number) => ({
    title: `${many} sessions ${approves ? (side === 'client' ? 'confirmed' : 'approved') : 'declined'}`,
    description: 'Both of you get one email.',
  }),
  move: 'Move',
  moveLead: 'Choose another free time',
  calendar: 'Add to calendar',
  calendarLead: 'A file for your phone or computer',
  cancel: 'Cancel',
  cancelLead: (side: Side) =>
    side === 'client' ? 'What it costs is shown first' : 'It costs your client nothing',
  cancelTitle: 'Cancel this session?',
  keep: 'Keep it',
  keepAsIs: 'Not now',
  cancelIt: 'Cancel session',
  cancelReason: 'Reason (optional)',
  cancelReasonHint: (name: string) => `${name} reads it.`,
  cancelled: { title: 'Cancelled', description: 'Both of you get an email.' },
  missing: (side: Side) =>
    side === 'client' ? 'The trainer didn’t come' : 'Your client didn’t come',
  missingLead: 'They are told, and can say within a week that they came',
  missingTitle: (side: Side) =>
    side === 'client' ? 'The trainer didn’t come?' : 'Your client didn’t come?',
  missingSays: (side: Side, cost: string) =>
    side === 'client'
      ? 'It then costs you nothing, and they get an email.'
      : `${cost} They get an email, and have a week to say that they came.`,
  theyOwe: (fee: string) => `They then owe ${fee}.`,
  theyOweNothing: 'It costs them nothing.',
  creditUsed: 'Their credit is then used.',
  creditBack: 'Their credit is given back.',
  sayIt: 'Yes, say so',
  saidMissing: { title: 'Noted', description: 'Both of you get an email.' },
  dispute: 'I was there',
  disputeLead: 'Nothing is charged until you agree',
  disputed: { title: 'Noted', description: 'Talk to each other. Nothing is charged until then.' },
  withdraw: 'They came after all',
  withdrawLead: 'Takes it off this booking',
  withdrawn: { title: 'Removed from this booking' },
  saidOf: (isOwn: boolean, other: string) =>
    isOwn ? `${other} says that you didn’t come.` : `You said that ${other} didn’t come.`,
  saidByGym: (name: string, gym: string | null, other: string) =>
    `${gym && gym !== name ? `${name} of ${gym}` : name} says that ${other || 'you'} didn’t come.`,
  canDispute: (moment: string) => `If you were there, say so until ${moment}.`,
  isDisputed: 'This is disputed. Nothing is charged until you agree.',
  waive: 'Waive the fee',
  waiveLead: 'Your client pays nothing for it',
  waived: { title: 'Fee waived', description: 'Your client gets an email.' },
  notePayment: 'Note a payment',
  notePaymentLead: 'What your client paid you directly',
  amount: 'Paid in dollars',
  amountWrong: (most: number) => `Enter an amount from 0 to ${dollars(most)}.`,
  savePayment: 'Save',
  paymentNoted: { title: 'Payment noted' },
  again: 'Book again',
  againLead: 'See the next free times',
  block: (name: string) => `Block ${name}`,
  blockLead: 'Neither of you can book the other',
  blockTitle: (name: string) => `Block ${name}?`,
  blockSays: 'Neither of you can book the other. Bookings that are made stay. You can undo it.',
  blocked: { title: 'Blocked' },
  unblock: (name: string) => `Unblock ${name}`,
  unblocked: { title: 'Unblocked' },
  notChanged: 'Nothing was changed. Check your connection, then try again.',
  movedTo: (moment: string) => ({ title: 'Moved', description: `It’s now ${moment}.` }),
  moveTitle: 'Move to this time?',
  moveFree: 'Moving costs nothing.',
  isNow: 'As it is now',
  moveIt: 'Move it',
  andPay: (label: string, fee: string) => `${label} for ${fee}`,
  moveFrom: (moment: string) => `Now: ${moment}`,
  lateMove: 'It’s late for a move: the booked time counts as cancelled.',
  newTimeCosts: (price: string) => `A new time costs ${price}, paid directly.`,
  someone: 'the other person',
  otherSide: 'The other person',
};
