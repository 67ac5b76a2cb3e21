import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

export const trainingPlansRoutes: PageRoute[] = [
  {
    path: '/workouts',
    page: lazyPage(() => import('./pages/training-page.tsx').then((m) => m.TrainingPage)),
    frame: 'tab',
    tab: 'workouts',
    title: 'Workouts',
    next: [
      '/workouts/session/:date',
      '/workouts/log',
      '/workouts/log/:sessionId',
      '/workouts/block',
    ],
  },
  {
    path: '/workouts/new',
    page: lazyPage(() => import('./pages/new-plan-page.tsx').then((m) => m.NewPlanPage)),
    frame: 'tab',
    tab: 'workouts',
    title: 'Make your week',
  },
  {
    path: '/workouts/session/:date',
    page: lazyPage(() => import('./pages/session-page.tsx').then((m) => m.SessionPage)),
    frame: 'tab',
    tab: 'workouts',
    title: 'Session',
  },
  {
    path: '/workouts/block',
    page: lazyPage(() => import('./pages/block-page.tsx').then((m) => m.BlockPage)),
    frame: 'tab',
    tab: 'workouts',
    title: 'Your block',
  },
  {
    path: '/workouts/own',
    page: lazyPage(() => import('./pages/own-workouts-page.tsx').then((m) => m.OwnWorkoutsPage)),
    frame: 'tab',
    tab: 'workouts',
    title: 'Your own workouts',
  },
  {
    path: '/workouts/own/:workoutId',
    page: lazyPage(() => import('./pages/own-workout-page.tsx').then((m) => m.OwnWorkoutPage)),
    frame: 'tab',
    tab: 'workouts',
    title: 'Your workout',
  },
];
