import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';

/** Days of credentials are those of this zone. */
export const HOME_ZONE = 'Australia/Sydney';
export const CREDENTIAL_LIMITS = {
  title: 80,
  body: 80,
  number: 60,
  source: 200,
  credentials: 20,
} as const;
/** What a credential proves. Only a qualification to train people makes its trainer "Certified". */
export const CREDENTIAL_KINDS = [
  'qualification',
  'first-aid',
  'insurance',
  'children',
  'other',
] as const;
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

/** What a checker compares with the register before saying that a credential is right. */
export const COMPARED = ['name', 'title', 'number', 'last-day'] as const;
export type Compared = (typeof COMPARED)[number];

/** A document stays so many days after the decision, so that it can be undone. */
export const DOCUMENT_DAYS = 7;

export const MAX_DOCUMENT_BYTES = 5_000_000;
/** What a trainer reads of a credential; `none` was not sent to be checked as it stands. */
export const CREDENTIAL_STATES = ['none', 'waiting', 'checked', 'refused', 'expired'] as const;

/** A credential as its trainer gave it, and what an operator or an organisation's admin said of it. */
export type Credential = {
  kind: CredentialKind;
  /** "Certificate IV in Fitness"; empty: given before it was asked for */
  title: string;
  body: string;
  number: string;
  /** the last day on which it is valid; null: it does not end */
  expiresOn: CalendarDay | null;
  check: 'waiting' | 'checked' | 'refused';
};

export type CredentialState = Credential['check'] | 'expired';

export const credentialState = (
  { check, expiresOn }: Pick<Credential, 'check' | 'expiresOn'>,
  today: CalendarDay,
): CredentialState =>
  check === 'checked' && expiresOn !== null && expiresOn < today ? 'expired' : check;

/** What it is called: its title, else who gave it. */
export const credentialName = ({ title, body }: Pick<Credential, 'title' | 'body'>): string =>
  title || body;

/** The qualification that a trainer is certified by, of those that are checked and valid; null: none. */
export const certifiedAs = (
  valid: readonly Pick<Credential, 'kind' | 'title' | 'body'>[],
): string | null => {
  const qualification = valid.find(({ kind }) => kind === 'qualification');
  return qualification ? credentialName(qualification) : null;
};

/** The last day on which a trainer is certified by one of these; null: by none, or without an end. */
export function certifiedUntil(
  valid: readonly Pick<Credential, 'kind' | 'expiresOn'>[],
): CalendarDay | null {
  let last: CalendarDay | null = null;
  for (const { kind, expiresOn } of valid) {
    if (kind !== 'qualification') continue;
    if (expiresOn === null) return null;
    if (last === null || expiresOn > last) last = expiresOn;
  }
  return last;
}

/** Days before its last one at which a trainer is reminded of a checked credential. */
export const REMINDER_DAYS: readonly number[] = [60, 30, 7];

/**
 * The reminder that is due: the day it is for, so that each is sent once; null where none is. A server
 * that slept sends the latest one only.
 */
export function reminderDue(
  credential: Credential,
  today: CalendarDay,
  remindedFor: CalendarDay | null,
): CalendarDay | null {
  const { expiresOn } = credential;
  if (expiresOn === null || credentialState(credential, today) !== 'checked') return null;
  const left = daysFrom(today, expiresOn);
  const days = REMINDER_DAYS.findLast((one) => left <= one);
  if (days === undefined) return null;
  const due = addDays(expiresOn, -days);
  return remindedFor === null || remindedFor < due ? due : null;
}
