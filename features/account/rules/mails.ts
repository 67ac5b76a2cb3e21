export type EmailContent = { subject: string; text: string; html: string };

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes text safe inside HTML and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** What a mail program takes for a part of a link or an address. */
const LINK_SIGNS = /[.。．｡:@](?=\S)/gu;

/**
 * Text that someone else chose, for the body of an email: an invisible space after each sign that links
 * are made of, so that mail programs make none. It never goes into a subject.
 */
export const withoutLinks = (text: string): string => text.replace(LINK_SIGNS, '$&\u200b');

type Parts = {
  subject: string;
  heading: string;
  paragraphs: string[];
  button?: { label: string; href: string };
  closing: string;
  /** How to get no more of these. */
  off?: { label: string; href: string };
};

/** One composeEmail in both forms, for other features too. It carries its own colours and follows a reader's dark mode. */
export function composeEmail({
  subject,
  heading,
  paragraphs,
  button,
  closing,
  off,
}: Parts): EmailContent {
  const text = [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    closing,
    ...(off ? [`${off.label}:\n${off.href}`] : []),
    'Vigour',
  ].join('\n\n');

  const p = (content: string, style = '') =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px;${style}">${content}</p>`;
  const href = button ? escapeHtml(button.href) : '';
  const action = button
    ? `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#7a2fe0;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
${p(`Or open this address:<br><a href="${href}" style="color:#8f4bf0;word-break:break-all">${href}</a>`, 'font-size:14px;line-height:20px')}`
    : '';
  const stop = off
    ? `\n<p style="margin:16px 0 0;font-size:14px;line-height:20px"><a href="${escapeHtml(off.href)}" style="color:#8f4bf0">${escapeHtml(off.label)}</a></p>`
    : '';
  const html = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0d0a18 !important; }
  .card { background: #181328 !important; color: #f3f0fa !important; border-color: #322a4a !important; }
  .quiet { color: #b4abc9 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:32px 16px;background:#f4f2f9;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div class="card" style="max-width:480px;margin:0 auto;padding:32px;border:1px solid #e2deee;border-radius:20px;background:#ffffff;color:#1b1630">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">Vigour</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px">${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => p(escapeHtml(paragraph))).join('\n')}
${action}
<p class="quiet" style="margin:24px 0 0;font-size:14px;line-height:20px;color:#5c5470">${escapeHtml(closing)}</p>${stop}
</div>
</body>
</html>
`;
  return { subject, text, html };
}

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
