import type { OwnPage } from '#platform/server/http/web-files.ts';

/** Pages of the web application, one below another: `/workouts` stands for `/workouts/…` too. */
const AREAS = [
  'dashboard',
  'gym',
  'home',
  'invitations',
  'log-food',
  'login',
  'meals',
  'messages',
  'notifications',
  'nutrition',
  'profile',
  'progress',
  'search',
  'trainers',
  'verify-email',
  'workouts',
];

/** Pages that stand alone. */
const PAGES = ['', 'csv-import', 'demo', 'pricing', 'privacy', 'terms'];

/** Says whether the web application has a page at `path`; any other address is its 404 page. */
export function isWebPage(path: string): boolean {
  const [, first = '', ...below] = path.split('/');
  return below.length === 0 ? [...PAGES, ...AREAS].includes(first) : AREAS.includes(first);
}

/**
 * Pages that stand without the application, built by scripts/web-build/public-pages.ts. At the front
 * door and at the ways in, whoever is signed in gets the application in their place.
 */
export const OWN_PAGES: Readonly<Record<string, OwnPage>> = {
  '/': { page: '/public/demo', for: 'strangers' },
  '/login': { page: '/public/login', for: 'strangers' },
  '/demo': { page: '/public/demo', for: 'everybody' },
  '/pricing': { page: '/public/pricing', for: 'everybody' },
  '/terms': { page: '/public/terms', for: 'everybody' },
  '/privacy': { page: '/public/privacy', for: 'everybody' },
};
