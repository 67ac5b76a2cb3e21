import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const common = { frame: 'tab', tab: 'trainers' } as const;

export const offersRoutes: PageRoute[] = [
  {
    ...common,
    path: '/trainers/offers',
    page: lazyPage(() => import('./pages/offers-page.tsx').then((m) => m.OffersPage)),
    title: 'Your offers',
    next: ['/trainers/offers/new'],
  },
  {
    ...common,
    path: '/trainers/offers/new',
    page: lazyPage(() => import('./pages/new-offer-page.tsx').then((m) => m.NewOfferPage)),
    title: 'New offer',
  },
  {
    ...common,
    path: '/trainers/offers/:offerId',
    page: lazyPage(() => import('./pages/edit-offer-page.tsx').then((m) => m.EditOfferPage)),
    title: 'Edit offer',
  },
];
