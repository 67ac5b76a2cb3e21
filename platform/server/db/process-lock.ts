import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

// A DatabaseSync that is garbage-collected closes its file, and the lock is gone with it.
const held = new Set<DatabaseSync>();

const SQLITE_BUSY = 5;

/**
 * Takes an exclusive lock on `file` for the life of this process; null when another holder exists after
 * `waitMs`. It is a lock of the kernel: `kill -9` frees it at once, and a process that is alive but blocked
 * keeps it. Never open the file in any other way: closing any descriptor of it drops the lock.
 */
export function takeProcessLock(file: string, waitMs = 0): (() => void) | null {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(file, { timeout: waitMs });
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
  held.add(lock);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}
