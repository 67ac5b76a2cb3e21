import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const tab = { frame: 'tab', tab: 'profile' } as const;

export const gymOffersRoutes: PageRoute[] = [
  {
    ...tab,
    path: '/gym/offers',
    page: lazyPage(() => import('./pages/gym-offers-page.tsx').then((m) => m.GymOffersPage)),
    title: 'One to one',
  },
  {
    ...tab,
    path: '/gym/offers/:offerId',
    page: lazyPage(() => import('./pages/gym-offer-page.tsx').then((m) => m.GymOfferPage)),
    title: 'One-to-one session',
  },
];
