import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Some pages are drawn at build time, and people (and password managers) type into them before the
 * code is there. React would put its own empty value back; this tells it what stands in the box.
 */
export function useTypedBefore(id: string): void {
  const takingOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasDrawn] = useState(takingOver);
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
