import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const page = lazyPage(() => import('./pages/home-page.tsx').then((module) => module.HomePage));

/** Home stands under three addresses; at `/` strangers see the public page instead. */
export const homeRoutes: PageRoute[] = ['/', '/home', '/dashboard'].map((path) => ({
  path,
  page,
  frame: 'tab',
  tab: 'home',
  title: 'Home',
}));
