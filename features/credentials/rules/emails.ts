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
  { body, isChecked, note }: { body: string; isChecked: boolean; note: string },
  link: string,
): EmailContent {
  const name = withoutLinks(body);
  return isChecked
    ? composeEmail({
        subject: 'Your credential was checked',
        heading: 'Your credential was checked',
        paragraphs: [
          `The credential from ${name} is marked as checked on your profile until its last day.`,
          'Its document was deleted.',
        ],
        button: { label: 'See your profile', href: link },
        closing: 'We’ll write to you before it ends.',
      })
    : composeEmail({
        subject: 'Your credential couldn’t be checked',
        heading: 'Your credential couldn’t be checked',
        paragraphs: [
          `The credential from ${name} isn’t marked as checked. The reason: ${withoutLinks(note)}`,
          'Correct it and send it again. Its document was deleted.',
        ],
        button: { label: 'See your credentials', href: link },
        closing: 'Your profile stays as it is.',
      });
}

/** Tells a trainer that a checked credential ends. */
export function composeReminder(
  { body, expiresOn }: { body: string; expiresOn: CalendarDay },
  link: string,
): EmailContent {
  return composeEmail({
    subject: 'One of your credentials ends soon',
    heading: `Your credential ends on ${dayWords(expiresOn)}`,
    paragraphs: [
      `The credential from ${withoutLinks(body)} counts as checked until that day. After it, your profile no longer says “Certified” for it.`,
      'Once you have renewed it, enter the new last day and send it to be checked.',
    ],
    button: { label: 'See your credentials', href: link },
    closing: 'We remind you 60, 30 and 7 days before the last day.',
  });
}
