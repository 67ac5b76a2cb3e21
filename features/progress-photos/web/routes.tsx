import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const tab = { frame: 'tab', tab: 'progress' } as const;

export const progressPhotosRoutes: PageRoute[] = [
  {
    ...tab,
    path: '/progress/photos',
    page: lazyPage(() => import('./pages/photos-page.tsx').then((m) => m.PhotosPage)),
    title: 'Photos',
  },
  {
    ...tab,
    path: '/progress/photos/new',
    page: lazyPage(() => import('./pages/new-photo-page.tsx').then((m) => m.NewPhotoPage)),
    title: 'New photo',
  },
  {
    ...tab,
    path: '/progress/photos/compare',
    page: lazyPage(() =>
      import('./pages/compare-photos-page.tsx').then((m) => m.ComparePhotosPage),
    ),
    title: 'Compare photos',
  },
];
