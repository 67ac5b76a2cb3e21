import { useEffect } from 'react';

/** Ctrl+Enter, or Cmd+Enter on a Mac, goes on from anywhere on the page; null: there is nothing to go on to. */
export function useSendKey(send: (() => void) | null): void {
  useEffect(() => {
    if (!send) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      send();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
