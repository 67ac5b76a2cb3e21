/** Pages of the web application, one below another: `/workouts` stands for `/workouts/…` too. */
const AREAS = [
  'dashboard',
  'gym',
  'home',
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
