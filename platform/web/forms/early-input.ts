import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a page that was drawn at build time is being taken over, then true. Until then a form
 * must not be sent: the browser would send it by itself, with what was typed in the address.
 */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Some pages are drawn at build time, and people (and password managers) type into them before the
 * code is there. React would put its own empty value back; this tells it what stands in the box.
 */
export function useEarlyInput(id: string): void {
  const isTakenOver = useIsTakenOver();
  const [wasDrawn] = useState(!isTakenOver);
  useLayoutEffect(() => {
    const box = wasDrawn ? document.getElementById(id) : null;
    if (box instanceof HTMLInputElement) tell(box);
  }, [id, wasDrawn]);
}

function tell(box: HTMLInputElement): void {
  const typed = box.value;
  if (typed === box.defaultValue) return;
  // React hears of a value only if it differs from the last that it saw, and it sees this one.
  box.value = box.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(box, typed);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
