import type { Db } from '#platform/server/db/database.ts';
import type { ByteSealer } from '#platform/server/secrets/byte-sealer.ts';
import { picturesOfOtherSecrets, replacePicture } from '../queries.ts';
import { boundTo } from './photos.ts';

/** So many pictures are in memory at once, of 60 kB each. */
const AT_ONCE = 20;

/**
 * Seals everybody's pictures again that are under an older secret. One that does not open stays as it is: its secret
 * may still be given back. Two servers that do it at once do it once.
 */
export async function renewPictures(db: Db, sealer: ByteSealer): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const files = await picturesOfOtherSecrets(db, { newest: sealer.newest, after, most: AT_ONCE });
    for (const { owner, id, ...file } of files) {
      const bound = boundTo(owner, id);
      let picture: Buffer;
      try {
        picture = sealer.unseal(file, bound);
      } catch {
        continue;
      }
      await replacePicture(db, owner, { id, ...sealer.seal(picture, bound) }, file);
    }
    if (files.length < AT_ONCE) return;
    after = files.at(-1)?.id ?? null;
  }
}
