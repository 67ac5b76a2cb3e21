import { composeEmail, type EmailContent, withoutLinks } from '#platform/shared/email-content.ts';

/** Asks a parent or guardian to agree that a person of 16 or 17 books sessions. */
export const composeGuardianEmail = ({
  childName,
  href,
}: {
  childName: string;
  href: string;
}): EmailContent => {
  const name = withoutLinks(childName.trim()) || 'A young person';
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

export const ADULT_AGE = 18;

/** Emails about a booking go to the guardian of 16 and 17 year olds too. */
export const copiesGuardian = (age: number): boolean => age < ADULT_AGE;
