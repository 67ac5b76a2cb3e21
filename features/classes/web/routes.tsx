import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const tab = { frame: 'tab', tab: 'profile' } as const;

export const classesRoutes: PageRoute[] = [
  {
    ...tab,
    path: '/gym/timetable',
    page: lazyPage(() => import('./pages/timetable-page.tsx').then((m) => m.TimetablePage)),
    title: 'Timetable',
  },
  {
    ...tab,
    path: '/gym/classes',
    page: lazyPage(() => import('./pages/classes-page.tsx').then((m) => m.ClassesPage)),
    title: 'Classes',
    next: ['/gym/classes/new', '/gym/classes/:classId'],
  },
  {
    ...tab,
    path: '/gym/classes/new',
    page: lazyPage(() => import('./pages/class-new-page.tsx').then((m) => m.ClassNewPage)),
    title: 'New class',
  },
  {
    ...tab,
    path: '/gym/classes/:classId',
    page: lazyPage(() => import('./pages/class-page.tsx').then((m) => m.ClassPage)),
    title: 'Change class',
  },
  {
    ...tab,
    path: '/gym/staff',
    page: lazyPage(() => import('./pages/staff-page.tsx').then((m) => m.StaffPage)),
    title: 'Staff calendars',
  },
];
