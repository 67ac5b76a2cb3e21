import { useCallback, useState } from 'react';

/** The width of a box in px, the ref that follows it, and how wide an em of small text is in it, px. */
export function useWidth() {
  const [{ width, em }, setSize] = useState({ width: 320, em: 12 });
  const follow = useCallback((box: HTMLDivElement | null) => {
    if (!box) return;
    const look = () => {
      const width = Math.max(120, box.clientWidth);
      const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      setSize((size) =>
        size.width === width && size.em === root * SMALL_TEXT
          ? size
          : { width, em: root * SMALL_TEXT },
      );
    };
    const watch = new ResizeObserver(look);
    watch.observe(box);
    look();
    return () => watch.disconnect();
  }, []);
  return [width, follow, em] as const;
}

/** rem of the figures around a chart */
const SMALL_TEXT = 0.75;
