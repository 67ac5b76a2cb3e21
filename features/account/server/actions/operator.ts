import type { Db } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/sessions/caller.ts';
import { contactOf } from '../queries/personal-data.ts';

/** Whether this person runs this server: signed in with a verified address of theirs (`OPERATOR_EMAILS`). */
export async function isOperator(
  db: Db,
  operatorEmails: readonly string[],
  caller: Pick<Caller, 'owner' | 'emailVerified'>,
): Promise<boolean> {
  if (!caller.emailVerified) return false;
  const contact = await contactOf(db, caller.owner);
  return contact !== null && operatorEmails.includes(contact.email);
}
