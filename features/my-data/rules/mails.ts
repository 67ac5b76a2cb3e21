import { type Letter, letter } from '#features/account/rules/mails.ts';

/** "5 December 2026", where the person is. */
const dayOf = (moment: Date, timeZone: string): string =>
  moment.toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });

/** Says that an export can be fetched. The link opens the screen: the file itself wants the session. */
export const exportReadyLetter = (link: string): Letter =>
  letter({
    subject: 'Your Vigour data is ready',
    heading: 'Your data is ready',
    paragraphs: ['The copy of your data that you asked for can be downloaded for 1 hour.'],
    button: { label: 'Download my data', href: link },
    closing: 'If you did not ask for it, change your password: somebody is using your account.',
  });

/** Says when the account will be gone, by the days of `timeZone`, and how to keep it. */
export const deletionAskedLetter = (dueAt: Date, timeZone: string, link: string): Letter =>
  letter({
    subject: 'Your Vigour account will be deleted',
    heading: `Your account will be deleted on ${dayOf(dueAt, timeZone)}`,
    paragraphs: [
      'You asked for your account and everything in it to be deleted. Until that day you can sign in and keep it.',
    ],
    button: { label: 'Keep my account', href: link },
    closing: 'If it was not you, sign in, keep the account, and change your password at once.',
  });

export const deletionCancelledLetter = (link: string): Letter =>
  letter({
    subject: 'Your Vigour account stays',
    heading: 'Your account stays',
    paragraphs: ['The deletion of your account was cancelled. Nothing was lost.'],
    button: { label: 'Open Vigour', href: link },
    closing: 'If it was not you, change your password.',
  });

export const erasedLetter = (): Letter =>
  letter({
    subject: 'Your Vigour account was deleted',
    heading: 'Your account was deleted',
    paragraphs: ['Your account and everything in it were erased for good, as you asked.'],
    closing: 'This is the last message about it.',
  });
