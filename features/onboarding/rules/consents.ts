import type { ConsentKind } from '#features/account/rules.ts';

/**
 * Which wording was agreed to; stored with the consent and its date.
 * Change it whenever a statement below changes.
 */
export const CONSENT_WORDING_VERSION = '2026-11';

/** The statements a minor ticks, in the words that are agreed to. */
export const consentStatements: Record<ConsentKind, string> = {
  parental_consent: 'My parent or guardian knows that I am using Vigour and agrees to it.',
  digital_age: 'I am old enough to use online services where I live.',
};
