import type { KeyboardEvent } from 'react';

/** Ctrl+Enter, or Cmd+Enter on a Mac, goes on from anywhere in what it is given to. */
export const onSendKey = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
  event.preventDefault();
  send();
};
