import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { composeEmail, type EmailContent, withoutLinks } from '#platform/shared/email-content.ts';

const dayWords = (day: CalendarDay): string =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(Date.parse(`${day}T00:00:00Z`));

/** Tells a trainer what was said of a credential. */
export function composeDecision(
  { name: given, isChecked, note }: { name: string; isChecked: boolean; note: string },
  link: string,
): EmailContent {
  const name = withoutLinks(given);
  return isChecked
    ? composeEmail({
        subject: 'Your credential was checked',
        heading: 'Your credential was checked',
        paragraphs: [
          `${name} is marked as checked on your profile until its last day.`,
          'Its document is deleted within a week.',
        ],
        button: { label: 'See your profile', href: link },
        closing: 'We’ll write to you before it ends.',
      })
    : composeEmail({
        subject: 'Your credential couldn’t be checked',
        heading: 'Your credential couldn’t be checked',
        paragraphs: [
          `${name} isn’t marked as checked. The reason: ${withoutLinks(note)}`,
          'Correct it and send it again. Its document is deleted within a week.',
        ],
        button: { label: 'See your credentials', href: link },
        closing: 'Your profile stays as it is.',
      });
}

/** Tells a trainer that a checked credential ends. */
export function composeReminder(
  { name, expiresOn }: { name: string; expiresOn: CalendarDay },
  link: string,
): EmailContent {
  return composeEmail({
    subject: 'One of your credentials ends soon',
    heading: `Your credential ends on ${dayWords(expiresOn)}`,
    paragraphs: [
      `${withoutLinks(name)} counts as checked until that day. After it, your profile no longer shows it.`,
      'Once you have renewed it, enter the new last day and send it to be checked.',
    ],
    button: { label: 'See your credentials', href: link },
    closing: 'We remind you 60, 30 and 7 days before the last day.',
  });
}

/** Tells a trainer that a decision was undone. */
export function composeUndone(
  { name, note }: { name: string; note: string },
  link: string,
): EmailContent {
  return composeEmail({
    subject: 'One of your credentials is checked again',
    heading: 'One of your credentials is checked again',
    paragraphs: [
      `The decision about ${withoutLinks(name)} was undone. The reason: ${withoutLinks(note)}`,
      'Until it is decided, your profile does not show it as checked.',
    ],
    button: { label: 'See your credentials', href: link },
    closing: 'We’ll email you once it is decided.',
  });
}

/** Tells an operator that credentials wait. */
export const composeWaiting = (link: string): EmailContent =>
  composeEmail({
    subject: 'A credential waits to be checked',
    heading: 'A credential waits to be checked',
    paragraphs: ['A trainer sent a credential. Compare it with the public register.'],
    button: { label: 'Check credentials', href: link },
    closing: 'We write once a day at most. All that waits is in the list.',
  });
