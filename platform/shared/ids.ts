import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';

/** A new identifier (UUIDv7: unique without asking a server, sorts by time of making). */
export function newId(): string {
  return uuidv7();
}

/** Deterministic id of `name` within `parent` (UUIDv5). */
export function idWithin(parent: string, name: string): string {
  return uuidv5(name, parent);
}
