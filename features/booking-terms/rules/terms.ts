import { momentWords } from '#features/free-times/rules/when-words.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { freeUntil, type Policy } from './policy.ts';

/** What a policy comes to for one session, as it is said before and after booking. */
export type Terms =
  | { kind: 'free' }
  | {
      kind: 'until';
      /** null: until it starts */
      freeUntilMs: number | null;
      /** the free time is over already */
      isLate: boolean;
      lateCents: number;
      missedCents: number;
    }
  | {
      kind: 'credit';
      freeUntilMs: number | null;
      isLate: boolean;
      lateTakes: boolean;
      missedTakes: boolean;
    };

type Given = {
  policy: Policy;
  priceCents: number;
  hasCredit: boolean;
  startMs: number;
  wasMovedByTrainer?: boolean;
};

const shareOf = (priceCents: number, percent: number): number =>
  Math.floor((priceCents * percent) / 100);

export function termsOf(given: Given, nowMs: number): Terms {
  const { policy, priceCents, hasCredit, startMs, wasMovedByTrainer = false } = given;
  if (priceCents === 0 && !hasCredit) return { kind: 'free' };
  const untilMs = freeUntil({ policy, startMs, wasMovedByTrainer });
  const when = {
    freeUntilMs: untilMs === startMs ? null : untilMs,
    isLate: nowMs > untilMs,
  };
  return hasCredit
    ? {
        kind: 'credit',
        ...when,
        lateTakes: policy.lateTakesCredit,
        missedTakes: policy.missedTakesCredit,
      }
    : {
        kind: 'until',
        ...when,
        lateCents: shareOf(priceCents, policy.latePercent),
        missedCents: shareOf(priceCents, policy.missedPercent),
      };
}

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
