import { freeUntil, type KeptAgreement } from '#features/booking-terms/rules/policy.ts';
import { paymentGoes } from '#features/booking-terms/rules/policy-words.ts';
import { zoneName } from '#features/free-times/rules/viewer-days.ts';
import { momentWords } from '#features/free-times/rules/when-words.ts';
import { dollars } from '#features/plans/rules/money.ts';

type Noted = {
  to: 'client' | 'trainer';
  agreement: Pick<
    KeptAgreement,
    'priceCents' | 'policy' | 'wasMovedByTrainer' | 'organisationName'
  >;
  message: string | null;
  hasCredit: boolean;
  startMs: number;
  /** of the reader */
  timeZone: string;
};

/** What a calendar says of a session beside when and where, a line each. */
export function calendarNotes(noted: Noted): string[] {
  const { to, agreement, message, hasCredit, startMs, timeZone } = noted;
  const { priceCents, policy, wasMovedByTrainer } = agreement;
  const price = priceCents === 0 ? 'It is free.' : `Price: ${dollars(priceCents)}.`;
  if (to === 'trainer') {
    return [hasCredit ? 'Paid with a credit.' : price, ...(message ? [message] : [])];
  }
  const untilMs = freeUntil({ policy, startMs, wasMovedByTrainer });
  const until =
    untilMs === startMs
      ? 'it starts'
      : `${momentWords(untilMs, timeZone)}, ${zoneName(timeZone, untilMs)}`;
  const isFree = priceCents === 0 && !hasCredit;
  return [
    hasCredit ? 'Paid with a credit.' : price,
    ...(isFree || hasCredit ? [] : [paymentGoes(agreement.organisationName)]),
    ...(isFree ? [] : [`Cancel or move for free until ${until}.`]),
  ];
}
