import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const common = { frame: 'tab', tab: 'workouts' } as const;

export const trainingProfileRoutes: PageRoute[] = [
  {
    ...common,
    path: '/workouts/profile',
    page: lazyPage(() =>
      import('./pages/training-profile-page.tsx').then((m) => m.TrainingProfilePage),
    ),
    title: 'How you train',
    next: ['/workouts/places', '/workouts/profile/health'],
  },
  {
    ...common,
    path: '/workouts/profile/health',
    page: lazyPage(() => import('./pages/health-page.tsx').then((m) => m.HealthPage)),
    title: 'Health check',
  },
  {
    ...common,
    path: '/workouts/places',
    page: lazyPage(() => import('./pages/places-page.tsx').then((m) => m.PlacesPage)),
    title: 'Places',
    next: ['/workouts/places/new', '/workouts/places/:placeId'],
  },
  {
    ...common,
    path: '/workouts/places/new',
    page: lazyPage(() => import('./pages/new-place-page.tsx').then((m) => m.NewPlacePage)),
    title: 'Add a place',
  },
  {
    ...common,
    path: '/workouts/places/:placeId',
    page: lazyPage(() => import('./pages/place-page.tsx').then((m) => m.PlacePage)),
    title: 'Edit place',
  },
];
