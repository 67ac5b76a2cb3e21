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

/** An email as text and as HTML, which carries its own colours and follows a reader's dark mode. */
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
