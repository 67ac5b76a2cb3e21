import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const habitsRoutes: PageRoute[] = [
  {
    path: '/progress/habits',
    page: lazyPage(() => import('./pages/habits-page.tsx').then((m) => m.HabitsPage)),
    frame: 'tab',
    tab: 'progress',
    title: 'Habits',
  },
  {
    path: '/progress/habits/:habitId',
    page: lazyPage(() => import('./pages/habit-page.tsx').then((m) => m.HabitPage)),
    frame: 'tab',
    tab: 'progress',
    title: 'Habit',
  },
];
