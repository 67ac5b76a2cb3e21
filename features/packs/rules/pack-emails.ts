import { dayWords } from '#features/free-times/rules/when-words.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { composeEmail, type EmailContent, withoutLinks } from '#platform/shared/email-content.ts';

export type PackNews = {
  kind: 'sold' | 'refunded';
  /** the guardian of a client of 16 or 17 reads what the client does */
  to: 'client' | 'trainer' | 'guardian';
  offerName: string;
  clientName: string;
  trainerName: string;
  credits: number;
  /** what was paid, or paid back */
  cents: number;
  /** the day of the receipt, and the last on which a credit can be used; days as "2026-11-28" */
  day: string;
  lastDay: string | null;
  href: string;
};

const day = (text: string): string => dayWords(Date.parse(`${text}T12:00Z`), 'UTC');
const nameOr = (name: string, other: string): string => withoutLinks(name.trim()) || other;

const closingOf: Record<PackNews['to'], string> = {
  client: 'You get this because you have a pack of sessions with Vigour.',
  trainer: 'You get this because you sell packs of sessions with Vigour.',
  guardian: 'You get this because you agreed, as parent or guardian, that they may book.',
};

function titleOf({ kind, to, credits }: PackNews): { subject: string; heading: string } {
  const isSold = kind === 'sold';
  if (to === 'trainer') {
    return isSold
      ? { subject: `Pack sold: ${credits} sessions`, heading: 'You sold a pack' }
      : { subject: 'Pack paid back', heading: 'You paid a pack back' };
  }
  return isSold
    ? { subject: `Receipt: pack of ${credits} sessions`, heading: 'Your receipt for a pack' }
    : { subject: 'Receipt: pack paid back', heading: 'A pack was paid back' };
}

/** The receipt of a pack, or of what was paid back for it. Money goes between the two directly. */
export function composePackEmail(news: PackNews): EmailContent {
  const { kind, to, credits, cents, lastDay } = news;
  const isSold = kind === 'sold';
  const trainer = nameOr(news.trainerName, 'your trainer');
  const client = nameOr(news.clientName, to === 'guardian' ? 'your child' : 'your client');
  const pack = `${withoutLinks(news.offerName)}: a pack of ${credits} sessions.`;
  const [from, at] = isSold ? [client, trainer] : [trainer, client];
  const money = `${isSold ? 'Paid' : 'Paid back'}: ${dollars(cents)}, from ${from} to ${at} directly, noted on ${day(news.day)}.`;
  const use = isSold
    ? `Each credit pays for one session.${lastDay === null ? '' : ` Usable until ${day(lastDay)}.`}`
    : 'The credits that were left can’t be used any more.';
  return composeEmail({
    ...titleOf(news),
    paragraphs: [pack, money, use],
    ...(to !== 'guardian' && {
      button: { label: to === 'client' ? 'See your bookings' : 'See your packs', href: news.href },
    }),
    closing: closingOf[to],
  });
}
