import { dollars } from '#features/plans/rules/money.ts';

const count = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`;

type SeriesPrice = {
  sessions: number;
  /** for how many of them credits pay */
  credits: number;
  /** of one session */
  priceCents: number;
};

/** What several sessions come to: credits, money for the rest, or both. */
export function seriesPriceWords({ sessions, credits, priceCents }: SeriesPrice): string {
  const inMoney = sessions - credits;
  const many = count(sessions, 'session');
  const money = dollars(inMoney * priceCents);
  if (credits === 0) {
    return priceCents === 0 ? `${many}: free` : `${many}, ${dollars(priceCents)} each: ${money}`;
  }
  return `${many}: ${count(credits, 'credit')}${inMoney === 0 ? '' : ` and ${money}`}`;
}
