import {
  contactOf,
  contactsOf,
  isOperator,
  personOf,
  wantsMail,
} from '#features/account/server/public.ts';
import { trainersRunBy, whoRunsGymsOf } from '#features/organisations/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { PostMail } from '#platform/server/mail/mail-queue.ts';
import type { Caller } from '#platform/server/sessions/caller.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, dayIn } from '#platform/shared/calendar-day.ts';
import type { EmailContent } from '#platform/shared/email-content.ts';
import { AppError } from '#platform/shared/errors.ts';
import { newId } from '#platform/shared/ids.ts';
import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import type { CredentialCheck } from '../../contract.ts';
import {
  COMPARED,
  type Compared,
  credentialName,
  DOCUMENT_DAYS,
  HOME_ZONE,
  REMINDER_DAYS,
  reminderDue,
} from '../../rules/credentials.ts';
import {
  composeDecision,
  composeReminder,
  composeUndone,
  composeWaiting,
} from '../../rules/emails.ts';
import {
  addCheck,
  type CheckRow,
  type CredentialChecker,
  checkFor,
  checksOf,
  checksToRemind,
  countWaiting,
  credentialRows,
  decidedChecks,
  dropDocuments,
  endingChecks,
  noteReminder,
  proveChecker,
  undoDecision,
  waitingChecks,
  waitsSince,
  writeDecision,
} from '../queries/credentials.ts';
import { checkOf } from './credential-state.ts';

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
async function toShown(
  db: Db,
  rows: readonly CheckRow[],
  viewer: OwnerId,
): Promise<CredentialCheck[]> {
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
    const { id, kind, title, body, number, expiresOn, documentKind, state, note, source } = row;
    return {
      id,
      kind,
      title,
      body,
      number,
      expiresOn,
      state,
      note,
      source,
      trainer: trainerOf(row.trainerId),
      document: documentKind,
      isOpened: row.openedBy === viewer,
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
    waiting: await toShown(db, others(await waitingChecks(db, checker)), caller.owner),
    ending: await toShown(
      db,
      await endingChecks(db, checker, { from: today, to: addDays(today, FIRST_REMINDER_DAYS) }),
      caller.owner,
    ),
    decided: await toShown(db, await decidedChecks(db, checker), caller.owner),
  };
}

const notThere = () => new AppError('not_found', { message: 'That credential does not exist.' });
const missing = (field: string, message: string) =>
  new AppError('invalid', { message, fields: { [field]: message } });

export type Decision = {
  check: 'checked' | 'refused';
  note: string;
  compared: readonly Compared[];
  source: string;
};

/** A yes says what was compared and where; a no says why. */
function assertExplained({ check, note, compared, source }: Decision): void {
  if (check === 'refused') {
    if (note === '') throw missing('note', 'Say what is not right, so that it can be mended.');
    return;
  }
  if (COMPARED.some((one) => !compared.includes(one))) {
    throw missing('compared', 'Compare all of it first: name, credential, number and last day.');
  }
  if (source === '') throw missing('source', 'Say where you compared it.');
}

/** Mails a trainer about one of their checks. */
async function write(db: Db, { post }: CheckingServices, trainer: OwnerId, mail: EmailContent) {
  const contact = await contactOf(db, trainer);
  if (contact) await post(db, { to: contact.email, ...mail });
}

const profileLink = ({ publicUrl }: CheckingServices): string => `${publicUrl}/trainers/profile`;

/** Decides a credential that waits, and tells its trainer. `not_found` for who may not check it. */
export function decideCheck(
  db: Db,
  services: CheckingServices,
  caller: Caller,
  id: string,
  decision: Decision,
  nowMs: number,
): Promise<CredentialCheck> {
  const { check, note, source } = decision;
  assertExplained(decision);
  return inTransaction(db, async (db) => {
    const checker = await checkerOf(db, services, caller);
    const row = checker && (await checkFor(db, checker, id));
    if (!row) throw notThere();
    if (check === 'checked' && row.documentKind && row.openedBy !== caller.owner) {
      throw new AppError('conflict', {
        reason: 'not_opened',
        message: 'Open the document first.',
      });
    }
    const written = { state: check, note, source, at: new Date(nowMs) };
    if (!(await writeDecision(db, checker, id, written))) {
      throw new AppError('conflict', {
        reason: 'already_decided',
        message: 'That credential was decided or withdrawn already.',
      });
    }
    const mail = composeDecision(
      { name: credentialName(row), isChecked: check === 'checked', note },
      profileLink(services),
    );
    await write(db, services, row.trainerId, mail);
    return showOne(db, checker, id);
  });
}

async function showOne(db: Db, checker: CredentialChecker, id: string): Promise<CredentialCheck> {
  const row = await checkFor(db, checker, id);
  const [shown] = row ? await toShown(db, [row], checker.person) : [];
  if (!shown) throw notThere();
  return shown;
}

/**
 * Undoes a decision: the log keeps it, and the credential waits again as it was sent, unless its
 * trainer has changed or deleted it or sent it again.
 */
export function undoCheck(
  db: Db,
  services: CheckingServices,
  caller: Caller,
  id: string,
  note: string,
): Promise<CredentialCheck> {
  return inTransaction(db, async (db) => {
    const checker = await checkerOf(db, services, caller);
    const row = checker && (await checkFor(db, checker, id));
    if (!row) throw notThere();
    const [current] = await credentialRows.lock(db, row.trainerId, [row.credentialId]);
    const isLatest =
      current &&
      !current.deletedAt &&
      checkOf(await checksOf(db, row.trainerId), current)?.id === id;
    const taken = await undoDecision(db, checker, id, note);
    if (!taken) {
      throw new AppError('conflict', {
        reason: 'not_decided',
        message: 'Nothing is decided about that credential.',
      });
    }
    if (isLatest) {
      const undecided = { source: '', note: '', decidedAt: null, decidedAs: null, decidedBy: null };
      await addCheck(db, {
        ...taken,
        ...undecided,
        id: newId(),
        state: 'waiting',
        remindedFor: null,
      });
    }
    const mail = composeUndone({ name: credentialName(row), note }, profileLink(services));
    await write(db, services, row.trainerId, mail);
    return showOne(db, checker, id);
  });
}

/** Tells operators, and admins of the trainer's gyms who want it, that something waits: each once a day at most. */
export async function tellCheckers(
  db: Db,
  { post, publicUrl, operatorEmails }: CheckingServices,
  trainer: OwnerId,
  nowMs: number,
): Promise<void> {
  const yesterday = new Date(nowMs - MS_PER_WALL_DAY);
  const mail = composeWaiting(`${publicUrl}/trainers/credentials`);
  if (!(await waitsSince(db, yesterday, 'all'))) {
    for (const to of operatorEmails) await post(db, { to, ...mail });
  }
  for (const admin of await whoRunsGymsOf(db, trainer)) {
    if (!(await wantsMail(db, admin, 'credential_checks'))) continue;
    if (await waitsSince(db, yesterday, await trainersRunBy(db, admin))) continue;
    const person = await personOf(db, admin);
    const email = person?.user.emailVerified ? person.user.email.toLowerCase() : null;
    if (email && !operatorEmails.includes(email)) await post(db, { to: email, ...mail });
  }
}

/** How much waits for a caller; null: they check nobody. */
export async function countChecks(
  db: Db,
  services: CheckingServices,
  caller: Caller,
): Promise<number | null> {
  const checker = await checkerOf(db, services, caller);
  return checker && countWaiting(db, checker);
}

/** Deletes the documents of what was decided a week ago. */
export const dropDecidedDocuments = (db: Db, nowMs: number): Promise<void> =>
  dropDocuments(db, new Date(nowMs - DOCUMENT_DAYS * MS_PER_WALL_DAY));

/** Reminds trainers of checked credentials 60, 30 and 7 days before their last day, each once. */
export async function remindOfCredentials(
  db: Db,
  services: CheckingServices,
  nowMs: number,
): Promise<void> {
  const today = dayIn(HOME_ZONE, nowMs);
  const range = { from: today, to: addDays(today, FIRST_REMINDER_DAYS) };
  for (const row of await checksToRemind(db, range)) {
    const { id, trainerId, expiresOn } = row;
    const due = reminderDue({ ...row, check: 'checked' }, today, row.remindedFor);
    if (!due || expiresOn === null) continue;
    await inTransaction(db, async (db) => {
      if (!(await noteReminder(db, id, due))) return;
      const mail = composeReminder({ name: credentialName(row), expiresOn }, profileLink(services));
      await write(db, services, trainerId, mail);
    });
  }
}
