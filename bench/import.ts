import { fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { startPostgres } from '../apps/server/testing/test-postgres.ts';
import { goal, reportGoals } from './goals.ts';
import type { ImportMeasured, ImportTarget } from './import/target.ts';
import { madeUpProducts } from './search/made-up-products.ts';

/**
 * Rows a second and peak memory of `npm run foods:import` on a gzipped dump of JSON lines, as a ratio to a bare COPY of
 * the same rows out of a file that is ready: into a table without any index, and into one with ours.
 * `npm run bench -- import 50000` takes fewer rows.
 */
const count = Number(process.argv[2] ?? 200_000);

function* dumpLines(): Generator<string> {
  for (const food of madeUpProducts(count)) {
    const { calories, sodium = 0, ...grams } = food.nutrients;
    const [protein, carbs, fat] = [grams.protein, grams.carbs, grams.fat];
    yield `${JSON.stringify({
      code: food.sourceId,
      product_name: food.name,
      brands: food.brand,
      serving_size: '1 serving (30 g)',
      last_modified_t: 1_760_000_000,
      unique_scans_n: food.popularity,
      nutriments: {
        'energy-kcal_100g': calories,
        proteins_100g: protein,
        carbohydrates_100g: carbs,
        fat_100g: fat,
        'saturated-fat_100g': grams.saturatedFat,
        sugars_100g: grams.sugar,
        sodium_100g: sodium / 1000,
      },
    })}\n`;
  }
}

function importInto(target: ImportTarget): Promise<ImportMeasured> {
  return new Promise((resolve, reject) => {
    const child = fork('bench/import/target.ts', [JSON.stringify(target)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('message', (measured) => resolve(measured as ImportMeasured));
    child.once('exit', (code) => reject(new Error(`The target ended with ${code}.`)));
  });
}

/** Seconds for COPY of the rows in `file`, read by the server itself, into a table made by `definition`. */
async function bareCopy(client: pg.Client, file: string, definition: string): Promise<number> {
  await client.query(`drop table if exists bare; ${definition}`);
  const before = performance.now();
  await client.query(`copy bare from '${file}'`);
  const seconds = (performance.now() - before) / 1000;
  await client.query('drop table bare');
  return seconds;
}

const folder = await mkdtemp(join(tmpdir(), 'vigour-bench-'));
// The server, which may be another user, writes and reads a file in it.
await chmod(folder, 0o777);
const server = await startPostgres({ durable: true });
try {
  const dump = join(folder, 'dump.jsonl.gz');
  await pipeline(dumpLines(), createGzip({ level: 6 }), createWriteStream(dump));
  const imported = await importInto({ url: server.url, dump });

  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const rows = join(folder, 'rows.tsv');
  await client.query(`copy foods to '${rows}'`);
  const bare = await bareCopy(client, rows, 'create table bare (like foods)');
  const indexed = await bareCopy(client, rows, 'create table bare (like foods including all)');
  await client.end();

  const rate = (seconds: number): number => count / seconds;
  console.log(
    '| what | rows | rows/s | of bare COPY | of COPY with the indexes | peak memory MB |',
  );
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  const print = (what: string, seconds: number, peakMb: number | null) =>
    console.log(
      `| ${what} | ${count.toLocaleString('en-AU')} | ${rate(seconds).toFixed(0)} | ${(bare / seconds).toFixed(2)} | ${(indexed / seconds).toFixed(2)} | ${peakMb === null ? '' : peakMb.toFixed(0)} |`,
    );
  print('COPY, no index', bare, null);
  print('COPY, our indexes', indexed, null);
  print('foods:import', imported.seconds, imported.peakMb);
  const share = bare / imported.seconds;
  goal('rows a second of a bare COPY', 'at least 0.25', share.toFixed(2), share >= 0.25);
  goal(
    'rows changed by the same file again',
    '0',
    imported.againChanged,
    imported.againChanged === 0,
  );
  console.log(
    `The same file again: ${rate(imported.againSeconds).toFixed(0)} rows/s, ${imported.againChanged} rows changed. Memory after a tenth of the rows: ${imported.earlyMb.toFixed(0)} MB.`,
  );
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
reportGoals();
