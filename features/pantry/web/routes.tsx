import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const pantryRoutes: PageRoute[] = [
  {
    path: '/meals/pantry',
    page: lazyPage(() => import('./pages/pantry-page.tsx').then((m) => m.PantryPage)),
    title: 'Pantry',
    next: ['/meals/shopping'],
    frame: 'tab',
    tab: 'meals',
  },
];
