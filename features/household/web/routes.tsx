import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const householdRoutes: PageRoute[] = [
  {
    path: '/meals/household',
    page: lazyPage(() => import('./pages/household-page.tsx').then((m) => m.HouseholdPage)),
    title: 'Household',
    frame: 'tab',
    tab: 'meals',
  },
  {
    path: '/household/:token',
    page: lazyPage(() =>
      import('./pages/household-invitation-page.tsx').then((m) => m.HouseholdInvitationPage),
    ),
    title: 'Eat together',
    frame: 'bare',
  },
];
