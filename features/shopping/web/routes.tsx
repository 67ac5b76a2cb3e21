import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const frame = { frame: 'tab', tab: 'meals' } as const;

export const shoppingRoutes: PageRoute[] = [
  {
    path: '/meals/shopping/scan',
    page: lazyPage(() => import('./pages/scan-item-page.tsx').then((m) => m.ScanItemPage)),
    title: 'Scan an item',
    ...frame,
  },
  {
    path: '/meals/pantry',
    page: lazyPage(() => import('./pages/pantry-page.tsx').then((m) => m.PantryPage)),
    title: 'Pantry',
    next: ['/meals/shopping'],
    ...frame,
  },
];
