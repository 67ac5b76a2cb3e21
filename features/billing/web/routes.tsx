import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const plan = lazyPage(() => import('./pages/plan-page.tsx').then((m) => m.PlanPage));

export const billingRoutes: PageRoute[] = [
  { path: '/profile/plan', page: plan, frame: 'tab', tab: 'profile', title: 'Plan' },
];
