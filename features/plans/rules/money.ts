/** Integer cents, AUD, GST included. `null` where a page publishes no annual price. */
export type Money = { monthly: number; annual: number | null };

/** The page whose figures are read: the landing page or the pricing page. */
export type Reading = 'landing' | 'pricing';

/** A figure as each of the two pages publishes it. */
export type Published<Value> = Readonly<Record<Reading, Value>>;

const MONTHS = 12;
/** The goods and services tax is a tenth on top, so one eleventh of a price that includes it. */
const GST_SHARE = 11;

const both = <Value>({ landing, pricing }: Published<Value>): Value[] => [landing, pricing];

/** The lower published price for a period, in cents. */
export function chooseChargedPrice(price: Published<Money>, period: 'monthly' | 'annual'): number {
  return Math.min(...both(price).flatMap((money) => money[period] ?? []));
}

/** The higher published count. */
export function chooseChargedClients(clients: Published<number>): number {
  return Math.max(...both(clients));
}

/**
 * The price of an add-on, in cents: the lower published one, and for a year never more than twelve
 * months of it.
 */
export function chooseChargedAddOn(price: Published<Money>, period: 'monthly' | 'annual'): number {
  const charged = chooseChargedPrice(price, period);
  return period === 'monthly'
    ? charged
    : Math.min(charged, MONTHS * chooseChargedPrice(price, 'monthly'));
}

/** The GST inside a price, in cents: one eleventh, rounded to the nearest cent. */
export function gstWithin(cents: number): number {
  return Math.round(cents / GST_SHARE);
}

/** "$11.99", or "$79" where there are no cents. */
export function dollars(cents: number): string {
  const whole = Math.floor(cents / 100).toLocaleString('en-AU');
  const rest = cents % 100;
  return rest === 0 ? `$${whole}` : `$${whole}.${String(rest).padStart(2, '0')}`;
}
