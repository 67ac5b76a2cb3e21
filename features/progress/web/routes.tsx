import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const page = lazyPage(() => import('./pages/progress-page.tsx').then((m) => m.ProgressPage));

export const progressRoutes: PageRoute[] = [
  { path: '/progress', page, frame: 'tab', tab: 'progress', title: 'Progress' },
];
