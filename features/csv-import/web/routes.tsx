import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const csvImportRoutes: PageRoute[] = [
  {
    path: '/csv-import',
    page: lazyPage(() => import('./pages/csv-import-page.tsx').then((m) => m.CsvImportPage)),
    frame: 'tab',
    tab: 'profile',
    isHiddenSignedOut: true,
    title: 'CSV Bulk Import',
  },
];
