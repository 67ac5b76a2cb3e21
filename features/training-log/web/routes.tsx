import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const trainingLogRoutes: PageRoute[] = [
  {
    path: '/workouts/log',
    page: lazyPage(() => import('./pages/start-page.tsx').then((m) => m.StartPage)),
    frame: 'tab',
    tab: 'workouts',
    title: 'Start a session',
    next: ['/workouts/log/:sessionId'],
  },
  {
    path: '/workouts/log/:sessionId',
    page: lazyPage(
      () => import('./pages/log-page.tsx').then((m) => m.LogPage),
      () => import('./components/log/log-parts.ts').then((m) => m.bringParts()),
    ),
    frame: 'tab',
    tab: 'workouts',
    title: 'Session',
  },
];
