import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const stopMail = lazyPage(() => import('./pages/stop-mail-page.tsx').then((m) => m.StopMailPage));

export const notificationsRoutes: PageRoute[] = [
  { path: '/notifications/stop/:token', page: stopMail, frame: 'bare', title: 'Stop this email' },
];
