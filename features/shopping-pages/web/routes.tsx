import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const frame = { frame: 'tab', tab: 'meals' } as const;

export const shoppingPagesRoutes: PageRoute[] = [
  {
    path: '/meals/shopping/scan',
    page: lazyPage(() => import('./pages/scan-item-page.tsx').then((m) => m.ScanItemPage)),
    title: 'Scan an item',
    ...frame,
  },
];
