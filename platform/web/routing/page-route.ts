import type { ComponentType, LazyExoticComponent } from 'react';

export type TabName = 'home' | 'workouts' | 'meals' | 'trainers' | 'progress' | 'profile';

/** One page of the app, listed by its feature and assembled in apps/web/router.tsx. */
export type PageRoute = {
  /** wouter's notation: `/workouts/:id`. */
  path: string;
  page: LazyExoticComponent<ComponentType>;
  /** `tab`: inside the shell, for signed-in people. `bare`: alone on the screen, for everyone. */
  frame: 'tab' | 'bare';
  /** The tab that is marked while the page is open. */
  tab?: TabName;
  /** The browser's title; the name of the product is added. */
  title?: string;
};
