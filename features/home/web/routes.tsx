import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';
import { HOME_PATHS } from '../rules.ts';

const page = lazyPage(() => import('./pages/home-page.tsx').then((module) => module.HomePage));

export const homeRoutes: PageRoute[] = HOME_PATHS.map((path) => ({
  path,
  page,
  frame: 'tab',
  tab: 'home',
  title: 'Home',
}));
