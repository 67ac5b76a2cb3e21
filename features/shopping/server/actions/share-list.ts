import { randomBytes } from 'node:crypto';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { addDays, dayIn } from '#platform/shared/calendar-day.ts';
import type { ParsedInputOf } from '#platform/shared/endpoint.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { sharedShoppingApi } from '../../contract.ts';
import { NO_CHANGES } from '../../rules/list/merge-changes.ts';
import { guestMarks, toSharedLines } from '../../rules/list/shared-lines.ts';
import { stateOf } from '../queries/entries.ts';
import { addToken, listOf, ownerOfToken, removeToken } from '../queries/lists.ts';
import { changeList } from './change-list.ts';

const TOKEN = /^[\w-]{22}$/;

/** The list's link, and until when it works. */
export async function readShare(db: Db, owner: OwnerId, nowMs: number) {
  const { token, endsAt } = await listOf(db, owner, nowMs);
  return { token, endsAt: endsAt && endsAt.toISOString() };
}

/** Makes a link for the list, or answers the one that it has. */
export async function shareList(db: Db, owner: OwnerId, nowMs: number) {
  await addToken(db, owner, randomBytes(16).toString('base64url'), new Date(nowMs));
  return readShare(db, owner, nowMs);
}

/** Stops sharing: the link finds nothing any more. A new one will be another. */
export async function stopSharingList(db: Db, owner: OwnerId) {
  await removeToken(db, owner);
  return { token: null, endsAt: null };
}

async function ownerOf(db: Db, token: string, nowMs: number): Promise<OwnerId> {
  const owner = TOKEN.test(token) ? await ownerOfToken(db, token, nowMs) : null;
  if (!owner) throw new AppError('not_found', { message: 'This list is no longer shared.' });
  return owner;
}

/** The holder of the link may be anywhere: a meal counts until it is over everywhere. */
const dayOf = (nowMs: number) => addDays(dayIn('UTC', nowMs), -1);

/** The list of a link as anyone may read it. Fails with `not_found`. */
export async function readShared(db: Db, token: string, nowMs: number) {
  const owner = await ownerOf(db, token, nowMs);
  const { stamp } = await listOf(db, owner, nowMs);
  return { stamp, lines: toSharedLines(await stateOf(db, owner), dayOf(nowMs)) };
}

type Ticks = ParsedInputOf<typeof sharedShoppingApi.tick>['body']['ticks'];

/** Ticks lines of the list of a link, and answers the list. Fails with `not_found`. */
export async function tickShared(db: Db, token: string, ticks: Ticks, nowMs: number) {
  const owner = await ownerOf(db, token, nowMs);
  const marks = guestMarks(await stateOf(db, owner), ticks, dayOf(nowMs));
  if (marks.length > 0) await changeList(db, owner, { ...NO_CHANGES, marks }, { nowMs });
  return readShared(db, token, nowMs);
}
