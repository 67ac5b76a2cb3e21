// Writes .br and .gz beside each text file of build/web, once: the server only sends them.
// `quick` is a twentieth of the work, for tests.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './bootstrap.mjs';

const compressible = /\.(?:js|css|svg|json|ndjson|webmanifest|txt|xml|wasm)$/;
/** Under this size the headers cost more than compression saves. */
const MIN_BYTES = 600;
/** Above this size the highest level takes most of a build, to save a sixth of the file. */
const MAX_BYTES_AT_BEST = 5_000_000;

const isQuick = process.argv[2] === 'quick';

function levelFor(bytes) {
  if (isQuick) return 4;
  return bytes.length > MAX_BYTES_AT_BEST ? 9 : 11;
}

async function compress(path) {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: levelFor(bytes) };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: isQuick ? 6 : 9 }));
}

const folder = join(root, 'build/web');
const names = await readdir(folder, { recursive: true });
const texts = names.filter((name) => compressible.test(name));
await Promise.all(texts.map((name) => compress(join(folder, name))));
