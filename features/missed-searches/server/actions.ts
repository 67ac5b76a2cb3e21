import { createHmac } from 'node:crypto';
import { isOperator } from '#features/account/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/sessions/caller.ts';
import type { MissedSearch } from '../contract.ts';
import { missedText } from '../rules/missed-text.ts';
import { countMissed, dropOldMissed, keptMissed } from './queries.ts';

const DAY_MS = 86_400_000;
const LISTED = 200;

/** Counts a search that found nothing, if its words may be counted. */
export async function countSearch(
  db: Db,
  secret: string,
  owner: string,
  typed: string,
  nowMs: number,
): Promise<void> {
  const text = missedText(typed);
  if (text === null) return;
  const hashOf = (what: string) =>
    createHmac('sha256', secret).update(`missed-searches\n${what}`).digest('base64url');
  await countMissed(db, {
    id: hashOf(text),
    text,
    asker: hashOf(`${owner}\n${text}`),
    at: new Date(nowMs),
  });
}

/** What people did not find, for operators; nothing for everybody else. */
export async function listMissed(
  db: Db,
  operatorEmails: readonly string[],
  caller: Caller,
): Promise<MissedSearch[]> {
  if (!(await isOperator(db, operatorEmails, caller))) return [];
  const rows = await keptMissed(db, LISTED);
  return rows.map(({ text, asked, lastAskedAt }) => ({
    text: text ?? '',
    asked,
    lastAskedAt: lastAskedAt.toISOString(),
  }));
}

export const forgetOld = (db: Db, nowMs: number) =>
  dropOldMissed(db, {
    year: new Date(nowMs - 365 * DAY_MS),
    month: new Date(nowMs - 30 * DAY_MS),
  });
