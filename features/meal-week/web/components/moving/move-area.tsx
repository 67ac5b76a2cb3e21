import {
  type Active,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useRef, useState } from 'react';
import type { MealTarget } from '#features/meal-plans/rules/changing/move-meal.ts';
import type { PlanDay } from '#features/meal-plans/rules/plan-day.ts';
import { movingText } from '../../messages/moving.ts';
import { KeyboardHelp } from './keyboard-help.tsx';
import { type OwnPlace, placeOf } from './place-id.ts';

type MoveAreaProps = {
  days: readonly PlanDay[];
  /** a slot of a day, in words */
  placeName: (target: MealTarget) => string;
  onMove: (mealId: string, target: MealTarget) => Promise<unknown>;
  children: ReactNode;
};

/** It would be as wide as the picture that is dragged. */
const AS_WIDE_AS_ITS_NAME = { width: 'max-content', maxWidth: 'calc(100vw - 2rem)' };

const DRAG_FROM_PX = 6;
/** A finger that only scrolls has moved on by then. */
const HOLD_MS = 220;
const HOLD_MOVES_PX = 8;

/** Up and down go from meal to meal, left and right from day to day. */
const STEPS: Readonly<Record<string, { by: 1 | -1; isDay: boolean }>> = {
  ArrowDown: { by: 1, isDay: false },
  ArrowUp: { by: -1, isDay: false },
  ArrowRight: { by: 1, isDay: true },
  ArrowLeft: { by: -1, isDay: true },
};

/** Places in the order of the document, which is that of days and meals. */
const listPlaces = ({ context }: Parameters<KeyboardCoordinateGetter>[1]) =>
  context.droppableContainers
    .getEnabled()
    .flatMap(({ id, node }) => (node.current ? [{ id, element: node.current }] : []))
    .sort((a, b) =>
      a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );

/** The same meal of the day after or before; where that day has none, its first. */
function inNextDay(places: ReturnType<typeof listPlaces>, at: number, by: 1 | -1) {
  const known = places.map((one) => ({ ...one, place: placeOf(one.id) }));
  const now = known[at]?.place;
  const dates = [...new Set(known.map(({ place }) => place?.date))];
  const date = dates[dates.indexOf(now?.date) + by];
  const there = known.filter(({ place }) => date !== undefined && place?.date === date);
  return there.find(({ place }) => place?.slotId === now?.slotId) ?? there[0] ?? places[at];
}

/** What is moved by keyboard lies over its place; distances would be those of the picture to rows and buttons. */
const lieOverPlace: Modifier = ({ activatorEvent, activeNodeRect, over, transform }) =>
  activatorEvent instanceof KeyboardEvent && activeNodeRect && over
    ? {
        ...transform,
        x: over.rect.left - activeNodeRect.left,
        y: over.rect.top - activeNodeRect.top,
      }
    : transform;

const ownPlaceOf = ({ data }: Active): string | null =>
  (data.current as OwnPlace | undefined)?.place ?? null;

/** Frames in which a moved meal may be drawn again, and lose the focus once more. */
const FRAMES_DRAWN = 60;

/** Gives the focus to a meal, and again where it was drawn again; who goes elsewhere meanwhile is let go. */
function focusMeal(id: UniqueIdentifier, frames = FRAMES_DRAWN): void {
  const { activeElement, body } = document;
  if (frames === FRAMES_DRAWN || activeElement === null || activeElement === body) {
    document.querySelector<HTMLElement>(`[data-meal="${CSS.escape(`${id}`)}"]`)?.focus();
  }
  if (frames > 0) requestAnimationFrame(() => focusMeal(id, frames - 1));
}

/** Meals in it are moved by dragging, by touch after holding, and with the keyboard. */
export function MoveArea({ days, placeName, onMove, children }: MoveAreaProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  /** the place it is over, in words */
  const [where, setWhere] = useState('');
  /** the place that the arrows chose; null: they were not pressed yet */
  const [chosen, setChosen] = useState<UniqueIdentifier | null>(null);
  /** the same at once: the next key may come before it is drawn */
  const chosenNow = useRef<UniqueIdentifier | null>(null);
  const choose = (place: UniqueIdentifier | null) => {
    chosenNow.current = place;
    setChosen(place);
  };
  /** Arrows go from place to place: how far apart they are, and what is scrolled, does not matter. */
  const choosePlace: KeyboardCoordinateGetter = (event, asked) => {
    const step = STEPS[event.code];
    if (!step) return undefined;
    event.preventDefault();
    const places = listPlaces(asked);
    const now = chosenNow.current ?? asked.context.over?.id;
    const at = places.findIndex(({ id }) => id === now);
    const next = step.isDay
      ? inNextDay(places, at, step.by)
      : places[Math.min(places.length - 1, Math.max(0, at + step.by))];
    next?.element.scrollIntoView({ block: 'nearest' });
    choose(next?.id ?? null);
    return undefined;
  };
  const detect: CollisionDetection = (args) => {
    if (args.pointerCoordinates) return pointerWithin(args);
    const place = chosen ?? ownPlaceOf(args.active);
    return place === null ? [] : [{ id: place }];
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: HOLD_MOVES_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: choosePlace }),
  );
  const titleOf = (id: unknown) =>
    days.flatMap(({ meals }) => meals).find((meal) => meal.id === id)?.title ?? '';
  const nameOf = (id: unknown) => {
    const place = placeOf(id);
    return place ? placeName(place) : '';
  };
  const end = async ({ active, over, activatorEvent }: DragEndEvent) => {
    setDragged(null);
    const place = placeOf(chosenNow.current ?? over?.id);
    if (!place) return;
    await onMove(`${active.id}`, place);
    // On its new day the meal is another button: who moved it with the keyboard goes on from there.
    if (activatorEvent instanceof KeyboardEvent) requestAnimationFrame(() => focusMeal(active.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      onDragStart={({ active }) => {
        choose(null);
        setDragged(`${active.id}`);
        setWhere('');
      }}
      onDragOver={({ over }) => setWhere(over ? nameOf(over.id) : '')}
      onDragEnd={(event) => void end(event)}
      onDragCancel={() => setDragged(null)}
      accessibility={{
        screenReaderInstructions: { draggable: movingText.how },
        announcements: {
          onDragStart: ({ active }) => movingText.pickedUp(titleOf(active.id)),
          onDragOver: ({ over }) => (over ? movingText.over(nameOf(over.id)) : undefined),
          onDragEnd: ({ active, over }) =>
            over && over.id !== ownPlaceOf(active)
              ? movingText.dropped(titleOf(active.id), nameOf(over.id))
              : movingText.cancelled(titleOf(active.id)),
          onDragCancel: ({ active }) => movingText.cancelled(titleOf(active.id)),
        },
      }}
    >
      <KeyboardHelp
        help={
          <>
            {dragged !== null && where !== '' && (
              <span className="block font-semibold">{movingText.now(titleOf(dragged), where)}</span>
            )}
            {movingText.help}
          </>
        }
      >
        {children}
      </KeyboardHelp>
      <DragOverlay dropAnimation={null} modifiers={[lieOverPlace]} style={AS_WIDE_AS_ITS_NAME}>
        {dragged !== null && (
          <p className="max-w-72 rounded-card border border-accent bg-raised px-4 py-3 font-medium shadow-float">
            <bdi>{titleOf(dragged)}</bdi>
          </p>
        )}
      </DragOverlay>
    </DndContext>
  );
}
