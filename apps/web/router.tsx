import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import { matchesPath } from '#platform/web/routing/match-path.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const search = lazyPage(() => import('./shell/search-page.tsx').then((m) => m.SearchPage));

/** Pages about the shell itself. */
const shellRoutes: PageRoute[] = [
  { path: '/search', page: search, frame: 'tab', title: 'Search' },
  {
    path: '/notifications',
    page: lazyPage(() => import('./shell/notifications-page.tsx').then((m) => m.NotificationsPage)),
    frame: 'tab',
    title: 'Notifications',
  },
];

/** Every component in both themes; only while developing. */
const developmentRoutes: PageRoute[] = import.meta.env.DEV
  ? [
      {
        path: '/ui',
        page: lazyPage(() => import('./ui-page/ui-page.tsx').then((m) => m.UiPage)),
        frame: 'bare',
        title: 'Components',
      },
    ]
  : [];

// Until every feature has its routes: whatever is there.
const found = import.meta.glob<Record<string, PageRoute[]>>('../../features/*/web/routes.tsx', {
  eager: true,
});

/** Every page of the app; the first that takes the path is shown. */
export const routes: readonly PageRoute[] = [
  ...Object.values(found).flatMap((module) => Object.values(module).flat()),
  ...shellRoutes,
  ...developmentRoutes,
];

export function routeOf(path: string): PageRoute | undefined {
  return routes.find((route) => matchesPath(route.path, path));
}

/** Fetches the page of a path ahead of time. A failure shows when the page is really opened. */
export function preloadPage(path: string): void {
  routeOf(path)
    ?.page.preload?.()
    .catch(() => undefined);
}
