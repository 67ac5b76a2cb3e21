import { v7 as uuidv7 } from 'uuid';

/** A new identifier (UUIDv7: unique without asking a server, sorts by time of making). */
export function newId(): string {
  return uuidv7();
}
