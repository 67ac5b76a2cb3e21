import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const common = { frame: 'tab', tab: 'trainers' } as const;

export const availabilityRoutes: PageRoute[] = [
  {
    ...common,
    path: '/trainers/availability',
    page: lazyPage(() => import('./pages/availability-page.tsx').then((m) => m.AvailabilityPage)),
    title: 'When you train people',
    next: ['/trainers/places', '/trainers/calendars'],
  },
  {
    ...common,
    path: '/trainers/places',
    page: lazyPage(() =>
      import('./pages/session-places-page.tsx').then((m) => m.SessionPlacesPage),
    ),
    title: 'Places for sessions',
  },
  {
    ...common,
    path: '/trainers/calendars',
    page: lazyPage(() => import('./pages/calendars-page.tsx').then((m) => m.CalendarsPage)),
    title: 'Your other calendars',
  },
];
