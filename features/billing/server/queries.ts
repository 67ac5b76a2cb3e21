import { asc, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { dueMs, type Invoice, type Subscription } from '../rules/subscription.ts';
import { invoices, subscriptions } from './tables.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

// Who could bring a plan or an invoice along could forge one.
/** Exported billing tables. */
export const billingPersonalData: PersonalTable[] = [
  personalTable(subscriptions, {
    about: 'Your plan, its term and the next plan. Not imported.',
    onImport: 'never',
  }),
  personalTable(invoices, {
    about: 'The price of each plan term. Not imported.',
    onImport: 'never',
  }),
];

const at = (ms: number) => new Date(ms);

/** What a person subscribes or subscribed to; null before the first time. */
export async function subscriptionOf(db: Db, owner: OwnerId): Promise<Subscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.ownerId, owner));
  if (!row) return null;
  const { ownerId: _owner, startsAt, endsAt, anchorAt, dueAt: _due, ...rest } = row;
  return {
    ...rest,
    startMs: startsAt.getTime(),
    endMs: endsAt.getTime(),
    anchorMs: anchorAt.getTime(),
  };
}

export async function writeSubscription(
  db: Db,
  owner: OwnerId,
  { startMs, endMs, anchorMs, ...rest }: Subscription,
): Promise<void> {
  const due = dueMs({ ...rest, startMs, endMs, anchorMs });
  const row = {
    ...rest,
    startsAt: at(startMs),
    endsAt: at(endMs),
    anchorAt: at(anchorMs),
    dueAt: due === null ? null : at(due),
  };
  await db
    .insert(subscriptions)
    .values({ ...row, ownerId: owner })
    .onConflictDoUpdate({
      target: subscriptions.ownerId,
      set: row,
      setWhere: eq(subscriptions.ownerId, owner),
    });
}

/** Records an invoice; a number that is taken is an error, and undoes the act around it. */
export async function addInvoice(
  db: Db,
  owner: OwnerId,
  { issuedMs, startMs, endMs, ...rest }: Invoice,
  payment: InvoiceRow['payment'],
): Promise<void> {
  await db.insert(invoices).values({
    ...rest,
    ownerId: owner,
    issuedAt: at(issuedMs),
    startsAt: at(startMs),
    endsAt: at(endMs),
    payment,
  });
}

/** Every invoice, newest first. */
export function invoicesOf(db: Db, owner: OwnerId): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.ownerId, owner))
    .orderBy(desc(invoices.number));
}

/** Whose subscriptions have something due, the longest due first. */
export async function dueOwners(db: Db, now: Date): Promise<OwnerId[]> {
  const rows = await db
    .select({ ownerId: subscriptions.ownerId })
    .from(subscriptions)
    .where(lte(subscriptions.dueAt, now))
    .orderBy(asc(subscriptions.dueAt));
  return rows.map(({ ownerId }) => ownerId);
}
