import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const SALT_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A file that the database keeps unreadable without the server's secret. */
export type SealedBytes = {
  /** which secret it is sealed under */
  keyVersion: number;
  /** of this file alone: no two files share a key */
  salt: Buffer;
  /** IV, tag and ciphertext */
  sealed: Buffer;
};

export type ByteSealer = {
  /** `bound` says whose and which file it is; it opens with the same words only. */
  seal(bytes: Buffer, bound: string): SealedBytes;
  /** Throws for what was changed, bound to other words, or sealed under a secret that is not there. */
  unseal(file: SealedBytes, bound: string): Buffer;
};

/**
 * AES-256-GCM (NIST SP 800-38D) under a key for each file, derived by HKDF-SHA-256 (RFC 5869) from a secret, the
 * file's salt and the purpose. New files are sealed under the secret with the highest version; older ones open as long
 * as theirs is given too.
 */
export function createByteSealer(
  secrets: ReadonlyMap<number, string>,
  purpose: string,
): ByteSealer {
  const newest = Math.max(...secrets.keys());

  function keyOf(keyVersion: number, salt: Buffer): Buffer {
    const secret = secrets.get(keyVersion);
    if (secret === undefined) throw new Error(`There is no secret of version ${keyVersion}.`);
    return Buffer.from(hkdfSync('sha256', secret, salt, purpose, KEY_BYTES));
  }

  return {
    seal(bytes, bound) {
      const salt = randomBytes(SALT_BYTES);
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyOf(newest, salt), iv);
      cipher.setAAD(Buffer.from(bound));
      const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
      const sealed = Buffer.concat([iv, cipher.getAuthTag(), body]);
      return { keyVersion: newest, salt, sealed };
    },
    unseal({ keyVersion, salt, sealed }, bound) {
      const iv = sealed.subarray(0, IV_BYTES);
      const opening = createDecipheriv('aes-256-gcm', keyOf(keyVersion, salt), iv, {
        authTagLength: TAG_BYTES,
      });
      opening.setAAD(Buffer.from(bound));
      opening.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([
        opening.update(sealed.subarray(IV_BYTES + TAG_BYTES)),
        opening.final(),
      ]);
    },
  };
}
