import { type RefObject, useEffect, useRef } from 'react';

/**
 * When a row goes and takes the focus with it, or a button can no longer be pressed, the focus goes to `to`, else to
 * the page's heading: a keyboard goes on from there. `count`: how many rows there are.
 */
export function useFocusKept(count: number, to?: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    const { activeElement: at } = document;
    if (!fewer || (at !== document.body && !at?.matches(':disabled'))) return;
    const stop = to?.current ?? document.querySelector<HTMLElement>('main h1');
    stop?.focus({ preventScroll: true });
  }, [count, to]);
}
