import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withStoppedDatabase } from '#platform/server/db/embedded.ts';

/** Stands in a folder that `npm run demo` has made, and may therefore empty. */
const MARK = 'SAMPLE-DATA';
const LOCK = 'database.lock';

/** A folder holds something that no demo has put there. */
export class NotASample extends Error {}

/** Makes the sample's folder, empty. One that holds anything else is left alone. */
export async function emptySampleFolder(folder: string): Promise<void> {
  const found = await readdir(folder).catch((): string[] => []);
  if (found.length > 0 && !found.includes(MARK)) {
    throw new NotASample(
      `${folder} holds files that are not the demo's. Move them away or set DATA_DIR to another folder.`,
    );
  }
  // A second demo would empty the folder under the first.
  await withStoppedDatabase(join(folder, 'database'), async () => {
    for (const name of found) {
      if (name === MARK || name.startsWith(LOCK)) continue;
      await rm(join(folder, name), { recursive: true, force: true });
    }
  });
  await writeFile(join(folder, MARK), 'Made by npm run demo, and emptied at its every start.\n');
}
