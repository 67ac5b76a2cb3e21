import { lazyPage } from '#platform/web/routing/lazy-page.ts';
import type { PageRoute } from '#platform/web/routing/page-route.ts';

const login = lazyPage(() => import('./pages/login-page.tsx').then((m) => m.LoginPage));
const loginEmail = lazyPage(() =>
  import('./pages/login-email-page.tsx').then((m) => m.LoginEmailPage),
);
const forgotPassword = lazyPage(() =>
  import('./pages/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
);
const resetPassword = lazyPage(() =>
  import('./pages/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
);
const verifyEmail = lazyPage(() =>
  import('./pages/verify-email-page.tsx').then((m) => m.VerifyEmailPage),
);
const profile = lazyPage(() => import('./pages/profile-page.tsx').then((m) => m.ProfilePage));

export const accountRoutes: PageRoute[] = [
  { path: '/login', page: login, frame: 'bare', title: 'Sign in' },
  { path: '/login/email', page: loginEmail, frame: 'bare', title: 'Sign in by email' },
  { path: '/login/forgot', page: forgotPassword, frame: 'bare', title: 'Forgot password' },
  { path: '/login/reset/:token', page: resetPassword, frame: 'bare', title: 'Set a new password' },
  { path: '/verify-email/:token?', page: verifyEmail, frame: 'bare', title: 'Verify your email' },
  { path: '/profile', page: profile, frame: 'tab', tab: 'profile', title: 'Profile' },
];
