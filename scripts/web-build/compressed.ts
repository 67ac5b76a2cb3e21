import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg|json|ndjson|webmanifest|txt|xml|wasm)$/;
/** Under this size the headers cost more than compression saves. */
const MIN_BYTES = 600;
/** Above this size the highest level takes most of a build, to save a sixth of the file. */
const MAX_BYTES_AT_BEST = 5_000_000;

/** Writes .br and .gz beside each text file, well compressed, once: the server only sends them. */
export function compressed(): Plugin {
  return {
    name: 'vigour-compressed',
    apply: 'build',
    writeBundle: async ({ dir }) => {
      if (!dir) return;
      const names = await readdir(dir, { recursive: true });
      const texts = names.filter((name) => compressible.test(name));
      await Promise.all(texts.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: bytes.length > MAX_BYTES_AT_BEST ? 9 : 11 };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
