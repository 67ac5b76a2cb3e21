import { dayWords, timeWords } from '#features/bookings/rules/when-words.ts';
import { dollars } from '#features/plans/rules/money.ts';
import type { Terms } from '../../rules/terms.ts';

/** "Sunday 22 November 2026, 9:00 am". */
export const momentWords = (ms: number, timeZone: string): string =>
  `${dayWords(ms, timeZone)}, ${timeWords(ms, timeZone)}`;

const cost = (cents: number): string => (cents === 0 ? 'costs nothing' : `costs ${dollars(cents)}`);

/** What cancelling, moving and not coming cost, one sentence each, with the dates of this session. */
export function termsWords(terms: Terms, timeZone: string): string[] {
  if (terms.kind === 'free') return ['It’s free. Cancel in time if you can’t come.'];
  const isCredit = terms.kind === 'credit';
  const late = isCredit
    ? `cancelling or moving ${terms.lateTakes ? 'uses' : 'gives back'} your credit`
    : `cancelling or moving ${cost(terms.lateCents)}`;
  const missed = isCredit
    ? `If you don’t come, your credit is ${terms.missedTakes ? 'used' : 'given back'}.`
    : `If you don’t come, ${terms.missedCents === 0 ? 'you pay nothing' : `you pay ${dollars(terms.missedCents)}`}.`;
  if (terms.freeUntilMs === null) return ['Cancel or move for free until it starts.', missed];
  if (terms.isLate) return [`Booked this late, ${late}.`, missed];
  return [
    `Cancel or move for free until ${momentWords(terms.freeUntilMs, timeZone)}.`,
    `After that, ${late}.`,
    missed,
  ];
}

export const paysDirectly = (organisation: string | null = null): string =>
  `You pay ${organisation ?? 'the trainer'} directly. Vigour takes no payment.`;
export const graceAfterBooking = 'In the ten minutes after booking you can cancel for free.';
