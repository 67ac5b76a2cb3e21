import type { Consent } from '#features/account/contract.ts';

export type ConsentKind = Consent['kind'];

/** Under this age (years) somebody with parental responsibility has to agree. */
export const PARENTAL_CONSENT_UNDER = 18;
/** Under this age (years) the local age of digital consent has to be confirmed. */
export const DIGITAL_AGE_UNDER = 16;

/**
 * Which wording was agreed to; stored with the consent and its date.
 * Change it whenever a statement below changes.
 */
export const CONSENT_WORDING_VERSION = '2026-11';

/** The statements, in the words that are agreed to. */
export const consentStatements: Record<ConsentKind, string> = {
  parental_consent: 'My parent or guardian knows that I am using Vigour and agrees to it.',
  digital_age: 'I am old enough to use online services where I live.',
};

/** The statements that a person of this age (years) must tick, in the order they are shown. */
export function consentsNeeded(age: number): ConsentKind[] {
  if (age < DIGITAL_AGE_UNDER) return ['parental_consent', 'digital_age'];
  if (age < PARENTAL_CONSENT_UNDER) return ['parental_consent'];
  return [];
}
