import { lt } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { mailedLinks, sessions, signInTries, verifications } from '../tables.ts';

/** Removes sessions that are over, mailed links nobody can use, and what sign-ins under way have left. */
export async function purge(
  db: Db,
  before: { sessions: Date; links: Date; verifications: Date; tries: Date },
): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, before.sessions));
  await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, before.links));
  await db.delete(verifications).where(lt(verifications.expiresAt, before.verifications));
  await db.delete(signInTries).where(lt(signInTries.lastAt, before.tries));
}
