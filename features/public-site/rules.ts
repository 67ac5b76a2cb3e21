import { PLAN_KEYS, PLANS, priceOf } from '#features/plans/rules.ts';

/** What a search engine, a shared link and the browser's window say about a page. */
export type PageHead = {
  path: string;
  title: string;
  description: string;
  /** The address that stands for the page where several show the same. */
  canonical: string;
};

const page = (
  path: string,
  title: string,
  description: string,
  more: Partial<PageHead> = {},
): PageHead => ({ path, title, description, canonical: path, ...more });

/** Every page that anybody can open, signed in or not. */
export const PAGE_HEADS: readonly PageHead[] = [
  page(
    '/demo',
    'Vigour: train, eat and see it add up',
    'Log food in seconds, get targets that learn from your log, and run your gym in one Australian app. Start with a 7-day free trial.',
    { canonical: '/' },
  ),
  page(
    '/pricing',
    'Choose Your Plan · Vigour',
    'Vigour for yourself from $11.99 a month, for trainers from $29.99 and for gyms from $79. Free trial, Australian dollars, GST included.',
  ),
  page(
    '/login',
    'Sign in · Vigour',
    'Sign in to Vigour with Google, Facebook or email, or create your account in two minutes.',
  ),
  page(
    '/terms',
    'Terms and Conditions · Vigour',
    'The terms in plain words: who may use Vigour, trials, payment, cancelling and what we answer for.',
  ),
  page(
    '/privacy',
    'Privacy Policy · Vigour',
    'What Vigour collects and why, how long we store it, and how to see, export or delete it.',
  ),
];

/** The head of a page; undefined for a page that is not public. */
export function headOf(path: string): PageHead | undefined {
  return PAGE_HEADS.find((head) => head.path === path);
}

/** The organisation and its offers as schema.org data, with addresses below `origin`. */
export function structuredData(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${origin}/#organisation`,
        name: 'Vigour',
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
      },
      {
        '@type': 'SoftwareApplication',
        name: 'Vigour',
        url: `${origin}/`,
        applicationCategory: 'HealthApplication',
        operatingSystem: 'Any',
        publisher: { '@id': `${origin}/#organisation` },
        offers: PLAN_KEYS.flatMap((key) =>
          (key === 'free' ? (['monthly'] as const) : (['monthly', 'annual'] as const)).map(
            (period) => ({
              '@type': 'Offer',
              name: key === 'free' ? 'Free' : `${PLANS[key].name}, ${period}`,
              price: (priceOf(key, period) / 100).toFixed(2),
              priceCurrency: 'AUD',
              url: `${origin}/pricing`,
            }),
          ),
        ),
      },
    ],
  };
}
