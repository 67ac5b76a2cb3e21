import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#platform/shared/errors.ts';

/** PostgreSQL needs room for one more file of its log to go on writing. */
const MIN_FREE_BYTES = 16 * 1_048_576;

const REASONS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'there is a file in its place',
  EEXIST: 'there is a file in its place',
  ENOENT: 'it cannot be made there',
  ELOOP: 'its links lead nowhere',
  ENAMETOOLONG: 'its name is too long',
};

/** The data folder cannot be used; the message is a sentence for the terminal. */
export class DataFolderError extends Error {}

/** Makes the data folder and writes to it once. Throws DataFolderError when that is impossible. */
export async function openDataFolder(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await writeFile(probe, 'x');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new DataFolderError(
      `Vigour cannot write to its data folder ${dataDir}: ${REASONS[code] ?? message}. ` +
        'Fix that, or set DATA_DIR to another folder.',
    );
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}

/** Throws AppError `disk_full` when the disk under `dataDir` has no room left to write. */
export async function mustHaveRoom(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize >= MIN_FREE_BYTES) return;
  throw new AppError('unavailable', { reason: 'disk_full', message: 'The disk is full.' });
}
