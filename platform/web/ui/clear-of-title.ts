import { type RefObject, useEffect, useState } from 'react';

const LOOK_EVERY_MS = 200;
/** Between a message at the top and what stands above it there. */
const TOP_GAP_PX = 8;
const PAGE_TITLE = 'main h1, main [aria-label="Back"]';
const SHEET = '[role="dialog"], [role="alertdialog"]';
/** Of a sheet that leaves no room beside it, at least the title, the close button and what it says there. */
const SHEET_HEAD = '[data-sheet-head]';

/**
 * Whether a message has to stand at the top: at the bottom, where it stands first, it would cover the page's
 * title or its back button, or an open sheet, and at the top it would not. Looks again while the page moves or
 * changes.
 */
export function useAtTop(message: RefObject<HTMLElement | null>): boolean {
  const [atTop, setAtTop] = useState(false);
  useEffect(() => {
    const element = message.current;
    if (!element) return;
    const gap = innerHeight - element.getBoundingClientRect().bottom;
    const covers = (what: string, top: number): boolean => {
      const { left, right, height } = element.getBoundingClientRect();
      return [...document.querySelectorAll(what)].some((one) => {
        const box = one.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < top + height && box.bottom > top;
      });
    };
    const look = () => {
      const { height } = element.getBoundingClientRect();
      const label = document.querySelector('.page-label')?.getBoundingClientRect().height ?? 0;
      const isBetterAtTop = (what: string) =>
        covers(what, innerHeight - gap - height) && !covers(what, label + TOP_GAP_PX);
      const isOverSheet = document.querySelector(SHEET) !== null;
      setAtTop((isOverSheet ? [SHEET, SHEET_HEAD] : [PAGE_TITLE]).some(isBetterAtTop));
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [message]);
  return atTop;
}
