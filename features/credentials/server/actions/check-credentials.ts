import { contactOf, contactsOf, isOperator } from '#features/account/server/public.ts';
import { trainersRunBy } from '#features/organisations/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { PostMail } from '#platform/server/mail/mail-queue.ts';
import type { Caller } from '#platform/server/sessions/caller.ts';
import { addDays, dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { CredentialCheck } from '../../contract.ts';
import { HOME_ZONE, REMINDER_DAYS, reminderDue } from '../../rules/credentials.ts';
import { composeDecision, composeReminder } from '../../rules/emails.ts';
import {
  type CheckRow,
  type CredentialChecker,
  checkFor,
  checksToRemind,
  decidedChecks,
  endingChecks,
  noteReminder,
  proveChecker,
  waitingChecks,
  writeDecision,
} from '../queries/credentials.ts';

export type CheckingServices = {
  post: PostMail;
  publicUrl: string;
  /** lower case */
  operatorEmails: readonly string[];
};

const FIRST_REMINDER_DAYS = Math.max(...REMINDER_DAYS);

/**
 * Operators check everybody's credentials, admins those of the trainers of their gyms, both with a
 * verified address and never their own. Null for anybody else.
 */
export async function checkerOf(
  db: Db,
  { operatorEmails }: CheckingServices,
  caller: Pick<Caller, 'owner' | 'emailVerified'>,
): Promise<CredentialChecker | null> {
  if (!caller.emailVerified) return null;
  if (await isOperator(db, operatorEmails, caller)) return proveChecker(caller.owner, 'all');
  const trainers = await trainersRunBy(db, caller.owner);
  return proveChecker(
    caller.owner,
    trainers.filter((trainer) => trainer !== caller.owner),
  );
}

/** Checks with the names of their trainers and of who decided them. */
async function toShown(db: Db, rows: readonly CheckRow[]): Promise<CredentialCheck[]> {
  const ids = rows.flatMap(({ trainerId, decidedBy }) =>
    decidedBy ? [trainerId, decidedBy] : [trainerId],
  );
  const people = await contactsOf(db, [...new Set(ids)]);
  const nameOf = (id: string | null): string | null => {
    const person = id === null ? undefined : people.get(id);
    return person ? person.name || person.email : null;
  };
  /** With the address: a first name finds nobody in a register. */
  const trainerOf = (id: string): string => {
    const person = people.get(id);
    return [person?.name, person?.email].filter(Boolean).join(', ');
  };
  return rows.map((row) => {
    const { id, body, number, expiresOn, documentKind, state, note } = row;
    return {
      id,
      body,
      number,
      expiresOn,
      state,
      note,
      trainer: trainerOf(row.trainerId),
      document: documentKind,
      sentAt: row.sentAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      decidedBy: nameOf(row.decidedBy),
    };
  });
}

/** What a checker has to do, and what was done; empty for who checks nobody. */
export async function listChecks(
  db: Db,
  services: CheckingServices,
  caller: Caller,
  nowMs: number,
) {
  const checker = await checkerOf(db, services, caller);
  if (!checker) return { as: null, waiting: [], ending: [], decided: [] };
  const today = dayIn(HOME_ZONE, nowMs);
  const others = (rows: CheckRow[]) => rows.filter(({ trainerId }) => trainerId !== caller.owner);
  return {
    as: checker.trainers === 'all' ? ('operator' as const) : ('admin' as const),
    waiting: await toShown(db, others(await waitingChecks(db, checker))),
    ending: await toShown(
      db,
      await endingChecks(db, checker, { from: today, to: addDays(today, FIRST_REMINDER_DAYS) }),
    ),
    decided: await toShown(db, await decidedChecks(db, checker)),
  };
}

/** Decides a credential that waits, and tells its trainer. `not_found` for who may not check it. */
export function decideCheck(
  db: Db,
  services: CheckingServices,
  caller: Caller,
  id: string,
  { check, note }: { check: 'checked' | 'refused'; note: string },
  nowMs: number,
): Promise<CredentialCheck> {
  if (check === 'refused' && note === '') {
    const message = 'Say what is not right, so that it can be mended.';
    throw new AppError('invalid', { message, fields: { note: message } });
  }
  return inTransaction(db, async (db) => {
    const checker = await checkerOf(db, services, caller);
    const row = checker && (await checkFor(db, checker, id));
    if (!row) throw new AppError('not_found', { message: 'That credential does not exist.' });
    const decision = { state: check, note, at: new Date(nowMs) };
    if (!(await writeDecision(db, checker, id, decision))) {
      throw new AppError('conflict', {
        reason: 'already_decided',
        message: 'That credential was decided or withdrawn already.',
      });
    }
    const contact = await contactOf(db, row.trainerId);
    if (contact) {
      const mail = composeDecision(
        { body: row.body, isChecked: check === 'checked', note },
        `${services.publicUrl}/trainers/profile`,
      );
      await services.post(db, { to: contact.email, ...mail });
    }
    const [decided] = await toShown(db, [(await checkFor(db, checker, id)) ?? row]);
    return decided as CredentialCheck;
  });
}

/** Reminds trainers of checked credentials 60, 30 and 7 days before their last day, each once. */
export async function remindOfCredentials(
  db: Db,
  services: CheckingServices,
  nowMs: number,
): Promise<void> {
  const today = dayIn(HOME_ZONE, nowMs);
  const range = { from: today, to: addDays(today, FIRST_REMINDER_DAYS) };
  for (const { id, trainerId, body, number, expiresOn, remindedFor } of await checksToRemind(
    db,
    range,
  )) {
    const due = reminderDue({ body, number, expiresOn, check: 'checked' }, today, remindedFor);
    if (!due || expiresOn === null) continue;
    await inTransaction(db, async (db) => {
      if (!(await noteReminder(db, id, due))) return;
      const contact = await contactOf(db, trainerId);
      if (!contact) return;
      const mail = composeReminder({ body, expiresOn }, `${services.publicUrl}/trainers/profile`);
      await services.post(db, { to: contact.email, ...mail });
    });
  }
}
