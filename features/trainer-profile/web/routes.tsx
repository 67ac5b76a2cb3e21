import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const trainerProfileRoutes: PageRoute[] = [
  {
    frame: 'tab',
    tab: 'trainers',
    path: '/trainers/profile',
    page: lazyPage(() =>
      import('./pages/trainer-profile-page.tsx').then((module) => module.TrainerProfilePage),
    ),
    title: 'Trainer profile',
  },
];
