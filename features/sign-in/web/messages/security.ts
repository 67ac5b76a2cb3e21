import type { ReactNode } from 'react';
import { withElements } from '#platform/web/ui/with-elements.ts';
export const openLinkSentTo = (email: ReactNode) =>
  withElements`Open the link we sent to ${email}.`;

export const openBothLinks = (email: ReactNode) =>
  withElements`Open the link we sent to ${email} and the one sent to your current address.`;

export const codesLeft = (count: number) =>
  count === 1 ? '1 recovery code left.' : `${count} recovery codes left.`;

export const recoveryCodesTitle = 'Vigour recovery codes. Each works once.';

export const enterSixDigits = 'Enter the six digits.';

export const scanOrTypeKey =
  'Scan the code or type the key into your authenticator app. Then enter its six digits.';

export const qrCodeForApp = 'QR code for your authenticator app';

export const notConnected = 'Not connected';

export const notSetUpHere = 'Not set up on this server';

export const linkToBothAddresses = 'We’ll email a link to both addresses. Open both to change it.';

export const linkToNewAddress = 'We’ll email a link to the new address.';

export const enterNewEmail = 'Enter your new email address.';

export const signInByFingerprint = 'Sign in with your fingerprint, face or screen lock.';

export const passkeysUnsupported = 'This browser doesn’t support passkeys.';

export const giveItAName = 'Give it a name.';

export const signInWithIt = 'You can now sign in with it.';

export const passkeyRemoved = (name: ReactNode) =>
  withElements`${name} can no longer sign in to this account. Your device may still list it.`;

export const recogniseItLater = 'So you can recognise it later.';

export const changingSignsOutOthers = 'Changing it signs out your other devices.';

export const passwordCanBeAdded = 'You sign in with another service. You can add a password too.';

export const longerPasswordNeeded = (characters: number) =>
  `Use a password of at least ${characters} characters.`;

export const passwordHint = (characters: number) =>
  `At least ${characters} characters. Four unrelated words work well.`;

export const keepWithPasswords = 'Keep them with your passwords.';

export const copyingFailed = 'Copying did not work. Write them down.';

export const whatCodesAreFor =
  'Use one to sign in if you lose your authenticator app. You won’t see them again.';

export const askToTurnOff = 'Turn it off?';

export const passwordAloneNow = 'You now sign in with your password alone.';

export const passwordNeedsCode = (codesLeft: string) =>
  `Your password needs a code too. ${codesLeft}`;

export const requireCode = 'Require a six-digit code with your password.';

export const passwordAloneAfter =
  'You’ll sign in with your password alone. Your recovery codes will stop working.';

export const whatHappened = 'What happened to your account.';

export const unknownActivity =
  'Don’t recognise something? Change your password and sign out all other devices.';

export const onlyThisDeviceNow = 'Only this device is signed in now.';

export const signOutAllOthers = 'Sign out all other devices';

export const unknownDevice =
  'Don’t recognise a device? Sign it out and change your password. It takes up to a minute.';

export const sinceAndLastSeen = (first: string, last: string) =>
  `Since ${first}, last seen ${last}`;
