import { settlementWords } from '#features/booking-terms/rules/policy-words.ts';
import type { Settlement } from '#features/booking-terms/rules/settlement.ts';

const credits = (many: number): string => (many === 1 ? '1 credit is' : `${many} credits are`);

/** What several cancellations come to together: cents add up, credits are counted. */
export function costOfAllWords(settlements: readonly Settlement[]): string {
  const count = (of: Settlement['credit']) =>
    settlements.filter(({ credit }) => credit === of).length;
  const sum = (of: 'feeCents' | 'refundCents' | 'owedCents') =>
    settlements.reduce((total, one) => total + one[of], 0);
  const [kept, returned, inMoney] = [count('kept'), count('returned'), count('none')];
  const money: Settlement = {
    reason: 'in-time',
    feeCents: sum('feeCents'),
    refundCents: sum('refundCents'),
    owedCents: sum('owedCents'),
    credit: 'none',
  };
  return [
    ...(inMoney > 0 ? [settlementWords(money)] : []),
    ...(kept > 0 ? [`${credits(kept)} used.`] : []),
    ...(returned > 0 ? [`${credits(returned)} given back.`] : []),
  ].join(' ');
}
