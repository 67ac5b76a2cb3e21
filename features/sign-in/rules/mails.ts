import { composeEmail, type EmailContent, withoutLinks } from '#platform/shared/email-content.ts';

/** Asks a new person to prove that the address is theirs. */
export const composeVerification = (link: string): EmailContent =>
  composeEmail({
    subject: 'Verify your email for Vigour',
    heading: 'Verify your email',
    paragraphs: [
      'Welcome to Vigour. Confirm that this address is yours. The link works for 24 hours.',
    ],
    button: { label: 'Verify email', href: link },
    closing: 'If you didn’t sign up, ignore this email.',
  });

/** Carries the link that sets a new password. */
export const composePasswordReset = (link: string): EmailContent =>
  composeEmail({
    subject: 'Set a new Vigour password',
    heading: 'Set a new password',
    paragraphs: ['Someone asked to reset your password. The link works for 1 hour.'],
    button: { label: 'Set a new password', href: link },
    closing: 'Not you? Ignore this email. Your password won’t change.',
  });

/** Tells the owner of an address that a person tried to create a second account with it. */
export const composeSignUpAttempt = (loginLink: string): EmailContent =>
  composeEmail({
    subject: 'You already have a Vigour account',
    heading: 'You already have an account',
    paragraphs: [
      'Someone tried to sign up with this address and a different password. Was it you? Sign in instead, or choose "Forgot password?".',
    ],
    button: { label: 'Sign in', href: loginLink },
    closing: 'Not you? There’s nothing to do. Nobody got into your account.',
  });

/** Tells the owner that the password is new, in case it was not them. */
export const composePasswordChanged = (
  loginLink: string,
  signedOut: 'every' | 'other',
): EmailContent =>
  composeEmail({
    subject: 'Your Vigour password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `Your password was just changed. All ${signedOut === 'other' ? 'other ' : ''}devices were signed out.`,
    ],
    button: { label: 'Sign in', href: loginLink },
    closing: 'Not you? Choose "Forgot password?" on the sign-in page now and set a new one.',
  });

/** What of an account's safety changed, as a heading and as a sentence. */
const securityChanges = {
  second_factor_on: [
    'Authenticator app turned on',
    'You now need a code from your authenticator app to sign in with your password.',
  ],
  second_factor_off: [
    'Authenticator app turned off',
    'You can now sign in with your password alone.',
  ],
  recovery_codes: ['New recovery codes', 'Your old recovery codes no longer work.'],
  recovery_code_used: [
    'Recovery code used',
    'Someone signed in with a recovery code. That code no longer works.',
  ],
  passkey_added: ['Passkey added', 'You can now sign in with the new passkey.'],
  passkey_removed: ['Passkey removed', 'It can no longer sign in to your account.'],
  provider_linked: [
    'Sign-in connected',
    'A Google or Facebook account can now sign in to your account.',
  ],
  provider_unlinked: [
    'Sign-in disconnected',
    'A Google or Facebook account can no longer sign in to your account.',
  ],
} as const;

/** Tells the owner that something of their account's safety changed, in case it was not them. */
export function composeSecurityChange(
  change: keyof typeof securityChanges,
  link: string,
): EmailContent {
  const [heading, sentence] = securityChanges[change];
  return composeEmail({
    subject: `Vigour: ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`,
    heading,
    paragraphs: [sentence],
    button: { label: 'Review my security', href: link },
    closing: 'Not you? Change your password now and sign out all other devices.',
  });
}

/** Tells the owner about a sign-in from a new kind of device. `at` is shown in UTC. */
export function composeNewDevice(device: string, at: Date, link: string): EmailContent {
  const when = at.toLocaleString('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return composeEmail({
    subject: 'New sign-in to your Vigour account',
    heading: 'New sign-in',
    // A browser may call itself anything.
    paragraphs: [`Your account was used on a new device: ${withoutLinks(device)}, ${when} UTC.`],
    button: { label: 'Review my security', href: link },
    closing:
      'Not you? Change your password now and sign out all other devices. Turn these emails on or off under Profile, Emails.',
  });
}

/** Asks anyone who reads a new address to confirm it. */
export const composeEmailChangeConfirmation = (link: string): EmailContent =>
  composeEmail({
    subject: 'Confirm your new email for Vigour',
    heading: 'Confirm your new email',
    paragraphs: [
      'Confirm this address to use it for your Vigour account. The link works for 24 hours.',
    ],
    button: { label: 'Confirm new email', href: link },
    closing: 'Didn’t ask for this? Ignore this email. Nothing changes.',
  });

/** Asks the current address to approve the change. */
export const composeEmailChangeApproval = (newEmail: string, link: string): EmailContent =>
  composeEmail({
    subject: 'Approve your new email for Vigour',
    heading: 'Is this new email yours?',
    paragraphs: [
      `You asked to use ${newEmail} for your Vigour account. Approve it here and confirm it there. The link works for 24 hours.`,
    ],
    button: { label: 'Approve the new email', href: link },
    closing: 'Didn’t ask for this? Ignore this email. Nothing changes.',
  });

/** Notifies the current address of a requested change, with a link to stop it. */
export const composeEmailChangeNotice = (newEmail: string, undoLink: string): EmailContent =>
  composeEmail({
    subject: 'Your Vigour email is about to change',
    heading: 'Someone asked to change your email',
    paragraphs: [
      `Your Vigour account will use ${newEmail} once that address is confirmed. If it was you, there’s nothing to do.`,
      'Not you? Keep this address. We’ll sign out all devices and email you a link to set a new password. The link works for 7 days.',
    ],
    button: { label: 'Keep this address', href: undoLink },
    closing: 'You get this email because your account uses this address.',
  });

/** Notifies the old address of the change. */
export const composeEmailChanged = (newEmail: string): EmailContent =>
  composeEmail({
    subject: 'Your Vigour email was changed',
    heading: 'Your email was changed',
    paragraphs: [
      `Your Vigour account now uses ${newEmail}.`,
      'Not you? Open our email "Your Vigour email is about to change" and choose "Keep this address".',
    ],
    closing: 'We’ll no longer email this address.',
  });

/** Tells the owner of an address that another account wanted to use it. */
export const composeEmailTaken = (loginLink: string): EmailContent =>
  composeEmail({
    subject: 'This address already has a Vigour account',
    heading: 'This address is in use',
    paragraphs: [
      'Someone tried to use this address for another Vigour account. Nothing has changed.',
    ],
    button: { label: 'Sign in', href: loginLink },
    closing: 'Not you? There’s nothing to do. Nobody got into your account.',
  });
