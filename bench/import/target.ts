import { join } from 'node:path';
import { importFoods, openDump } from '#features/food-import/server/public.ts';
import { migrateDatabase } from '#platform/server/db/migrate.ts';
import { openDatabase } from '#platform/server/db/open-database.ts';

/** Runs in a process of its own, so that its memory is that of the import alone. */
export type ImportTarget = { url: string; dump: string };
export type ImportMeasured = {
  seconds: number;
  peakMb: number;
  earlyMb: number;
  againSeconds: number;
  againChanged: number;
};

async function run({ url, dump }: ImportTarget): Promise<ImportMeasured> {
  const database = await openDatabase({ kind: 'external', url });
  await migrateDatabase(database, join(process.cwd(), 'apps/server/migrations'));
  let earlyMb = 0;
  const pass = async () => {
    const opened = await openDump(dump);
    const before = performance.now();
    const summary = await importFoods(database.db, opened, Date.now, {
      onRefused: () => {},
      onProgress: (_, bytesRead) => {
        const share = bytesRead / opened.totalBytes;
        if (share < 0.2) earlyMb = process.resourceUsage().maxRSS / 1024;
      },
    });
    return { summary, seconds: (performance.now() - before) / 1000 };
  };
  const first = await pass();
  const peakMb = process.resourceUsage().maxRSS / 1024;
  const again = await pass();
  await database.close();
  return {
    seconds: first.seconds,
    peakMb,
    earlyMb,
    againSeconds: again.seconds,
    againChanged: again.summary.created + again.summary.updated,
  };
}

if (process.send && process.argv[2]) {
  const measured = await run(JSON.parse(process.argv[2]) as ImportTarget);
  process.send(measured, () => process.exit(0));
}
