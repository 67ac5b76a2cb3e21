import { type RefObject, useEffect, useState } from 'react';

const LOOK_EVERY_MS = 200;
/** Between a message at the top and what stands above it there. */
const TOP_GAP_PX = 8;
const PAGE_TITLE = 'main h1, main [aria-label="Back"]';
const SHEET = '[role="dialog"], [role="alertdialog"]';
/** Of a sheet that leaves no room beside it, at least the title, the close button and what it says there. */
const SHEET_HEAD = '[data-sheet-head]';
/** What the keys act on, but for the message's own buttons. */
const FOCUS = 'body > :not(#toasts) :focus-visible';

/**
 * Whether a message has to stand at the top: at the bottom, where it stands first, it would cover the page's
 * title or its back button, an open sheet, or what has the focus, and at the top it would not; where there is room for
 * one of them alone, titles come before the focus. Looks again while the page moves or changes.
 */
export function useAtTop(message: RefObject<HTMLElement | null>): boolean {
  const [atTop, setAtTop] = useState(false);
  useEffect(() => {
    const element = message.current;
    // The message itself rises at first; what holds it stays where it will come to rest.
    const holder = element?.parentElement;
    if (!element || !holder) return;
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
      const top = label + TOP_GAP_PX;
      const isBetterAtTop = (what: string) =>
        covers(what, holder.getBoundingClientRect().bottom - height) && !covers(what, top);
      const head = document.querySelector(SHEET) ? SHEET_HEAD : PAGE_TITLE;
      const isOverFocus = isBetterAtTop(FOCUS) && !covers(head, top);
      setAtTop(isOverFocus || [SHEET, head].some(isBetterAtTop));
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [message]);
  return atTop;
}
