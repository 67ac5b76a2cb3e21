import { parse, v5 as uuidv5, v7 as uuidv7 } from 'uuid';

/** A new identifier (UUIDv7: unique without asking a server, sorts by time of making). */
export function newId(): string {
  return uuidv7();
}

/** Deterministic id of `name` within `parent` (UUIDv5). */
export function idWithin(parent: string, name: string): string {
  return uuidv5(name, parent);
}

/** An identifier in sixteen bytes, for what is packed. */
export const idToBytes = (id: string): Uint8Array => parse(id);

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const DASHES = new Set([4, 6, 8, 10]);

/** The identifier that sixteen bytes hold. Without the library's check, which takes longer than all else. */
export function idFromBytes(bytes: Uint8Array): string {
  let id = '';
  for (let at = 0; at < 16; at += 1) id += (DASHES.has(at) ? '-' : '') + HEX[bytes[at] ?? 0];
  return id;
}
