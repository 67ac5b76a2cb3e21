import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const page = lazyPage(() => import('./pages/workouts-page.tsx').then((m) => m.WorkoutsPage));

export const workoutsRoutes: PageRoute[] = [
  { path: '/workouts', page, frame: 'tab', tab: 'workouts', title: 'Workouts' },
];
