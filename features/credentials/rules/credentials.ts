import { addDays, type CalendarDay, daysFrom } from '#platform/shared/calendar-day.ts';

/** Days of credentials are those of this zone. */
export const HOME_ZONE = 'Australia/Sydney';
export const CREDENTIAL_LIMITS = { body: 80, number: 60, credentials: 20 } as const;
export const MAX_DOCUMENT_BYTES = 5_000_000;
/** What a trainer reads of a credential; `none` was not sent to be checked as it stands. */
export const CREDENTIAL_STATES = ['none', 'waiting', 'checked', 'refused', 'expired'] as const;

/** A credential as its trainer gave it, and what an operator or an organisation's admin said of it. */
export type Credential = {
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
