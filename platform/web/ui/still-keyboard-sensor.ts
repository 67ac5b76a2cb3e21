import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * Arrow keys move what is dragged, never the page. The usual sensor scrolls instead beyond the middle of
 * the window, and what is scrolled counts as moved, by another distance than one key is worth.
 */
export class StillKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super({
      ...props,
      context: {
        get current() {
          return { ...props.context.current, scrollableAncestors: [] };
        },
      },
    });
  }
}
