// Builds what `npm start` serves, and only what has changed since: the web application into
// build/web, the server into build/server.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, exclusively, root, runMain, runNode, StartError } from './bootstrap.mjs';

const TEST_FILE = /\.test\.tsx?$|\/testing\/|\.md$/;

const parts = [
  {
    name: 'web application',
    stamp: 'web.stamp',
    inputs: [
      'apps/web',
      'features',
      'platform/shared',
      'platform/web',
      'scripts/build-web.mjs',
      'scripts/web-build',
      'vite.config.ts',
    ],
    not: /\/server\//,
    command: ['scripts/build-web.mjs'],
  },
  {
    name: 'server',
    stamp: 'server.stamp',
    inputs: [
      'apps/server',
      'features',
      'platform/shared',
      'platform/server',
      'scripts/bundle-server.mjs',
    ],
    not: /\/web\/|\/migrations\//,
    command: ['scripts/bundle-server.mjs'],
  },
];

function* filesUnder(path) {
  let entries;
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true });
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error;
    yield path;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesUnder(inside);
    else yield inside;
  }
}

/** One hash over everything that goes into a part. */
function fingerprint({ inputs, not }) {
  const hash = createHash('sha256');
  for (const input of ['package-lock.json', 'package.json', ...inputs]) {
    for (const file of filesUnder(input)) {
      if (TEST_FILE.test(file) || not.test(`${file}`)) continue;
      hash.update(`${file}\0`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex');
}

function isFresh(part) {
  try {
    return readFileSync(join(root, 'build', part.stamp), 'utf8') === fingerprint(part);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Builds every part that is not up to date. */
export async function ensureBuilt() {
  if (parts.every(isFresh)) return;
  await exclusively(
    join(root, 'build', '.lock'),
    'Another process is building; waiting…',
    async () => {
      for (const part of parts) {
        if (isFresh(part)) continue;
        process.stdout.write(`Building the ${part.name}…\n`);
        const stamp = join(root, 'build', part.stamp);
        rmSync(stamp, { force: true });
        const wanted = fingerprint(part);
        const code = await runNode(part.command, { env: { NODE_ENV: 'production' } });
        if (code !== 0) throw new StartError(`The ${part.name} could not be built.`);
        mkdirSync(join(root, 'build'), { recursive: true });
        // Written last, so that a build that was killed is repeated.
        writeFileSync(stamp, wanted);
      }
    },
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runMain(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
}
