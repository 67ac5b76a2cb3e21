import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const login = lazyPage(() => import('./pages/login-page.tsx').then((m) => m.LoginPage));
const loginEmail = lazyPage(() =>
  import('./pages/login-email-page.tsx').then((m) => m.LoginEmailPage),
);
const addEmail = lazyPage(() => import('./pages/add-email-page.tsx').then((m) => m.AddEmailPage));
const forgotPassword = lazyPage(() =>
  import('./pages/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
);
const resetPassword = lazyPage(() =>
  import('./pages/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
);
const verifyEmail = lazyPage(() =>
  import('./pages/verify-email-page.tsx').then((m) => m.VerifyEmailPage),
);
const confirmEmail = lazyPage(() =>
  import('./pages/confirm-email-page.tsx').then((m) => m.ConfirmEmailPage),
);
const keepEmail = lazyPage(() =>
  import('./pages/keep-email-page.tsx').then((m) => m.KeepEmailPage),
);
const security = lazyPage(() => import('./pages/security-page.tsx').then((m) => m.SecurityPage));
const devices = lazyPage(() => import('./pages/sessions-page.tsx').then((m) => m.SessionsPage));
const activity = lazyPage(() => import('./pages/activity-page.tsx').then((m) => m.ActivityPage));

export const signInRoutes: PageRoute[] = [
  { path: '/login', page: login, frame: 'bare', title: 'Sign in' },
  { path: '/login/email', page: loginEmail, frame: 'bare', title: 'Sign in by email' },
  { path: '/login/add-email', page: addEmail, frame: 'bare', title: 'Add your email' },
  { path: '/login/forgot', page: forgotPassword, frame: 'bare', title: 'Forgot password' },
  { path: '/login/reset/:token', page: resetPassword, frame: 'bare', title: 'Set a new password' },
  {
    path: '/login/confirm-email/:token',
    page: confirmEmail,
    frame: 'bare',
    title: 'Confirm your new email',
  },
  { path: '/login/keep-email/:token', page: keepEmail, frame: 'bare', title: 'Keep this address' },
  { path: '/verify-email/:token?', page: verifyEmail, frame: 'bare', title: 'Verify your email' },
  { path: '/profile/security', page: security, frame: 'tab', tab: 'profile', title: 'Security' },
  { path: '/profile/sessions', page: devices, frame: 'tab', tab: 'profile', title: 'Devices' },
  { path: '/profile/activity', page: activity, frame: 'tab', tab: 'profile', title: 'Activity' },
];
