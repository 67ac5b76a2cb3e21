import type { SensorContext } from '@dnd-kit/core';
import { describe, expect, it, vi } from 'vitest';
import { rowByRow } from './row-by-row.ts';

/** Rows of these heights, one below the other from half a pixel on, as browsers place them. */
function listOf(heights: readonly number[]) {
  let top = 100.5;
  return heights.map((height, at) => {
    const rect = { top, bottom: top + height, left: 0, right: 300, width: 300, height };
    top += height + 4;
    return { id: `row ${at}`, rect };
  });
}

describe('arrow keys on a list', () => {
  const rows = listOf([52, 52, 78, 52, 52]);
  const press = (code: string, over: number, shownTop: number) => {
    const scrollIntoView = vi.fn();
    const containers = rows.map(({ id }) => ({ id, node: { current: { scrollIntoView } } }));
    const context = {
      active: { id: 'row 0' },
      over: { id: `row ${over}` },
      collisionRect: { top: shownTop },
      droppableRects: new Map(rows.map(({ id, rect }) => [id, rect])),
      droppableContainers: {
        getEnabled: () => containers,
        get: (wanted: string) => containers.find(({ id }) => id === wanted),
      },
    } as unknown as SensorContext;
    const event = { code, preventDefault: vi.fn() } as unknown as KeyboardEvent;
    const currentCoordinates = { x: 20, y: 1_000 };
    return { to: rowByRow(event, { active: 'row 0', currentCoordinates, context }), event };
  };

  it('go to the next row exactly, also past a taller one and from a fraction off', () => {
    for (const [over, shownTop] of [
      [0, 100.5],
      [1, 156.2],
      [2, 213],
      [3, 294.7],
    ] as const) {
      const { to, event } = press('ArrowDown', over, shownTop);
      expect(to).toEqual({ x: 20, y: 1_000 + (rows[over + 1]?.rect.top ?? 0) - shownTop });
      expect(event.preventDefault).toHaveBeenCalled();
    }
    expect(press('ArrowUp', 2, 212.5).to?.y).toBe(1_000 + 156.5 - 212.5);
  });

  it('stay at both ends, and leave other keys alone', () => {
    expect(press('ArrowDown', 4, 350).to).toBeUndefined();
    expect(press('ArrowUp', 0, 100.5).to).toBeUndefined();
    const { to, event } = press('Tab', 1, 156.5);
    expect(to).toBeUndefined();
    expect(event.preventDefault).not.toHaveBeenCalled();
  });
});
