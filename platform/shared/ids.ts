import { parse, stringify, v5 as uuidv5, v7 as uuidv7 } from 'uuid';

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

/** The identifier that sixteen bytes hold. */
export const idFromBytes = (bytes: Uint8Array): string => stringify(bytes);
