import { composeEmail, type EmailContent, withoutLinks } from '#platform/shared/email-content.ts';

const shown = (childName: string) => withoutLinks(childName.trim()) || 'A young person';

/** Asks a parent or guardian to agree that a person of 16 or 17 books sessions. */
export const composeGuardianEmail = ({
  childName,
  href,
}: {
  childName: string;
  href: string;
}): EmailContent => {
  const name = shown(childName);
  return composeEmail({
    subject: 'Confirm that they may book trainers – Vigour',
    heading: 'May they book a trainer?',
    paragraphs: [
      `${name} uses Vigour and names you as parent or guardian.`,
      'If you confirm, they can book sessions with trainers. You get every email about their bookings.',
      'If you know nothing about this, ignore this email. Nothing happens then.',
    ],
    button: { label: 'Confirm', href },
    closing: 'You get this once, because a young person gave us your address.',
  });
};

/** Tells a guardian who has confirmed that another address was asked to take their place. */
export const composeOtherGuardian = (childName: string): EmailContent =>
  composeEmail({
    subject: 'Another guardian was named – Vigour',
    heading: 'Another guardian was named',
    paragraphs: [
      `${shown(childName)} named another parent or guardian for bookings with trainers.`,
      'Once that person confirms, they get the emails about bookings in your place. Until then you get them.',
    ],
    closing: 'If this surprises you, talk with them about it.',
  });

/** The same address is mailed again after so long at the earliest, ms. */
export const ASK_AGAIN_MS = 4 * 3_600_000;

/** Nobody books before, whatever a guardian says. */
export const GUARDED_FROM_AGE = 16;
export const ADULT_AGE = 18;

/** Emails about a booking go to the guardian of 16 and 17 year olds too. */
export const copiesGuardian = (age: number): boolean => age < ADULT_AGE;
