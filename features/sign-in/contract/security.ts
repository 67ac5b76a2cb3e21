import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { done, email, linkToken, password } from './fields.ts';
import { outsideProvider } from './outside.ts';

const oneTimeCode = z.string().trim().min(6, 'Enter the code.').max(20, 'That code is too long.');
const passkeyName = z
  .string()
  .trim()
  .min(1, 'Give it a name.')
  .max(60, 'Use at most 60 characters.');
const base64url = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength, 'This passkey answer is too long.')
    .regex(/^[A-Za-z0-9_-]*={0,2}$/, 'Give the passkey answer as base64url.');
const credentialFields = {
  id: base64url(2_000),
  rawId: base64url(2_000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  // Required by the library, which reads nothing of it.
  clientExtensionResults: z.object({}).default({}),
};
/** A new passkey: `PublicKeyCredential.toJSON()` after `create()` (WebAuthn level 3). */
const newCredential = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url(10_000),
    attestationObject: base64url(16_000),
    transports: z.array(z.string().max(30)).max(20).optional(),
  }),
});
export type NewCredential = z.output<typeof newCredential>;
/** A sign-in with a passkey: `PublicKeyCredential.toJSON()` after `get()`. */
const credential = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url(10_000),
    authenticatorData: base64url(10_000),
    signature: base64url(4_000),
    userHandle: base64url(1_000).nullish(),
  }),
});
export type Credential = z.output<typeof credential>;
/** What the browser's credential API takes, as JSON. */
const ceremony = z.object({ options: z.record(z.string(), z.unknown()) });
const ofOne = z.object({ id: z.uuid() });

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Lives on several devices of the person, not on one alone. */
  synced: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** Everything that lets the person in. */
const securityState = z.object({
  hasPassword: z.boolean(),
  passkeys: z.array(passkey),
  secondFactor: z.object({ on: z.boolean(), recoveryCodesLeft: z.number().int() }),
  /** Other services the person signs in with. */
  connected: z.array(z.object({ provider: z.string(), since: z.string() })),
  /** Those this server is set up for: no other can be connected. */
  offered: z.array(outsideProvider),
  /** Unconfirmed new email address. */
  newEmail: z.string().nullable(),
});
export type SecurityState = z.infer<typeof securityState>;

const sessionEntry = z.object({
  id: z.string(),
  current: z.boolean(),
  /** "Chrome on Windows" */
  device: z.string(),
  deviceKind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
  ipAddress: z.string().nullable(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;

/** What is written down for the owner of an account to read. */
export type SecurityEventKind =
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'password_changed'
  | 'password_reset'
  | 'email_change_asked'
  | 'email_changed'
  | 'email_change_undone'
  | 'email_verified'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'passkey_added'
  | 'passkey_removed'
  | 'session_ended'
  | 'other_sessions_ended'
  | 'provider_linked'
  | 'provider_unlinked'
  | 'export_asked'
  | 'deletion_asked'
  | 'deletion_cancelled';

const securityEvent = z.object({
  id: z.string(),
  kind: z.string(),
  detail: z.string().nullable(),
  device: z.string(),
  ipAddress: z.string().nullable(),
  at: z.string(),
});
export type SecurityEvent = z.infer<typeof securityEvent>;

/** Calls marked "fresh" want a sign-in of the last 10 minutes; else 403 `fresh_sign_in_needed`. */
export const securityApi = {
  state: endpoint({
    method: 'GET',
    path: '/api/auth/security',
    access: 'signed-in',
    rate: 'read',
    summary: 'Get password, passkeys, authenticator and connected sign-ins',
    response: securityState,
  }),
  stepUp: endpoint({
    method: 'POST',
    path: '/api/auth/step-up',
    access: 'signed-in',
    rate: 'sign-in',
    summary: 'Confirm identity by password or code',
    body: z
      .object({ password: password.optional(), code: oneTimeCode.optional() })
      .refine((body) => body.password || body.code, {
        message: 'Enter your password or a code.',
        path: ['password'],
      }),
    response: done,
  }),
  stepUpByPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/step-up/passkey',
    access: 'signed-in',
    rate: 'sign-in',
    summary: 'Confirm identity by passkey',
    body: z.object({ credential }),
    response: done,
  }),
  secondStep: endpoint({
    method: 'POST',
    path: '/api/auth/sign-in/second-step',
    access: 'public',
    rate: 'sign-in',
    summary: 'Finish a sign-in with an authenticator or recovery code',
    body: z.object({ code: oneTimeCode }),
    response: done,
  }),
  passkeySignInOptions: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/sign-in/options',
    access: 'public',
    rate: 'sign-in',
    summary: 'Start a passkey sign-in',
    response: ceremony,
  }),
  passkeySignIn: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/sign-in',
    access: 'public',
    rate: 'sign-in',
    summary: 'Sign in by passkey',
    body: z.object({ credential }),
    response: done,
  }),
  passkeyOptions: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/options',
    access: 'signed-in',
    rate: 'write',
    summary: 'Start adding a passkey (recent sign-in)',
    response: ceremony,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys',
    access: 'signed-in',
    rate: 'write',
    summary: 'Add a passkey (recent sign-in)',
    body: z.object({ name: passkeyName, credential: newCredential }),
    response: passkey,
  }),
  renamePasskey: endpoint({
    method: 'PATCH',
    path: '/api/auth/passkeys/:id',
    access: 'signed-in',
    rate: 'write',
    summary: 'Rename a passkey',
    params: ofOne,
    body: z.object({ name: passkeyName }),
    response: passkey,
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/api/auth/passkeys/:id',
    access: 'signed-in',
    rate: 'write',
    summary: 'Remove a passkey (recent sign-in)',
    params: ofOne,
    response: done,
  }),
  enrolSecondFactor: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor',
    access: 'signed-in',
    rate: 'write',
    summary: 'Start authenticator set-up (recent sign-in)',
    response: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor/confirm',
    access: 'signed-in',
    rate: 'sign-in',
    summary: 'Turn on the authenticator with its first code (recent sign-in)',
    body: z.object({ code: oneTimeCode }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor/recovery-codes',
    access: 'signed-in',
    rate: 'write',
    summary: 'Replace the recovery codes (recent sign-in)',
    response: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  removeSecondFactor: endpoint({
    method: 'DELETE',
    path: '/api/auth/second-factor',
    access: 'signed-in',
    rate: 'write',
    summary: 'Turn off the authenticator (recent sign-in)',
    response: done,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/password',
    access: 'signed-in',
    rate: 'sign-in',
    summary: 'Change the password; ends other sessions (recent sign-in)',
    body: z.object({ newPassword: password }),
    response: done,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'signed-in',
    rate: 'read',
    summary: 'List sessions',
    response: z.array(sessionEntry),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    access: 'signed-in',
    rate: 'write',
    summary: 'Sign out one device',
    params: ofOne,
    response: done,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions',
    access: 'signed-in',
    rate: 'write',
    summary: 'Sign out all other devices',
    response: done,
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/api/auth/email',
    access: 'signed-in',
    rate: 'mail',
    summary: 'Request an email change; both addresses confirm by link (recent sign-in)',
    body: z.object({ email }),
    response: done,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/auth/email/confirm',
    access: 'public',
    rate: 'sign-in',
    summary: 'Confirm an email change by link; the last confirmation applies it',
    body: z.object({ token: linkToken }),
    response: z.object({
      ok: z.literal(true),
      /** the address whose link has to be followed too before the change counts */
      waitsFor: z.enum(['new', 'present']).nullable(),
    }),
  }),
  undoEmail: endpoint({
    method: 'POST',
    path: '/api/auth/email/undo',
    access: 'public',
    rate: 'sign-in',
    summary: 'Keep or restore the old email by link; ends all sessions',
    body: z.object({ token: linkToken }),
    response: done,
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/auth/security-events',
    access: 'signed-in',
    rate: 'read',
    summary: 'List account activity, newest first',
    query: z.object({ before: z.uuid().optional() }),
    response: z.object({ events: z.array(securityEvent), more: z.boolean() }),
  }),
};
