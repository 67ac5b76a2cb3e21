import { useSyncExternalStore } from 'react';

function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * A value kept on this device alone, such as how a screen behaves. `toValue` makes it from what is stored;
 * null: nothing is, or it cannot be read.
 */
export function deviceValue<Value>(key: string, toValue: (stored: unknown) => Value) {
  let known: { value: Value } | null = null;
  const listeners = new Set<() => void>();
  const get = (): Value => {
    known ??= { value: toValue(readStored(key)) };
    return known.value;
  };
  const set = (value: Value): void => {
    known = { value };
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // It holds until the page is closed.
    }
    for (const listener of listeners) listener();
  };
  const follow = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { get, set, useValue: (): Value => useSyncExternalStore(follow, get, get) };
}
