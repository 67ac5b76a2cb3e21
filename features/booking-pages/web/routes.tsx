import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const tab = { frame: 'tab', tab: 'trainers' } as const;

export const bookingPagesRoutes: PageRoute[] = [
  {
    ...tab,
    path: '/trainers/book/:offerId',
    page: lazyPage(() => import('./pages/book-page.tsx').then((module) => module.BookPage)),
  },
  {
    ...tab,
    path: '/trainers/bookings',
    page: lazyPage(() => import('./pages/bookings-page.tsx').then((module) => module.BookingsPage)),
    title: 'Your bookings',
  },
  {
    ...tab,
    path: '/trainers/bookings/:id',
    page: lazyPage(() => import('./pages/booking-page.tsx').then((module) => module.BookingPage)),
  },
  {
    ...tab,
    path: '/trainers/blocked',
    page: lazyPage(() => import('./pages/blocked-page.tsx').then((module) => module.BlockedPage)),
    title: 'Blocked people',
  },
  {
    path: '/guardian/:token',
    page: lazyPage(() => import('./pages/guardian-page.tsx').then((module) => module.GuardianPage)),
    frame: 'bare',
  },
];
