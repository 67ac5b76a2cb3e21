import { useState } from 'react';
import { newId } from '#platform/shared/ids.ts';

/** Gives each content an id of its own, the same however often it is sent: a lost answer books nothing twice. */
export function useIdFor(): (...content: readonly unknown[]) => string {
  const [ids] = useState(() => new Map<string, string>());
  return (...content) => {
    const key = JSON.stringify(content);
    const id = ids.get(key) ?? newId();
    ids.set(key, id);
    return id;
  };
}
