import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { jobs } from './tables.ts';

export type JobRow = typeof jobs.$inferSelect;
type Held = Pick<JobRow, 'id' | 'tries'>;

/** Only the server that took a job last holds it. */
const isHeld = ({ id, tries }: Held) => and(eq(jobs.id, id), eq(jobs.tries, tries));

export async function addJob(db: Db, row: Omit<JobRow, 'tries'>): Promise<void> {
  await db.insert(jobs).values(row);
}

/** Takes jobs that are due, the oldest first: of several servers only one gets each. */
export async function takeDueJobs(
  db: Db,
  {
    names,
    now,
    putOffUntil,
    heldUntil,
    limit,
  }: { names: string[]; now: Date; putOffUntil: Date; heldUntil: Date; limit: number },
): Promise<JobRow[]> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(or(lte(jobs.dueAt, now), gt(jobs.dueAt, putOffUntil)), inArray(jobs.name, names)))
    .orderBy(asc(jobs.dueAt), asc(jobs.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(jobs)
    .set({ dueAt: heldUntil, tries: sql`${jobs.tries} + 1` })
    .where(inArray(jobs.id, due))
    .returning();
}

/** Moves the moment at which a job falls due (again); false when another server has taken it. */
export async function putOff(db: Db, job: Held, dueAt: Date): Promise<boolean> {
  const rows = await db.update(jobs).set({ dueAt }).where(isHeld(job)).returning({ id: jobs.id });
  return rows.length > 0;
}

export async function dropJob(db: Db, job: Held): Promise<void> {
  await db.delete(jobs).where(isHeld(job));
}
