import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedOptions, openEmbedded } from '#platform/server/db/embedded.ts';
import { copyDatabaseFolder, makeTestFolder } from './test-folder.ts';

/** The database in a copied folder that the migrations were applied to. Tests copy it, and only so do not connect to it. */
export const MIGRATED_DATABASE = 'postgres';
/** Where administrators connect, so that the others can be copied. */
const ADMINISTRATION = 'template1';

export type TestPostgres = {
  /** Of a database that is migrated, or empty with other binaries. */
  url: string;
  stop(): Promise<void>;
};

export function toDatabaseUrl(url: string, name: string): string {
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
}

/**
 * Starts the product's own PostgreSQL on a temporary folder, as a server that stands beside the product.
 * It ends with this process, even if that is killed. `durable` waits for the disk, for measurements.
 */
export async function startPostgres(options: Partial<EmbeddedOptions> = {}): Promise<TestPostgres> {
  const folder = makeTestFolder();
  if (!options.binaries) await copyDatabaseFolder(join(folder, 'database'));
  const server = await openEmbedded(join(folder, 'database'), {
    durable: false,
    ...options,
    settings: { max_connections: '200', ...options.settings },
  });
  return {
    url: server.url,
    async stop() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server that the tests of this run share. */
export function testPostgresUrl(): string {
  const url = process.env['TEST_POSTGRES_URL'];
  if (!url) throw new Error('Run this test with Vitest: its global setup starts the database.');
  return url;
}

/** For Vitest's `globalSetup`: one server for all test files. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres({ settings: { shared_buffers: '128MB' } });
  process.env['TEST_POSTGRES_URL'] = toDatabaseUrl(server.url, ADMINISTRATION);
  return async () => {
    delete process.env['TEST_POSTGRES_URL'];
    await server.stop();
  };
}
