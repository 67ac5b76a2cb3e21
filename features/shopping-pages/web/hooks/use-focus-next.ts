import { type RefObject, useCallback, useEffect, useRef } from 'react';

const boxesIn = (list: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(list.current?.querySelectorAll<HTMLElement>('input[type=checkbox]') ?? []),
];

/**
 * A line that was ticked goes to the end: the focus stays in its place, on the line that comes next. `lines`: as
 * they are drawn. The answer is called before a line changes.
 */
export function useFocusNext(list: RefObject<HTMLElement | null>, lines: unknown): () => void {
  const place = useRef(-1);
  useEffect(() => {
    const at = place.current;
    place.current = -1;
    if (at < 0 || !lines || document.activeElement !== document.body) return;
    const boxes = boxesIn(list);
    const next = boxes[at] ?? boxes.at(-1) ?? document.querySelector<HTMLElement>('main h1');
    next?.focus({ preventScroll: true });
  }, [list, lines]);
  return useCallback(() => {
    place.current = boxesIn(list).findIndex((box) => box === document.activeElement);
  }, [list]);
}
