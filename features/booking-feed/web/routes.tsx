import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const bookingFeedRoutes: PageRoute[] = [
  {
    path: '/trainers/calendar/feed',
    page: lazyPage(() => import('./pages/booking-feed-page.tsx').then((m) => m.BookingFeedPage)),
    title: 'Sessions in your calendar',
    frame: 'tab',
    tab: 'trainers',
  },
];
