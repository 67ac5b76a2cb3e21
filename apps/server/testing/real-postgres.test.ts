import { existsSync } from 'node:fs';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { runScript } from './script-process.ts';
import { testEngine } from './test-database.ts';

describe.runIf(testEngine() === 'postgres')('a PostgreSQL of our own', () => {
  it('ends with the process that started it, even if that is killed', async () => {
    const caller = runScript(
      `import { startRealPostgres } from './apps/server/testing/real-postgres.ts';
       console.log('URL ' + (await startRealPostgres()).url + ';');
       setInterval(() => {}, 1000);`,
      { DATABASE_URL: '', TEST_POSTGRES_URL: '' },
    );
    await caller.printed(';');
    caller.process.kill('SIGKILL');
    const { output } = await caller.ended;
    const url = /URL (\S+);/.exec(output)?.[1] ?? '';
    const folder = new URL(url).searchParams.get('host') ?? '';
    expect(folder).toContain('vigour-pg-');
    await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 20_000 });
    const client = new pg.Client({ connectionString: url });
    await expect(client.connect()).rejects.toMatchObject({ code: 'ENOENT' });
  }, 60_000);
});
