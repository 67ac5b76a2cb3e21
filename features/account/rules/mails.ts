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

type Parts = {
  subject: string;
  heading: string;
  paragraphs: string[];
  button?: { label: string; href: string };
  closing: string;
};

/** One letter in both forms. It carries its own colours and follows a reader's dark mode. */
function letter({ subject, heading, paragraphs, button, closing }: Parts): Letter {
  const text = [
    heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    closing,
    'Vigour',
  ].join('\n\n');

  const p = (content: string, style = '') =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px;${style}">${content}</p>`;
  const href = button ? escapeHtml(button.href) : '';
  const action = button
    ? `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#7a2fe0;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
${p(`Or open this address:<br><a href="${href}" style="color:#8f4bf0;word-break:break-all">${href}</a>`, 'font-size:14px;line-height:20px')}`
    : '';
  const html = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
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
<p class="quiet" style="margin:24px 0 0;font-size:14px;line-height:20px;color:#5c5470">${escapeHtml(closing)}</p>
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
export const passwordChangedLetter = (loginLink: string): Letter =>
  letter({
    subject: 'Your Vigour password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed just now, and every device was signed out.',
    ],
    button: { label: 'Sign in', href: loginLink },
    closing:
      'If it was not you, choose "Forgot password?" on the sign-in page at once and set a new one.',
  });
