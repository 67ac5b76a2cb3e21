import { and, count, eq, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/server/db/database.ts';
import { type PersonalTable, personalTable } from '#platform/server/db/personal-table.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { NO_CHANGES, PARTS, type Part } from '../../rules/list/merge-changes.ts';
import {
  lineMark,
  pantryItem,
  type ShoppingChanges,
  shopOrder,
  shoppingSource,
} from '../../rules/list/shopping-entry.ts';
import { shoppingEntries as entries } from '../tables.ts';
import { countChange } from './lists.ts';

/** Things of one answer, in the parts of the list. */
const toState = (
  rows: readonly { part: Part; content: Record<string, unknown> }[],
): ShoppingChanges =>
  Object.fromEntries(
    PARTS.map((part) => [part, rows.flatMap((row) => (row.part === part ? [row.content] : []))]),
  ) as unknown as ShoppingChanges;

const columns = { part: entries.part, content: entries.content };

/** Everything on a person's list and in the pantry. */
export async function stateOf(db: Db, owner: OwnerId): Promise<ShoppingChanges> {
  const rows = await db
    .select(columns)
    .from(entries)
    .where(and(eq(entries.ownerId, owner), eq(entries.gone, false)))
    .orderBy(entries.part, entries.id);
  return toState(rows);
}

/** What is stored of the things that `changes` are about, gone or not. */
export async function storedOf(
  db: Db,
  owner: OwnerId,
  changes: ShoppingChanges,
): Promise<ShoppingChanges> {
  const ids = PARTS.flatMap((part) => changes[part].map(({ id }) => id));
  if (ids.length === 0) return NO_CHANGES;
  const rows = await db
    .select(columns)
    .from(entries)
    .where(and(eq(entries.ownerId, owner), inArray(entries.id, ids)));
  return toState(rows);
}

/** Stores things as they are now. */
export async function store(db: Db, owner: OwnerId, state: ShoppingChanges): Promise<void> {
  const rows = PARTS.flatMap((part) =>
    state[part].map((content) => {
      const { id, at, gone } = content;
      return { ownerId: owner, part, id, at, gone, content };
    }),
  );
  if (rows.length === 0) return;
  await db
    .insert(entries)
    .values(rows)
    .onConflictDoUpdate({
      target: [entries.ownerId, entries.part, entries.id],
      set: { at: sql`excluded.at`, gone: sql`excluded.gone`, content: sql`excluded.content` },
    });
}

export async function countEntries(db: Db, owner: OwnerId): Promise<number> {
  const [row] = await db.select({ count: count() }).from(entries).where(eq(entries.ownerId, owner));
  return row?.count ?? 0;
}

/** Forgets what has been gone since before `at`. */
export async function forgetGone(db: Db, owner: OwnerId, at: number): Promise<void> {
  await db
    .delete(entries)
    .where(and(eq(entries.ownerId, owner), eq(entries.gone, true), lt(entries.at, at)));
}

const schemas = {
  sources: shoppingSource,
  marks: lineMark,
  pantry: pantryItem,
  order: shopOrder,
} as const;

const entry = { id: z.string(), at: z.number(), gone: z.boolean() };

/** A row's content is a thing of its part, and says the same as the row. */
const rowOfExport = z
  .looseObject({ part: z.enum(PARTS), ...entry, content: z.looseObject(entry) })
  .refine(
    ({ part, id, at, gone, content }) =>
      schemas[part].safeParse(content).success &&
      content.id === id &&
      content.at === at &&
      content.gone === gone,
    'This is no line of a shopping list.',
  );

const entriesOfExport = personalTable(entries, {
  about: 'Your shopping list and pantry: recipes and lines, ticks, what is at home, your shop.',
  onImport: 'add',
  check: rowOfExport,
});

export const shoppingPersonalData: PersonalTable[] = [
  {
    ...entriesOfExport,
    async write(db, owner, rows, files) {
      // Devices of everybody who shares the list ask for what changed.
      await countChange(db, owner);
      await entriesOfExport.write(db, owner, rows, files);
    },
  },
];

export const shoppingErasedOnly = [
  { name: 'shopping_lists', because: 'a link that leads to this server alone' },
];
