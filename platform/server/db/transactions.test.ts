import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestDatabase } from '../../../apps/server/testing/test-database.ts';
import { inTransaction } from './database.ts';
import { OuterHandleError, postgresCodeOf } from './database-errors.ts';
import type { Database } from './open-database.ts';

const accounts = pgTable('test_accounts', {
  name: text().primaryKey(),
  amount: integer().notNull(),
});

describe('transactions', () => {
  let database: Database;
  beforeAll(async () => {
    database = await makeTestDatabase();
    await database.pool.query(
      'create table test_accounts (name text primary key, amount int not null)',
    );
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.pool.query('truncate test_accounts');
    await database.db.insert(accounts).values([
      { name: 'ana', amount: 10 },
      { name: 'ben', amount: 0 },
    ]);
  });
  const amounts = async () => {
    const rows = await database.db.select().from(accounts).orderBy(accounts.name);
    return rows.map(({ amount }) => amount);
  };

  it('keep all of it or nothing', async () => {
    const failing = inTransaction(database.db, async (db) => {
      await db.update(accounts).set({ amount: 5 }).where(eq(accounts.name, 'ana'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await amounts()).toEqual([10, 0]);

    await inTransaction(database.db, async (db) => {
      await db.update(accounts).set({ amount: 5 }).where(eq(accounts.name, 'ana'));
      await db.update(accounts).set({ amount: 5 }).where(eq(accounts.name, 'ben'));
    });
    expect(await amounts()).toEqual([5, 5]);
  });

  it('undo an inner one alone', async () => {
    await inTransaction(database.db, async (db) => {
      await db.update(accounts).set({ amount: 7 }).where(eq(accounts.name, 'ana'));
      await inTransaction(db, async (inner) => {
        await inner.delete(accounts);
        throw new Error('not that');
      }).catch(() => {});
    });
    expect(await amounts()).toEqual([7, 0]);
  });

  it('do not lose updates of people who act at once', async () => {
    const add = () =>
      inTransaction(database.db, async (db) => {
        const [row] = await db
          .select({ amount: accounts.amount })
          .from(accounts)
          .where(eq(accounts.name, 'ana'))
          .for('update');
        await db
          .update(accounts)
          .set({ amount: (row?.amount ?? 0) + 1 })
          .where(eq(accounts.name, 'ana'));
      });
    await Promise.all(Array.from({ length: 40 }, add));
    expect(await amounts()).toEqual([50, 0]);
  });

  it('name the mistake of using the outer handle inside', async () => {
    const outer = database.db;
    const mistakes = [
      () => outer.select().from(accounts),
      () => outer.execute(sql`select 1`),
      () => outer.transaction(async () => {}),
      () => database.pool.query('select 1'),
      () => database.pool.connect(),
    ];
    for (const mistake of mistakes) {
      const failure = await inTransaction(outer, async () => {
        await mistake();
      }).catch((error: Error) => error);
      const named = [failure, (failure as Error).cause];
      expect(named.some((error) => error instanceof OuterHandleError)).toBe(true);
    }
    expect(await amounts()).toEqual([10, 0]);
  });

  it('let work that they started and did not wait for use the outer handle afterwards', async () => {
    let later: Promise<number[]> | undefined;
    let open = () => {};
    const ended = new Promise<void>((resolve) => {
      open = resolve;
    });
    await inTransaction(database.db, async (db) => {
      await db.delete(accounts);
      later = ended.then(amounts);
    });
    open();
    expect(await later).toEqual([]);
  });

  it('say which rule a statement has broken', async () => {
    const twice = database.db.insert(accounts).values({ name: 'ana', amount: 1 });
    const failure = await Promise.resolve(twice).catch((error: Error) => error);
    expect(postgresCodeOf(failure)).toBe('23505');
    expect(postgresCodeOf(new Error('no code'))).toBeUndefined();
  });
});
