import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const sharedListRoutes: PageRoute[] = [
  {
    path: '/shared/shopping/:token',
    page: lazyPage(() => import('./pages/shared-list-page.tsx').then((m) => m.SharedListPage)),
    frame: 'bare',
    title: 'Shopping list',
  },
];
