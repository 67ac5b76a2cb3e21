import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const reportsRoutes: PageRoute[] = [
  {
    path: '/progress/report',
    page: lazyPage(() => import('./pages/report-page.tsx').then((m) => m.ReportPage)),
    frame: 'tab',
    tab: 'progress',
    title: 'Report',
  },
  {
    path: '/shared/report/:token',
    page: lazyPage(() => import('./pages/shared-report-page.tsx').then((m) => m.SharedReportPage)),
    frame: 'bare',
    title: 'Report',
  },
];
