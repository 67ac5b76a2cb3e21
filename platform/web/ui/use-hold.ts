import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

const HOLD_MS = 500;
/** A finger that moves farther scrolls. */
const MAX_MOVE_PX = 10;

/**
 * A button with a second act: hold it, use its context menu (right click, Menu key, Shift+F10) or press
 * Shift+Enter. A press that became the second act is not the first one too.
 */
export function useHold(onPress: () => void, onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const held = useRef(false);
  const release = () => clearTimeout(timer.current);
  const hold = () => {
    release();
    if (held.current) return;
    held.current = true;
    onHold();
  };
  return {
    onPointerDown({ button, clientX: x, clientY: y }: PointerEvent) {
      release();
      held.current = false;
      start.current = { x, y };
      if (button === 0) timer.current = setTimeout(hold, HOLD_MS);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = start.current;
      if (Math.hypot(clientX - x, clientY - y) > MAX_MOVE_PX) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onContextMenu(event: MouseEvent) {
      event.preventDefault();
      hold();
    },
    onKeyDown(event: KeyboardEvent) {
      held.current = false;
      if (event.key !== 'Enter' || !event.shiftKey) return;
      event.preventDefault();
      hold();
    },
    onClick() {
      if (!held.current) onPress();
      held.current = false;
    },
  };
}
