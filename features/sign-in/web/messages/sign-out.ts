export const signInWithPasskey = 'Sign in with a passkey';

export const noPasskeyUsed = 'No passkey was used.';

export const clearsDevice = 'Signing out clears this device. Unsent changes will be lost.';

export const canSignOutNow = 'You can sign out now.';

export const signOutAndDelete = (what: string) => `Sign out and delete ${what}`;

export const protectsAccount = 'This protects your account if you leave a device open.';

export const accountHasNoPassword =
  'This account has no password. Sign out and in, then come back within 10 minutes.';
