import type { LazyPage } from './lazy-page.ts';

export type TabName = 'home' | 'workouts' | 'meals' | 'trainers' | 'progress' | 'profile';

/** One page of the app, listed by its feature and assembled in apps/web/router.tsx. */
export type PageRoute = {
  /** wouter's notation: `/workouts/:id`. */
  path: string;
  /** `lazyPage(() => import('./pages/x-page.tsx').then((m) => m.XPage))`, or React's own `lazy`. */
  page: LazyPage;
  /** `tab`: inside the shell, for signed-in people. `bare`: alone on the screen, for everyone. */
  frame: 'tab' | 'bare';
  /** Without a session it is the 404 page instead of the login screen. */
  isHiddenSignedOut?: boolean;
  /** The tab that is marked while the page is open. */
  tab?: TabName;
  /** The browser's title; the page's heading serves when none is given. */
  title?: string;
  /** Paths likely to be opened from here: their pages are fetched while nothing else is to do. */
  next?: readonly string[];
};
