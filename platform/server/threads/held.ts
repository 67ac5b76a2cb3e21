import { AppError } from '#platform/shared/errors.ts';
import { newId } from '#platform/shared/ids.ts';

/** Rest of a body that a worker holds between tasks. */
const held = new Map<string, { value: unknown; bytes: ArrayBuffer }>();

export type Held = { id: string };
/** Name of the worker's task that frees held data. */
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

/** Frees the bytes at once instead of at the next garbage collection. */
export function release({ id }: Held): object {
  held.get(id)?.bytes.transfer(0);
  held.delete(id);
  return {};
}
