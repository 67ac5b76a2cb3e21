import { useSyncExternalStore } from 'react';
import { type KeptSentence, keptFrom, withKept } from '../../rules.ts';

const KEY = 'keptSentences';
const listeners = new Set<() => void>();

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Changes what is stored now, which another tab may have changed; whether the device has kept it. */
function change(make: (list: readonly KeptSentence[]) => readonly KeptSentence[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(make(keptFrom(stored()))));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

function follow(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Keeps a sentence on this device; false where the browser keeps nothing. */
export const keepSentence = (one: KeptSentence): boolean => change((list) => withKept(list, one));

export const forgetSentence = (id: string): boolean =>
  change((list) => list.filter((one) => one.id !== id));

/** What stays open after a part was logged. */
export const keepRest = (one: KeptSentence, text: string): boolean =>
  keepSentence({ ...one, text, round: one.round + 1 });

/** Everyone's on this device, as they change here or in another tab. */
export const useKeptSentences = (): KeptSentence[] =>
  keptFrom(useSyncExternalStore(follow, stored, () => null));
