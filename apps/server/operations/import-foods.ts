import { createWriteStream, rmSync, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { REFUSALS } from '#features/food-facts/rules/imported-food.ts';
import {
  type Dump,
  type ImportSummary,
  importFoods,
  openDump,
  UnknownDumpError,
} from '#features/food-import/server/public.ts';
import { migrateDatabase } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';
import { databaseFolder, MIGRATIONS, OperationError, operate } from './operation.ts';

const BAR = 30;
const SHOW_EVERY_MS = 250;
/** Where nobody watches a bar: a line now and then. */
const LOG_EVERY_MS = 10_000;

const number = (value: number): string => value.toLocaleString('en-AU');

/** A file that is opened when there is something to write. */
class LateFile {
  readonly #path: string;
  #stream: WriteStream | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  write(text: string): void {
    this.#stream ??= createWriteStream(this.#path, { flags: 'a', mode: 0o600 });
    this.#stream.write(text);
  }

  async close(): Promise<void> {
    const stream = this.#stream;
    if (stream) await new Promise<void>((closed) => stream.end(closed));
  }
}

/** Draws how far the file is read, in place on a terminal. */
function progressBar(dump: Dump): {
  show: (summary: ImportSummary, bytesRead: number) => void;
  end: () => void;
} {
  const onTerminal = process.stderr.isTTY;
  const startedMs = performance.now();
  let shownMs = 0;
  return {
    show(summary, bytesRead) {
      const nowMs = performance.now();
      if (nowMs - shownMs < (onTerminal ? SHOW_EVERY_MS : LOG_EVERY_MS)) return;
      shownMs = nowMs;
      const share = Math.min(1, bytesRead / Math.max(1, dump.totalBytes));
      const full = Math.round(share * BAR);
      const rate = ((summary.records - summary.resumedAt) * 1000) / (nowMs - startedMs);
      const line = `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${Math.floor(share * 100)} %  ${number(summary.records)} records, ${number(Math.round(rate))} a second`;
      process.stderr.write(onTerminal ? `\r${line}` : `${line}\n`);
    },
    end() {
      if (onTerminal && shownMs > 0) process.stderr.write('\n');
    },
  };
}

await operate(async ({ databaseUrl, dataDir }) => {
  const [given, ...rest] = process.argv.slice(2);
  if (!given || rest.length > 0) throw new OperationError('Use: npm run foods:import -- FILE');
  const dump = await openDump(resolve(given)).catch((error: unknown) => {
    throw error instanceof UnknownDumpError ? new OperationError(error.message) : error;
  });
  const database = await openDatabase(
    databaseUrl === null
      ? { kind: 'embedded', directory: databaseFolder(dataDir) }
      : { kind: 'external', url: databaseUrl },
  );
  try {
    await migrateDatabase(database, MIGRATIONS);
    const folder = join(dataDir, 'imports');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const refusedFile = join(folder, `${basename(given)}.refused.ndjson`);
    const refusals = new LateFile(refusedFile);
    const bar = progressBar(dump);
    const startedMs = performance.now();
    const summary = await importFoods(database.db, dump, Date.now, {
      onStart: (resumedAt) => {
        // Rows refused by an earlier run are reported again below.
        if (resumedAt === 0) rmSync(refusedFile, { force: true });
      },
      onRefused: (one) =>
        refusals.write(`${JSON.stringify({ ...one, sentence: REFUSALS[one.reason] })}\n`),
      onProgress: bar.show,
    });
    bar.end();
    await refusals.close();
    const seconds = (performance.now() - startedMs) / 1000;
    return [
      `${number(summary.records)} records in ${seconds.toFixed(1)} s${summary.resumedAt > 0 ? ` (${number(summary.resumedAt)} of them in an earlier run)` : ''}:`,
      `  ${number(summary.created)} new, ${number(summary.updated)} changed, ${number(summary.unchanged)} as they were, ${number(summary.refused)} refused`,
      ...(summary.refused > 0 ? [`  Why, record by record: ${refusedFile}`] : []),
    ].join('\n');
  } catch (error) {
    throw error instanceof UnknownDumpError ? new OperationError(error.message) : error;
  } finally {
    await database.close();
  }
});
