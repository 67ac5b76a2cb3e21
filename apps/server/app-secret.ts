import { randomBytes } from 'node:crypto';
import { chmod, link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;

/**
 * The secret that signs cookies and tokens, made once and kept in the data folder, readable by its
 * owner alone. Two processes that start at once agree on one.
 */
export async function appSecretIn(dataDir: string): Promise<string> {
  const file = join(dataDir, 'app-secret');
  const kept = await readStored(file);
  if (kept !== null) return kept;
  const fresh = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  const handle = await open(fresh, 'wx', OWNER_ONLY);
  try {
    await handle.writeFile(`${randomBytes(SECRET_BYTES).toString('base64url')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    // Anyone who links first wins; a half-written secret is never seen under the real name.
    await link(fresh, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(fresh, { force: true });
  }
  const secret = await readStored(file);
  if (secret === null) throw new Error(`The secret in ${file} could not be read back.`);
  return secret;
}

async function readStored(file: string): Promise<string | null> {
  try {
    const secret = (await readFile(file, 'utf8')).trim();
    await chmod(file, OWNER_ONLY);
    return secret.length >= SECRET_BYTES ? secret : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
