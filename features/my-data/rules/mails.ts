import { composeEmail, type EmailContent } from '#platform/shared/email-content.ts';

/** "5 December 2026", where the person is. */
const dayOf = (moment: Date, timeZone: string): string =>
  moment.toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });

/** Email that an export is ready. The link opens the screen, because the file needs a session. */
export const composeExportReady = (link: string): EmailContent =>
  composeEmail({
    subject: 'Your Vigour data is ready',
    heading: 'Your data is ready',
    paragraphs: ['You can download your copy for 1 hour.'],
    button: { label: 'Download my data', href: link },
    closing: 'Didn’t ask for this? Someone is using your account. Change your password now.',
  });

/** Says when the account will be gone, by the days of `timeZone`, and how to keep it. */
export const composeDeletionScheduled = (
  dueAt: Date,
  timeZone: string,
  link: string,
): EmailContent =>
  composeEmail({
    subject: 'Your Vigour account will be deleted',
    heading: `Your account will be deleted on ${dayOf(dueAt, timeZone)}`,
    paragraphs: [
      'You asked us to delete your account and everything in it. Changed your mind? Sign in before then to keep it.',
    ],
    button: { label: 'Keep my account', href: link },
    closing: 'Not you? Sign in, keep your account and change your password now.',
  });

export const composeDeletionCancelled = (link: string): EmailContent =>
  composeEmail({
    subject: 'We kept your Vigour account',
    heading: 'We kept your account',
    paragraphs: ['We cancelled the deletion. Nothing was lost.'],
    button: { label: 'Open Vigour', href: link },
    closing: 'Not you? Change your password.',
  });

export const composeErased = (): EmailContent =>
  composeEmail({
    subject: 'Your Vigour account was deleted',
    heading: 'Your account was deleted',
    paragraphs: ['As you asked, your account and everything in it is gone for good.'],
    closing: 'This is our last email.',
  });
