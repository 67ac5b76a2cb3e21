// Builds what `npm start` serves, and only what has changed since: the web application into
// build/web, the server into build/server. `npm test` has the files compressed quickly; a build
// for people does only that again, and well.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, exclusively, root, runMain, runNode, StartError } from './bootstrap.mjs';

const TEST_FILE = /\.test\.tsx?$|\/testing\/|\.md$/;

/** How well files are compressed. */
const effort = process.env.USUAL ? 'quick' : 'best';

const parts = [
  {
    name: 'web application',
    stamp: 'web.stamp',
    /** What it removes with the folder it empties. */
    undoes: 'compressed.stamp',
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
    name: 'compressed files',
    stamp: 'compressed.stamp',
    inputs: ['build/web.stamp', 'scripts/compress-web.mjs'],
    not: /^$/,
    command: ['scripts/compress-web.mjs', effort],
    effort,
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

const stampOf = ({ effort: made }, wanted) => (made ? `${wanted} ${made}` : wanted);

function isFresh(part) {
  try {
    const stamp = readFileSync(join(root, 'build', part.stamp), 'utf8');
    const wanted = fingerprint(part);
    // What is made well will also do for tests.
    return stamp === stampOf(part, wanted) || stamp === stampOf({ effort: 'best' }, wanted);
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
        if (part.undoes) rmSync(join(root, 'build', part.undoes), { force: true });
        const wanted = stampOf(part, fingerprint(part));
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
