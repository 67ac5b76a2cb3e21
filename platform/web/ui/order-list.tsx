import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { drag, dragHow, dropped, moveDown, movedTo, moveUp, pickedUp } from './messages.ts';
import { rowByRow } from './row-by-row.ts';
import { StillKeyboardSensor } from './still-keyboard-sensor.ts';

type Entry = { id: string; label: string; picture?: ReactNode };

type OrderListProps = {
  items: readonly Entry[];
  /** to which place it goes, from 0 on */
  onMove: (id: string, to: number, label: string) => void;
};

/** A finger that moves less than this taps. */
const DRAG_FROM_PX = 4;

/** A list in an order that the person chooses: by dragging, with the keyboard, or with arrows. */
export function OrderList({ items, onMove }: OrderListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(StillKeyboardSensor, { coordinateGetter: rowByRow }),
  );
  const placeOf = (id: unknown) => items.findIndex((item) => item.id === id);
  const nameOf = (id: unknown) => items[placeOf(id)]?.label ?? '';
  const end = ({ active, over }: DragEndEvent) => {
    const to = placeOf(over?.id);
    if (over && active.id !== over.id && to >= 0) onMove(`${active.id}`, to, nameOf(active.id));
  };
  return (
    <Card>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={end}
        accessibility={{
          screenReaderInstructions: { draggable: dragHow },
          announcements: {
            onDragStart: ({ active }) => pickedUp(nameOf(active.id)),
            onDragOver: ({ active, over }) =>
              over ? movedTo(nameOf(active.id), placeOf(over.id) + 1, items.length) : undefined,
            onDragEnd: ({ active }) => dropped(nameOf(active.id)),
            onDragCancel: ({ active }) => dropped(nameOf(active.id)),
          },
        }}
      >
        <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className="grid gap-1">
            {items.map((item, at) => (
              <OrderRow
                key={item.id}
                item={item}
                isFirst={at === 0}
                isLast={at === items.length - 1}
                onStep={(by) => onMove(item.id, at + by, item.label)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </Card>
  );
}

type OrderRowProps = {
  item: Entry;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: 1 | -1) => void;
};

function OrderRow({ item: { id, label, picture }, isFirst, isLast, onStep }: OrderRowProps) {
  const {
    setNodeRef,
    setActivatorNodeRef,
    listeners,
    attributes,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        'flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control py-1',
        isDragging && 'relative z-10 bg-raised shadow-float',
      )}
    >
      <IconButton
        ref={setActivatorNodeRef}
        label={drag(label)}
        icon={<GripVertical aria-hidden size={22} />}
        className="cursor-grab touch-none"
        {...attributes}
        {...listeners}
      />
      {picture}
      <bdi className="min-w-24 flex-1 font-medium wrap-anywhere">{label}</bdi>
      <span className="flex shrink-0">
        {/* Not `disabled`: the arrow that was pressed keeps the focus at the end. */}
        <IconButton
          label={moveUp(label)}
          aria-disabled={isFirst}
          className={isFirst ? 'opacity-40' : undefined}
          icon={<ArrowUp aria-hidden size={22} />}
          onClick={() => !isFirst && onStep(-1)}
        />
        <IconButton
          label={moveDown(label)}
          aria-disabled={isLast}
          className={isLast ? 'opacity-40' : undefined}
          icon={<ArrowDown aria-hidden size={22} />}
          onClick={() => !isLast && onStep(1)}
        />
      </span>
    </li>
  );
}
