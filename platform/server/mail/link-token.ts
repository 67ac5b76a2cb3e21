import { createHash, randomBytes } from 'node:crypto';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/**
 * The secret part of a mailed link: `<id>.<256 random bits>`. The id says where its row is to be found;
 * of the secret only the hash is kept.
 */
export function newLinkToken(id: string): { token: string; secretHash: string } {
  const secret = randomBytes(32).toString('base64url');
  const place = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  return { token: `${place}.${secret}`, secretHash: hashOf(secret) };
}

/** Parsed token, or null if invalid. */
export function readLinkToken(token: string): { id: string; secretHash: string } | null {
  const match = /^([\w-]{22})\.([\w-]{43})$/.exec(token);
  if (!match?.[1] || !match[2]) return null;
  const hex = Buffer.from(match[1], 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, secretHash: hashOf(match[2]) };
}
