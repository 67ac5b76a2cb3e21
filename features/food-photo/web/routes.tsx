import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const foodPhotoRoutes: PageRoute[] = [
  {
    path: '/log-food/photo',
    page: lazyPage(() => import('./pages/photo-page.tsx').then((m) => m.PhotoPage)),
    frame: 'tab',
    tab: 'home',
    title: 'Food photo',
  },
  {
    path: '/log-food/label',
    page: lazyPage(() => import('./pages/label-page.tsx').then((m) => m.LabelPage)),
    frame: 'tab',
    tab: 'home',
    title: 'Label photo',
  },
];
