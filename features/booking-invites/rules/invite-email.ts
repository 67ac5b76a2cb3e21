import { paymentGoes } from '#features/booking-terms/rules/policy-words.ts';
import { placeWords, whenWords } from '#features/free-times/rules/when-words.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { composeEmail, type EmailContent, withoutLinks } from '#platform/shared/email-content.ts';

type Invite = {
  trainerName: string;
  offerName: string;
  startMs: number;
  endMs: number;
  /** of the trainer's hours */
  timeZone: string;
  isOnline: boolean;
  /** null: it was not given */
  place: { name: string; suburb: string; isClients?: boolean | undefined } | null;
  priceCents: number;
  href: string;
};

/** Asks a person to book a time themselves. What the trainer wrote stands in the body alone, without links. */
export function composeInviteEmail(invite: Invite): EmailContent {
  const { startMs, endMs, timeZone, isOnline, place, priceCents, href } = invite;
  const trainer = withoutLinks(invite.trainerName.trim()) || 'A trainer';
  const where = isOnline ? 'Online.' : place ? `Where: ${withoutLinks(placeWords(place))}.` : '';
  const price =
    priceCents === 0 ? 'It is free.' : `Price: ${dollars(priceCents)}. ${paymentGoes(undefined)}`;
  return composeEmail({
    subject: 'A trainer invites you to a session',
    heading: 'You are invited to a session',
    paragraphs: [
      `“${trainer}” suggests ${withoutLinks(invite.offerName)}: ${whenWords(startMs, endMs, timeZone)}.`,
      [where, price].filter(Boolean).join(' '),
      'The time is not kept for you: another person may book it first. Nothing is booked, and nothing is owed, until you book it yourself, with a free account of your own.',
    ],
    button: { label: 'Look at the time', href },
    closing: `Don’t know “${trainer}”? Ignore this email. Vigour does not keep your address.`,
  });
}
