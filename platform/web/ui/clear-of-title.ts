import { type RefObject, useEffect, useState } from 'react';

const LOOK_EVERY_MS = 200;
const NEVER_COVERED = 'main h1, main [aria-label="Back"]';

/**
 * Whether a message has to stand at the top: at the bottom, where it stands first, it would cover the page's
 * title or its back button, and at the top it would not. Looks again while the page moves or changes.
 */
export function useAtTop(message: RefObject<HTMLElement | null>): boolean {
  const [atTop, setAtTop] = useState(false);
  useEffect(() => {
    const element = message.current;
    if (!element) return;
    const gap = innerHeight - element.getBoundingClientRect().bottom;
    const covers = (top: number): boolean => {
      const { left, right, height } = element.getBoundingClientRect();
      return [...document.querySelectorAll(NEVER_COVERED)].some((title) => {
        const box = title.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < top + height && box.bottom > top;
      });
    };
    const look = () => {
      const { height } = element.getBoundingClientRect();
      setAtTop(covers(innerHeight - gap - height) && !covers(gap));
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [message]);
  return atTop;
}
