import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Texts that the database keeps unreadable without the server's secret. */
export type Sealer = {
  seal(text: string): string;
  /** Throws for what was sealed with another secret or for another purpose. */
  unseal(sealed: string): string;
};

/** AES-256-GCM with a key of its own for each purpose, derived from the server's secret. */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const opening = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
      opening.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const body = bytes.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([opening.update(body), opening.final()]).toString('utf8');
    },
  };
}
