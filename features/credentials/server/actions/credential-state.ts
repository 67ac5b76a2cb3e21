import type { Db } from '#platform/server/db/database.ts';
import { toRecord } from '#platform/server/records/record-rows.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { type CalendarDay, dayIn } from '#platform/shared/calendar-day.ts';
import type { StoredCredential } from '../../contract.ts';
import { type Credential, credentialState, HOME_ZONE } from '../../rules/credentials.ts';
import { type CheckRow, checkedOf, checksOf, listCredentials } from '../queries/credentials.ts';

export type CredentialContent = Omit<Credential, 'check'>;

/** The latest of what was sent of a credential as it stands; what was sent before a change is about another one. */
export const checkOf = (
  checks: readonly CheckRow[],
  { id, kind, title, body, number, expiresOn }: CredentialContent & { id: string },
): CheckRow | undefined =>
  checks.find(
    (check) =>
      check.credentialId === id &&
      check.kind === kind &&
      check.title === title &&
      check.body === body &&
      check.number === number &&
      check.expiresOn === expiresOn &&
      check.state !== 'withdrawn' &&
      check.state !== 'undone',
  );

export function toShown(
  row: CredentialContent & { id: string; version: number },
  checks: readonly CheckRow[],
  today: CalendarDay,
): StoredCredential {
  const { id, version, kind, title, body, number, expiresOn } = row;
  const check = checkOf(checks, row);
  const state = check?.state;
  const said = state === 'withdrawn' || state === 'undone' ? null : (state ?? null);
  return {
    id,
    version,
    kind,
    title,
    body,
    number,
    expiresOn,
    state: said ? credentialState({ check: said, expiresOn }, today) : 'none',
    note: said === 'refused' ? (check?.note ?? '') : '',
  };
}

export async function ownCredentials(
  db: Db,
  owner: OwnerId,
  nowMs: number,
): Promise<StoredCredential[]> {
  const checks = await checksOf(db, owner);
  const rows = await listCredentials(db, owner);
  return rows.map((row) => toShown(toRecord(row), checks, dayIn(HOME_ZONE, nowMs)));
}

type CheckedCredential = Credential & {
  trainerId: OwnerId;
  checkedOn: CalendarDay;
  /** null: from before it was written down */
  checkedAs: 'operator' | 'admin' | null;
  /** where it was compared; empty: from before that was asked for */
  source: string;
};

/** The credentials of trainers that were checked, as they stand, the latest check first. */
export async function checkedCredentials(
  db: Db,
  trainers: readonly OwnerId[],
): Promise<CheckedCredential[]> {
  return (await checkedOf(db, trainers)).map(
    ({ trainerId, kind, title, body, number, expiresOn, source, decidedAt, decidedAs }) => ({
      trainerId,
      kind,
      title,
      body,
      number,
      expiresOn,
      check: 'checked' as const,
      source,
      checkedAs: decidedAs,
      checkedOn: dayIn(HOME_ZONE, decidedAt?.getTime() ?? 0),
    }),
  );
}
