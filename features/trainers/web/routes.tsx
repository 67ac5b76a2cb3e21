import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const tab = { frame: 'tab', tab: 'trainers' } as const;

export const trainersRoutes: PageRoute[] = [
  {
    ...tab,
    path: '/trainers/credentials',
    page: lazyPage(() =>
      import('./pages/check-credentials-page.tsx').then((module) => module.CheckCredentialsPage),
    ),
    title: 'Check credentials',
  },
  {
    ...tab,
    path: '/trainers/:slug',
    page: lazyPage(() => import('./pages/trainer-page.tsx').then((module) => module.TrainerPage)),
  },
];
