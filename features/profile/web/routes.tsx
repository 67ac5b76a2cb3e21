import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const profile = lazyPage(() => import('./pages/profile-page.tsx').then((m) => m.ProfilePage));
const account = lazyPage(() => import('./pages/account-page.tsx').then((m) => m.AccountPage));
const emails = lazyPage(() => import('./pages/emails-page.tsx').then((m) => m.EmailsPage));
const app = lazyPage(() => import('./pages/app-page.tsx').then((m) => m.AppPage));

export const profileRoutes: PageRoute[] = [
  { path: '/profile', page: profile, frame: 'tab', tab: 'profile', title: 'Profile' },
  {
    path: '/profile/account',
    page: account,
    frame: 'tab',
    tab: 'profile',
    title: 'Personal details',
  },
  { path: '/profile/app', page: app, frame: 'tab', tab: 'profile', title: 'App' },
  { path: '/profile/emails', page: emails, frame: 'tab', tab: 'profile', title: 'Emails' },
];
