import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  copyEmbeddedTemplate,
  makeTestFolder,
  testEngine,
} from '../../../apps/server/testing/test-database.ts';
import { shareSession } from './embedded-session.ts';
import { type Database, openDatabase } from './open-database.ts';

/** A message of the wire protocol: a type (none at the start), its length, and the rest. */
function message(type: string, rest: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(rest.length + 4);
  return Buffer.concat([Buffer.from(type), length, rest]);
}
const query = (text: string) => message('Q', Buffer.from(`${text}\0`));
const startup = () =>
  message('', Buffer.from('\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1'));

describe.runIf(testEngine() === 'embedded')('clients that share the embedded session', () => {
  let home: string;
  let database: Database;
  beforeAll(async () => {
    home = makeTestFolder();
    const directory = join(home, 'database');
    await copyEmbeddedTemplate(directory);
    database = await openDatabase({ kind: 'embedded', directory, durable: false });
    await database.pool.query('create table notes (id int primary key, text text not null)');
  });
  afterAll(async () => {
    await database.close();
    rmSync(home, { recursive: true, force: true });
  });

  it('never receive each other’s rows, however large their messages are', async () => {
    const ask = async (client: number) => {
      for (let round = 0; round < 40; round += 1) {
        const sent = `${client}-${round}`.padEnd(client % 2 ? 300_000 : 3, '.');
        const { rows } = await database.pool.query(`select $1::text as sent, ${client} as client`, [
          sent,
        ]);
        expect(rows).toEqual([{ sent, client }]);
      }
    };
    await Promise.all([0, 1, 2, 3].map(ask));
  });

  it('wait for a transaction that is open, and see nothing of it when its client breaks away', async () => {
    const breaking = await database.pool.connect();
    await breaking.query('begin');
    await breaking.query(`insert into notes values (1, 'half')`);
    const other = database.pool.query('select count(*)::int as count from notes');
    const waited = await Promise.race([other, new Promise((go) => setTimeout(go, 100, 'waiting'))]);
    expect(waited).toBe('waiting');
    breaking.release(true);
    expect((await other).rows).toEqual([{ count: 0 }]);
  });

  it('are thrown out when they are silent in a transaction for half a minute', async () => {
    const directory = join(home, 'silent');
    await copyEmbeddedTemplate(directory);
    const pglite = await PGlite.create(directory, {
      extensions: { btree_gist, pg_trgm, unaccent },
    });
    vi.useFakeTimers();
    try {
      const client = () => {
        const { promise: ended, resolve: end } = Promise.withResolvers<void>();
        let heard = '';
        const hear = (bytes: Uint8Array) => {
          heard += Buffer.from(bytes).toString('latin1');
        };
        const { receive } = joinSession(hear, end);
        receive(startup());
        return { ask: (text: string) => receive(query(text)), heard: () => heard, ended };
      };
      const joinSession = shareSession(pglite, (failure) => {
        throw failure;
      });
      const silent = client();
      silent.ask('begin; create table never (id int)');
      await vi.waitFor(() => expect(silent.heard()).toContain('CREATE TABLE'));
      const patient = client();
      await vi.advanceTimersByTimeAsync(29_000);
      patient.ask(`select to_regclass('never') is null as gone`);
      await vi.advanceTimersByTimeAsync(900);
      expect(patient.heard()).not.toContain('gone');
      await vi.advanceTimersByTimeAsync(200);
      await silent.ended;
      await vi.waitFor(() => expect(patient.heard()).toMatch(/gone.*t.*SELECT 1/s));
    } finally {
      vi.useRealTimers();
      await pglite.close();
    }
  });

  it('survive endless recursion with an ordinary error', async () => {
    await database.pool.query(
      `create function bomb() returns int language plpgsql as $$ begin return bomb(); end $$`,
    );
    await expect(database.pool.query('select bomb()')).rejects.toMatchObject({ code: '54001' });
    expect((await database.pool.query('select 1 as alive')).rows).toEqual([{ alive: 1 }]);
  });

  it('come back after a failure of the engine, with everything that was acknowledged', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    await database.pool.query(`insert into notes values (2, 'kept')`);
    // Reads a text at an address that does not exist: the WASM code traps.
    await database.pool.query(
      `create function trap(int) returns cstring language internal strict as 'textout'`,
    );
    await expect(database.pool.query('select trap(-1)')).rejects.toThrow('terminated');
    await vi.waitFor(
      async () => {
        const { rows } = await database.pool.query('select text from notes where id = 2');
        expect(rows).toEqual([{ text: 'kept' }]);
      },
      { timeout: 8_000, interval: 100 },
    );
    expect(warned.mock.calls[0]?.[0]).toContain('The embedded database starts again');
  });
});
