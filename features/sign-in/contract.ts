import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { done, email, linkToken, password } from './contract/fields.ts';

export { type OutsideProvider, outsideApi } from './contract/outside.ts';
export {
  type Passkey,
  type SecurityEvent,
  type SecurityEventKind,
  type SecurityState,
  type SessionEntry,
  securityApi,
} from './contract/security.ts';

/** `secondStep`: the password was right, and a code of the authenticator app is asked for next. */
const entered = z.object({ ok: z.literal(true), secondStep: z.literal(true).optional() });

export const signInApi = {
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/sign-up/email',
    access: 'public',
    rate: 'sign-in',
    summary: 'Create an account',
    body: z.object({
      email,
      password,
      name: z.string().trim().max(80, 'Use at most 80 characters.').optional(),
    }),
    response: entered,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    access: 'public',
    rate: 'sign-in',
    summary: 'Sign in by email and password',
    body: z.object({ email, password }),
    response: entered,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/auth/sign-out',
    access: 'public',
    rate: 'write',
    summary: 'Sign out',
    response: done,
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/auth/resend-verification',
    access: 'public',
    rate: 'mail',
    summary: 'Send a new verification email; older links stay valid',
    body: z.object({ email }),
    response: done,
  }),
  verifyEmail: endpoint({
    method: 'GET',
    path: '/api/auth/verify-email/:token',
    access: 'public',
    rate: 'sign-in',
    summary: 'Verify an email address by link',
    params: z.object({ token: linkToken }),
    response: z.object({ user: z.object({ emailVerified: z.boolean() }) }),
  }),
  verificationStatus: endpoint({
    method: 'GET',
    path: '/api/auth/verification-status',
    access: 'signed-in',
    rate: 'read',
    summary: 'Get the email address that is not verified yet',
    response: z.object({ email: z.string(), emailVerified: z.boolean() }),
  }),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/api/auth/request-password-reset',
    access: 'public',
    rate: 'mail',
    summary: 'Send a password reset email',
    body: z.object({ email }),
    response: done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    rate: 'sign-in',
    summary: 'Reset the password by link; ends all sessions',
    body: z.object({ token: linkToken, newPassword: password }),
    response: done,
  }),
};
