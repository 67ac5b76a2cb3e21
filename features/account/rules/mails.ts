export type Letter = { subject: string; text: string; html: string };

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
 * Text that somebody else chose, for the body of an email: an invisible space after each sign that links
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

/** One letter in both forms, for other features too. It carries its own colours and follows a reader's dark mode. */
export function letter({ subject, heading, paragraphs, button, closing, off }: Parts): Letter {
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
export const verificationLetter = (link: string): Letter =>
  letter({
    subject: 'Verify your email for Vigour',
    heading: 'Verify your email',
    paragraphs: [
      'Welcome to Vigour. Please confirm that this address is yours. The link works for 24 hours.',
    ],
    button: { label: 'Verify email', href: link },
    closing: 'If you did not create an account, ignore this message.',
  });

/** Carries the link that sets a new password. */
export const resetLetter = (link: string): Letter =>
  letter({
    subject: 'Set a new Vigour password',
    heading: 'Set a new password',
    paragraphs: ['Somebody asked for a new password for this account. The link works for 1 hour.'],
    button: { label: 'Set a new password', href: link },
    closing: 'If it was not you, ignore this message: your password stays as it is.',
  });

/** Tells the owner of an address that somebody tried to create a second account with it. */
export const signUpAttemptLetter = (loginLink: string): Letter =>
  letter({
    subject: 'You already have a Vigour account',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody tried to create a Vigour account with this address, with a password that is not yours. If it was you, sign in instead, or choose "Forgot password?" there.',
    ],
    button: { label: 'Sign in', href: loginLink },
    closing: 'If it was not you, there is nothing to do. Nobody got into your account.',
  });

/** Tells the owner that the password is new, in case it was not them. */
export const passwordChangedLetter = (loginLink: string, signedOut: 'every' | 'other'): Letter =>
  letter({
    subject: 'Your Vigour password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed just now, and every ${signedOut === 'other' ? 'other ' : ''}device was signed out.`,
    ],
    button: { label: 'Sign in', href: loginLink },
    closing:
      'If it was not you, choose "Forgot password?" on the sign-in page at once and set a new one.',
  });

/** What of an account's safety changed, as a heading and as a sentence. */
const securityChanges = {
  second_factor_on: [
    'Authenticator app turned on',
    'An authenticator app was turned on for your account.',
  ],
  second_factor_off: [
    'Authenticator app turned off',
    'The authenticator app of your account was turned off. A password alone signs in now.',
  ],
  recovery_codes: [
    'New recovery codes',
    'New recovery codes were made for your account. The older ones no longer work.',
  ],
  recovery_code_used: [
    'A recovery code was used',
    'A recovery code was used in place of your authenticator app. It does not work again.',
  ],
  passkey_added: [
    'Passkey added',
    'A passkey was added to your account. It can sign in from now on.',
  ],
  passkey_removed: ['Passkey removed', 'A passkey was removed from your account.'],
  provider_linked: [
    'Another sign-in connected',
    'A Google or Facebook account was connected to yours. It can sign in from now on, until you disconnect it.',
  ],
  provider_unlinked: [
    'A sign-in disconnected',
    'A Google or Facebook account was disconnected from yours. It can no longer sign in.',
  ],
} as const;

/** Tells the owner that something of their account's safety changed, in case it was not them. */
export function securityChangeLetter(change: keyof typeof securityChanges, link: string): Letter {
  const [heading, sentence] = securityChanges[change];
  return letter({
    subject: `Vigour: ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`,
    heading,
    paragraphs: [sentence],
    button: { label: 'Look at my security', href: link },
    closing: 'If it was not you, change your password at once and sign out every other device.',
  });
}

/** Tells the owner that somebody signed in from a kind of device that was not seen before. `at` is shown in UTC. */
export function newDeviceLetter(device: string, at: Date, link: string): Letter {
  const when = at.toLocaleString('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return letter({
    subject: 'New sign-in to your Vigour account',
    heading: 'New sign-in',
    // A browser may call itself anything.
    paragraphs: [
      `Your account was signed in to from a new device: ${withoutLinks(device)}, ${when} UTC.`,
    ],
    button: { label: 'Look at my security', href: link },
    closing:
      'If it was you, there is nothing to do. If not, change your password at once and sign out every other device. Whether these messages come is chosen under Profile, Account.',
  });
}

/** Asks whoever reads a new address to confirm it. */
export const confirmEmailLetter = (link: string): Letter =>
  letter({
    subject: 'Confirm your new email for Vigour',
    heading: 'Confirm your new email',
    paragraphs: [
      'You asked to use this address for your Vigour account. It counts once you confirm it. The link works for 24 hours.',
    ],
    button: { label: 'Confirm new email', href: link },
    closing: 'If you did not ask for this, ignore this message: nothing changes.',
  });

/** Asks whoever reads the present address whether the account may leave it. */
export const agreeEmailLetter = (newEmail: string, link: string): Letter =>
  letter({
    subject: 'Agree to your new email for Vigour',
    heading: 'Is this new email yours?',
    paragraphs: [
      `You asked to use ${newEmail} for your Vigour account. It counts once you agree here and confirm it there. The link works for 24 hours.`,
    ],
    button: { label: 'Agree to the new email', href: link },
    closing: 'If you did not ask for this, do not follow the link: nothing changes.',
  });

/** Tells the present address that another one was asked for, and how to stop that. */
export const emailChangeAskedLetter = (newEmail: string, undoLink: string): Letter =>
  letter({
    subject: 'Your Vigour email is about to change',
    heading: 'Somebody asked to change your email',
    paragraphs: [
      `From now on your Vigour account may use ${newEmail}, as soon as that address is confirmed. If it was you, there is nothing to do here.`,
      'If it was not you, keep this address. Every device is then signed out, and you set a new password by mail. The link works for 7 days, also after the change.',
    ],
    button: { label: 'Keep this address', href: undoLink },
    closing: 'You get this message because this is the address of your account.',
  });

/** Tells the older address that the change has happened. */
export const emailChangedLetter = (newEmail: string): Letter =>
  letter({
    subject: 'Your Vigour email was changed',
    heading: 'Your email was changed',
    paragraphs: [
      `Your Vigour account now uses ${newEmail}.`,
      'If it was not you, open the message "Your Vigour email is about to change" and choose "Keep this address".',
    ],
    closing: 'Messages about your account no longer come here.',
  });

/** Tells the owner of an address that another account wanted to use it. */
export const emailTakenLetter = (loginLink: string): Letter =>
  letter({
    subject: 'This address has a Vigour account already',
    heading: 'This address is in use',
    paragraphs: [
      'Somebody asked to use this address for another Vigour account. It has an account of its own, so nothing changes.',
    ],
    button: { label: 'Sign in', href: loginLink },
    closing: 'If it was not you, there is nothing to do. Nobody got into your account.',
  });
