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
  /** the version that new files are sealed under */
  newest: number;
  /** `bound` says whose and which file it is; it opens with the same words only. */
  seal(bytes: Buffer, bound: string): SealedBytes;
  /** Throws for what was changed, bound to other words, or sealed under a secret that is not there. */
  unseal(file: SealedBytes, bound: string): Buffer;
};

/** Files of before secrets had versions: whichever opens them. */
const BEFORE_VERSIONS = 1;

/** A secret's version is a fingerprint of it, 2 to 2^31, so that nobody has to count: it tells nothing of the secret. */
const versionOf = (secret: string): number =>
  2 + (Buffer.from(hkdfSync('sha256', secret, '', 'version', 4)).readUInt32BE() % (2 ** 31 - 2));

/**
 * AES-256-GCM (NIST SP 800-38D) under a key for each file, derived by HKDF-SHA-256 (RFC 5869) from the secret, the
 * file's salt and the purpose. What was sealed under an older secret opens as long as that is given too.
 */
export function createByteSealer(
  secret: string,
  purpose: string,
  older: readonly string[] = [],
): ByteSealer {
  const newest = versionOf(secret);
  const secrets = new Map([secret, ...older].map((one) => [versionOf(one), one]));
  const keyOf = (from: string, salt: Buffer) =>
    Buffer.from(hkdfSync('sha256', from, salt, purpose, KEY_BYTES));

  function open(from: string, { salt, sealed }: SealedBytes, bound: string): Buffer {
    const opening = createDecipheriv(
      'aes-256-gcm',
      keyOf(from, salt),
      sealed.subarray(0, IV_BYTES),
      { authTagLength: TAG_BYTES },
    );
    opening.setAAD(Buffer.from(bound));
    opening.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([opening.update(sealed.subarray(IV_BYTES + TAG_BYTES)), opening.final()]);
  }

  return {
    newest,
    seal(bytes, bound) {
      const salt = randomBytes(SALT_BYTES);
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyOf(secret, salt), iv);
      cipher.setAAD(Buffer.from(bound));
      const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
      const sealed = Buffer.concat([iv, cipher.getAuthTag(), body]);
      return { keyVersion: newest, salt, sealed };
    },
    unseal(file, bound) {
      if (file.keyVersion === BEFORE_VERSIONS) {
        return openByAny([...secrets.values()], (from) => open(from, file, bound));
      }
      const from = secrets.get(file.keyVersion);
      if (from === undefined) throw new Error(`There is no secret of version ${file.keyVersion}.`);
      return open(from, file, bound);
    },
  };
}

/** What the first secret that fits opens; throws what the last one threw. */
export function openByAny<Opened>(
  secrets: readonly string[],
  open: (secret: string) => Opened,
): Opened {
  let problem: unknown = new Error('There is no secret.');
  for (const secret of secrets) {
    try {
      return open(secret);
    } catch (error) {
      problem = error;
    }
  }
  throw problem;
}
