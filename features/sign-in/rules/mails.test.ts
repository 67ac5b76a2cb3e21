import { describe, expect, it } from 'vitest';
import { escapeHtml } from '#platform/shared/email-content.ts';
import {
  composeEmailChangeConfirmation,
  composeEmailChangeNotice,
  composeEmailTaken,
  composePasswordChanged,
  composePasswordReset,
  composeSignUpAttempt,
  composeVerification,
} from './mails.ts';

const link = 'https://vigour.example/verify-email/abc.def?a=1&b="2"';

describe.each([
  ['verification', composeVerification(link)],
  ['reset', composePasswordReset(link)],
  ['sign-up attempt', composeSignUpAttempt(link)],
  ['password changed', composePasswordChanged(link, 'every')],
  ['confirm email', composeEmailChangeConfirmation(link)],
  ['email change asked', composeEmailChangeNotice('new@example.test', link)],
  ['email taken', composeEmailTaken(link)],
])('the %s email', (_, email) => {
  it('says the same in text and HTML, link included', () => {
    expect(email.text).toContain(link);
    expect(email.html).toContain(escapeHtml(link));
    expect(email.html).not.toContain('b="2"');
  });

  it('has a subject of one line', () => {
    expect(email.subject).toMatch(/^[^\r\n]{5,60}$/);
  });

  it('loads nothing from anywhere and follows dark mode', () => {
    expect(email.html).not.toMatch(/<img|<script|<link|@import|url\(/);
    expect(email.html).toContain('prefers-color-scheme: dark');
  });
});
