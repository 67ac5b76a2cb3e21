/** What other features and the server's start may use of an account. */
export { type Profile, profileOf } from './queries.ts';
export { createSignIn, type SignIn } from './sign-in.ts';
