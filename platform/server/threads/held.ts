import { AppError } from '#platform/shared/errors.ts';
import { newId } from '#platform/shared/ids.ts';

/** What a worker holds between tasks: the rest of a body that is read in parts. */
const held = new Map<string, { value: unknown; bytes: ArrayBuffer }>();

export type Held = { id: string };
/** The name of the worker's task that frees what it holds. */
export const RELEASE = 'release';

/** Holds a value with the bytes that are behind it. */
export function hold(value: unknown, bytes: ArrayBuffer): string {
  const id = newId();
  held.set(id, { value, bytes });
  return id;
}

/** Throws `unavailable` when it was freed, or when the thread that held it has ended. */
export function takeHeld<Value>({ id }: Held): Value {
  const found = held.get(id);
  if (!found) throw new AppError('unavailable', { message: 'This was interrupted. Try again.' });
  return found.value as Value;
}

/** Gives the memory of the bytes back at once, not with some later garbage collection. */
export function release({ id }: Held): object {
  held.get(id)?.bytes.transfer(0);
  held.delete(id);
  return {};
}
