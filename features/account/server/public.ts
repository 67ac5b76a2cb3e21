/** What other features and the server's start may use of an account. */

export { createSignIn, type SignIn } from './providers/sign-in.ts';
export { type Profile, profileOf } from './queries.ts';
