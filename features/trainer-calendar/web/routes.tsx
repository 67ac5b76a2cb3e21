import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const common = { frame: 'tab', tab: 'trainers' } as const;

export const trainerCalendarRoutes: PageRoute[] = [
  {
    ...common,
    path: '/trainers/calendar',
    page: lazyPage(() =>
      import('./pages/trainer-calendar-page.tsx').then((m) => m.TrainerCalendarPage),
    ),
    title: 'Your calendar',
    next: ['/trainers/offers'],
  },
  {
    ...common,
    path: '/trainers/packs',
    page: lazyPage(() => import('./pages/packs-page.tsx').then((m) => m.PacksPage)),
    title: 'Packs and payments',
  },
];
