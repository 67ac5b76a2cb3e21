import { useCallback, useState } from 'react';

/** The width of a box in px, and the ref that follows it. */
export function useWidth() {
  const [width, setWidth] = useState(320);
  const follow = useCallback((box: HTMLDivElement | null) => {
    if (!box) return;
    const look = () => setWidth(Math.max(120, box.clientWidth));
    const watch = new ResizeObserver(look);
    watch.observe(box);
    look();
    return () => watch.disconnect();
  }, []);
  return [width, follow] as const;
}
