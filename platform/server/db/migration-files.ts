import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MigrationError } from './database-errors.ts';

export type Migration = {
  name: string;
  /** When it was made, milliseconds since 1970: the order in which the migrator applies. */
  whenMs: number;
  /** SHA-256 of the file, as the migrator stores it. */
  hash: string;
};

type Journal = { entries: { idx: number; when: number; tag: string }[] };

/**
 * The migrations of a folder in order. Throws MigrationError when a file is missing or one is not later than
 * the one before it: the migrator would skip it silently wherever the newer one has already been applied.
 */
export function migrationsIn(folder: string): Migration[] {
  let journal: Journal;
  try {
    journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal;
  } catch (cause) {
    throw new MigrationError(`${folder} holds no readable list of migrations.`, { cause });
  }
  let previous: Migration | undefined;
  return journal.entries.map(({ idx, when, tag }, position) => {
    if (idx !== position || (previous && when <= previous.whenMs)) {
      throw new MigrationError(
        `Migration ${tag} must come after ${previous?.name ?? 'nothing'} in number and time. Make it again with npm run db:generate.`,
      );
    }
    let file: string;
    try {
      file = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    } catch (cause) {
      throw new MigrationError(`Migration ${tag}.sql is missing from ${folder}.`, { cause });
    }
    previous = { name: tag, whenMs: when, hash: createHash('sha256').update(file).digest('hex') };
    return previous;
  });
}
