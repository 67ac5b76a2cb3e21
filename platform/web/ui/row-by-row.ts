import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys move what is dragged from row to row of a list, however tall rows are. The usual way looks for the nearest
 * row below by its edge, and stays where it is when that edge lies a fraction of a pixel further down.
 */
export const rowByRow: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = STEPS[event.code];
  const { active, over, droppableContainers, droppableRects, collisionRect } = context;
  if (step === undefined || !active || !collisionRect) return undefined;
  event.preventDefault();
  const rows = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect ? [{ id, rect }] : [];
    })
    .toSorted((a, b) => a.rect.top - b.rect.top);
  const next = rows[rows.findIndex(({ id }) => id === (over ?? active).id) + step];
  if (!next) return undefined;
  // First, so that its place is where it stands on the screen.
  droppableContainers.get(next.id)?.node.current?.scrollIntoView({ block: 'nearest' });
  return { x: currentCoordinates.x, y: currentCoordinates.y + next.rect.top - collisionRect.top };
};
