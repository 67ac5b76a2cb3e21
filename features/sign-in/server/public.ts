/** What other features and the server's start may use of signing in. */

export { verifyReadAddress } from './actions/mailed-links.ts';
export { freshForMs, requireFresh, signOutOthers } from './actions/step-up.ts';
export { signInWork } from './jobs.ts';
export { hashingOnce, type PasswordHashing } from './providers/better-auth.ts';
export { createSignIn, type SignIn } from './providers/sign-in.ts';
export { signInErasedOnly, signInPersonalData } from './queries/personal-data.ts';
export { addSecurityEvent } from './queries/sessions.ts';
