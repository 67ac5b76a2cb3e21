import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

type ServiceWorkerOptions = {
  /** The worker's own source, below the project's root. */
  entry: string;
  /** Addresses of the app's pages whose HTML is kept; the first stands for all without their own. */
  pages: readonly string[];
  /** Files of the public folder that pages ask for. */
  files: readonly string[];
  /** Built files that are large and needed by few: kept once they have been used. */
  whenUsed: readonly RegExp[];
  /** Names, without the hash, of those that the app keeps before they are used. */
  keptAhead: readonly string[];
};

type BuiltFile = { url: string; integrity: string };
type KeptFile = BuiltFile & { revision: string | null };

/** More than this at install means that something large was forgotten in `whenUsed`; all that is ever kept may be 3 MB. */
export const MAX_INSTALL_BYTES = 2_050_000;

const hashOf = (bytes: Buffer, digest: 'base64' | 'hex') =>
  createHash('sha256').update(bytes).digest(digest);

type Named = { url: string; bytes: Buffer; hashed: boolean };

/** What the worker keeps: at once, and once used. A file with a hash in its name needs no revision. */
export function listBackupFiles(files: readonly Named[], whenUsed: readonly RegExp[]) {
  const atInstall: KeptFile[] = [];
  const used: BuiltFile[] = [];
  let size = 0;
  for (const { url, bytes, hashed } of files) {
    const integrity = `sha256-${hashOf(bytes, 'base64')}`;
    if (whenUsed.some((pattern) => pattern.test(url))) {
      used.push({ url, integrity });
      continue;
    }
    const revision = hashed ? null : hashOf(bytes, 'hex').slice(0, 16);
    atInstall.push({ url, revision, integrity });
    size += bytes.length;
  }
  if (size > MAX_INSTALL_BYTES) {
    throw new Error(
      `The service worker would keep ${size} bytes at install, more than ${MAX_INSTALL_BYTES}: name what is large and rarely used in vite.config.ts.`,
    );
  }
  return { atInstall, used };
}

type BuiltChunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'isEntry'>;

/**
 * What is kept at install must not need what is not there: without a network such a page would stay empty.
 * Lists each chunk that can be reached there and imports one which is only kept once used.
 */
export function findMissingOffline(
  chunks: readonly BuiltChunk[],
  { whenUsed, keptAhead }: Pick<ServiceWorkerOptions, 'whenUsed' | 'keptAhead'>,
): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const isThere = (file: string) =>
    !whenUsed.some((pattern) => pattern.test(`/${file}`)) ||
    keptAhead.some((name) => file.startsWith(`assets/${name}-`));
  const missing = new Set<string>();
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const chunk = byName.get(file);
    for (const needed of chunk?.imports ?? []) {
      if (isThere(needed)) follow(needed);
      else missing.add(`${file} needs ${needed}`);
    }
    for (const later of chunk?.dynamicImports ?? []) if (isThere(later)) follow(later);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) follow(fileName);
  return [...missing].sort();
}

/** Builds /sw.js, with the list of the files of this build in it. */
export function serviceWorker(options: ServiceWorkerOptions): Plugin {
  let root = '';
  return {
    name: 'vigour-service-worker',
    apply: (config) => config.build?.ssr === undefined,
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle: {
      sequential: true,
      async handler({ dir }, bundle) {
        if (!dir) return;
        const read = async (url: string, file: string, hashed: boolean) => ({
          url,
          bytes: await readFile(join(dir, file)),
          hashed,
        });
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const missing = findMissingOffline(chunks, options);
        if (missing.length > 0) {
          throw new Error(
            `Kept at install, but useless without a network (see whenUsed in vite.config.ts):\n${missing.join('\n')}`,
          );
        }
        const built = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
        const files = await Promise.all([
          ...options.pages.map((path) => read(path, `${path.slice(1)}.html`, false)),
          ...options.files.map((path) => read(path, path.slice(1), false)),
          ...built.sort().map((file) => read(`/${file}`, file, true)),
        ]);
        const { atInstall, used } = listBackupFiles(files, options.whenUsed);
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          publicDir: false,
          define: {
            'process.env.NODE_ENV': '"production"',
            PAGES: JSON.stringify(options.pages),
            CACHED_AT_INSTALL: JSON.stringify(atInstall),
            CACHED_WHEN_USED: JSON.stringify(used),
          },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: 'es2023',
            reportCompressedSize: false,
            rolldownOptions: {
              input: join(root, options.entry),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}
