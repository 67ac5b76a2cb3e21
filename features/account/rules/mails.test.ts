import { describe, expect, it } from 'vitest';
import {
  confirmEmailLetter,
  emailChangeAskedLetter,
  emailTakenLetter,
  escapeHtml,
  passwordChangedLetter,
  resetLetter,
  signUpAttemptLetter,
  verificationLetter,
} from './mails.ts';

const link = 'https://vigour.example/verify-email/abc.def?a=1&b="2"';

describe.each([
  ['verification', verificationLetter(link)],
  ['reset', resetLetter(link)],
  ['sign-up attempt', signUpAttemptLetter(link)],
  ['password changed', passwordChangedLetter(link, 'every')],
  ['confirm email', confirmEmailLetter(link)],
  ['email change asked', emailChangeAskedLetter('new@example.test', link)],
  ['email taken', emailTakenLetter(link)],
])('the %s letter', (_, letter) => {
  it('says the same in text and HTML, link included', () => {
    expect(letter.text).toContain(link);
    expect(letter.html).toContain(escapeHtml(link));
    expect(letter.html).not.toContain('b="2"');
  });

  it('has a subject of one line', () => {
    expect(letter.subject).toMatch(/^[^\r\n]{5,60}$/);
  });

  it('loads nothing from anywhere and follows dark mode', () => {
    expect(letter.html).not.toMatch(/<img|<script|<link|@import|url\(/);
    expect(letter.html).toContain('prefers-color-scheme: dark');
  });
});
