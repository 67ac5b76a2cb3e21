/** How many recovery codes a person gets at a time. */
export const RECOVERY_CODES = 10;

/** Without letters and digits that are taken for each other; 32 of them, so that 5 bits name one. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const HALF = 5;

/** A code like "k3m9p-x7vqd" from 10 random bytes: 50 random bits. */
export function formatRecoveryCode(bytes: Uint8Array): string {
  const letters = [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, HALF)}-${letters.slice(HALF, 2 * HALF)}`;
}

/** A typed recovery code as it was given out, or null when it is something else, like six digits. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '');
  if (!/^[a-z0-9]{10}$/.test(letters)) return null;
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}
