import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const data = lazyPage(() => import('./pages/data-page.tsx').then((m) => m.DataPage));

export const myDataRoutes: PageRoute[] = [
  { path: '/profile/data', page: data, frame: 'tab', tab: 'profile', title: 'Your data' },
];
