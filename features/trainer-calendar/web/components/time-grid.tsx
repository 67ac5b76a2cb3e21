import {
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useRef } from 'react';
import { clockWords } from '#features/availability/rules/clock-words.ts';
import type { Span } from '#features/free-times/rules/span.ts';
import { type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { weekdayName } from '#platform/shared/calendar-words.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { StillKeyboardSensor } from '#platform/web/ui/still-keyboard-sensor.ts';
import type { TrainerTimes } from '../../contract.ts';
import type { CalendarSession } from '../../rules/calendar-sessions.ts';
import {
  axisOf,
  type DayAxis,
  gapsOf,
  hoursAround,
  instantOf,
  labelAt,
  minuteOf,
  placeOn,
  wholeHours,
} from '../../rules/day-axis.ts';
import { dragText, calendarText as t } from '../messages/calendar.ts';
import { SessionBlock } from './session-block.tsx';
import { dayOf, whenText, whoComes } from './session-words.ts';

const PX_PER_HOUR = 48;
/** Sessions that are dragged go from quarter to quarter of an hour. */
const STEP_MINUTES = 15;
const STEP_PX = (PX_PER_HOUR * STEP_MINUTES) / 60;
const DRAG_FROM_PX = 6;
/** A finger that only scrolls has moved on by then. */
const [HOLD_MS, HOLD_MOVES_PX] = [220, 8];
/** What is shown of a day in which nothing is, and the room above and below what is. */
const USUAL = [7 * 60, 20 * 60] as const;
const ROOM = 60;

export type GridProps = {
  days: readonly CalendarDay[];
  timeZone: string;
  today: CalendarDay;
  nowMs: number;
  times: TrainerTimes | undefined;
  sessions: readonly CalendarSession[];
  onOpen: (session: CalendarSession) => void;
  /** dragged there, which is still to be confirmed; null: the chosen free time */
  onMove: (session: CalendarSession, toMs: number) => void;
  onFree: (atMs: number) => void;
};

/** The first and last minute that is shown: whole hours around all that is there. */
function shownHours(axis: DayAxis, days: readonly CalendarDay[], spans: readonly Span[]) {
  const places = days.flatMap((day) => spans.flatMap((span) => placeOn(axis, day, span) ?? []));
  const withRoom = places.map(({ from, to }) => ({ from: from - ROOM, to: to + ROOM }));
  return hoursAround(axis, USUAL, withRoom);
}

/** Days beside each other, hours below each other: sessions on a ground of open hours. */
export function TimeGrid(props: GridProps) {
  const { days, timeZone, today, sessions, times, onMove } = props;
  const columns = useRef<HTMLDivElement>(null);
  const axis = axisOf(timeZone, days);
  const { from, to } = shownHours(axis, days, [...sessions, ...(times?.open ?? [])]);
  const widthPx = () => (columns.current?.clientWidth || days.length) / days.length;
  const snap: Modifier = ({ transform }) => ({
    ...transform,
    x: Math.round(transform.x / widthPx()) * widthPx(),
    y: Math.round(transform.y / STEP_PX) * STEP_PX,
  });
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: HOLD_MOVES_PX } }),
    useSensor(StillKeyboardSensor, {
      // Enter opens a session, as it does everywhere.
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
      coordinateGetter: (event, { currentCoordinates: { x, y } }) => {
        const steps: Record<string, { x: number; y: number }> = {
          ArrowUp: { x, y: y - STEP_PX },
          ArrowDown: { x, y: y + STEP_PX },
          ArrowLeft: { x: x - widthPx(), y },
          ArrowRight: { x: x + widthPx(), y },
        };
        return steps[event.code];
      },
    }),
  );
  const of = (id: unknown) => sessions.find(({ key }) => key === id);
  const nameOf = (id: unknown) => {
    const session = of(id);
    return session ? `${session.offerName}, ${whoComes(session)}` : '';
  };
  const targetOf = ({ active, delta }: DragMoveEvent | DragEndEvent) => {
    const session = of(active.id);
    const day = session && dayOf(timeZone, session.startMs);
    const index = day ? days.indexOf(day) + Math.round(delta.x / widthPx()) : -1;
    const toDay = days[index];
    if (!session || !day || !toDay) return null;
    const minute = minuteOf(axis, day, session.startMs) + (delta.y / PX_PER_HOUR) * 60;
    const snapped = Math.round(minute / STEP_MINUTES) * STEP_MINUTES;
    if (snapped < 0 || snapped >= axis.minutes) return null;
    return { session, toMs: instantOf(axis, toDay, snapped) };
  };
  const end = (event: DragEndEvent) => {
    const target = targetOf(event);
    if (target && target.toMs !== target.session.startMs) onMove(target.session, target.toMs);
  };
  // What is read out is told the session alone, so where it was dragged to is kept beside.
  const over = useRef('');
  const follow = (event: DragMoveEvent) => {
    const target = targetOf(event);
    over.current = target ? whenText(target.toMs, timeZone, today) : '';
  };
  const hours = wholeHours(axis, from, to);
  return (
    <DndContext
      sensors={sensors}
      modifiers={[snap]}
      onDragStart={() => {
        over.current = '';
      }}
      onDragMove={follow}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: dragText.how },
        announcements: {
          onDragStart: ({ active }) => dragText.pickedUp(nameOf(active.id)),
          onDragMove: () => dragText.over(over.current),
          onDragOver: () => undefined,
          onDragEnd: ({ active }) =>
            over.current
              ? dragText.dropped(nameOf(active.id), over.current)
              : dragText.cancelled(nameOf(active.id)),
          onDragCancel: ({ active }) => dragText.cancelled(nameOf(active.id)),
        },
      }}
    >
      <div className="mt-3 grid grid-cols-[3.25rem_minmax(0,1fr)]">
        <span />
        <DayHeads {...props} />
        <div aria-hidden className="relative" style={{ height: toPx(to - from) }}>
          {hours
            .filter((minute) => minute > from)
            .map((minute) => (
              <span
                key={minute}
                className="tabular absolute right-2 -translate-y-1/2 text-xs whitespace-nowrap text-faint"
                style={{ top: toPx(minute - from) }}
              >
                {clockWords(labelAt(axis, minute))}
              </span>
            ))}
        </div>
        <div
          ref={columns}
          className="relative grid overflow-hidden rounded-control border border-line"
          style={{
            height: toPx(to - from),
            gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))`,
          }}
        >
          {days.map((day) => (
            <DayColumn
              key={day}
              day={day}
              axis={axis}
              from={from}
              to={to}
              hours={hours}
              {...props}
            />
          ))}
        </div>
      </div>
    </DndContext>
  );
}

const toPx = (minutes: number): number => (minutes / 60) * PX_PER_HOUR;

function DayHeads({ days, today, sessions, timeZone }: GridProps) {
  const count = (day: CalendarDay) =>
    sessions.filter(({ startMs }) => dayOf(timeZone, startMs) === day).length;
  return (
    <div
      className="grid pb-2"
      style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}
    >
      {days.map((day) => (
        <h2 key={day} className="min-w-0 text-center">
          <span className="sr-only">{t.columns(weekdayName(weekdayOf(day)), count(day))}</span>
          <span aria-hidden className="block text-xs text-muted">
            {weekdayName(weekdayOf(day)).slice(0, 3)}
          </span>
          <span
            aria-hidden
            className={classNames(
              'tabular mx-auto grid size-9 place-items-center rounded-full text-base font-semibold',
              day === today && 'bg-accent-gradient text-on-solid',
            )}
          >
            {Number(day.slice(8))}
          </span>
        </h2>
      ))}
    </div>
  );
}

type DayColumnProps = GridProps & {
  day: CalendarDay;
  axis: DayAxis;
  from: number;
  to: number;
  hours: readonly number[];
};

function DayColumn(props: DayColumnProps) {
  const { day, axis, from, to, hours, today, nowMs, times, sessions, timeZone, onOpen, onFree } =
    props;
  const box = ({ from: top, to: bottom }: { from: number; to: number }) => ({
    top: toPx(top - from),
    height: toPx(Math.max(0, bottom - top)),
  });
  const ground = (spans: readonly Span[] = []) =>
    spans.flatMap((span) => placeOn(axis, day, span) ?? []);
  const pick = (event: React.MouseEvent<HTMLDivElement>) => {
    const { top } = event.currentTarget.getBoundingClientRect();
    const minute = from + ((event.clientY - top) / PX_PER_HOUR) * 60;
    const half = Math.floor(minute / 30) * 30;
    if (half >= from && half < to) onFree(instantOf(axis, day, half));
  };
  return (
    <div className="relative border-l border-line bg-sunken first:border-l-0">
      {ground(times?.open).map((place) => (
        <div key={place.from} className="absolute inset-x-0 bg-surface" style={box(place)} />
      ))}
      {gapsOf(axis, day).map((place) => (
        <div key={place.from} className="absolute inset-x-0 bg-line" style={box(place)} />
      ))}
      {hours.map((minute) => (
        <div
          key={minute}
          aria-hidden
          className="absolute inset-x-0 h-px -translate-y-px bg-line"
          style={{ top: toPx(minute - from) }}
        />
      ))}
      {ground(times?.timeOff).map((place) => (
        <Ground key={place.from} label={t.timeOff} style={box(place)} />
      ))}
      {ground(times?.busy).map((place) => (
        <Ground key={place.from} label={t.busy} style={box(place)} />
      ))}
      {/* A shortcut for the mouse: the button above does the same. */}
      <div aria-hidden className="absolute inset-0" onClick={pick} />
      <ul aria-label={weekdayName(weekdayOf(day))} className="pointer-events-none absolute inset-0">
        {sessions.flatMap((session) => {
          const place = placeOn(axis, day, session);
          if (!place) return [];
          const isStart = dayOf(timeZone, session.startMs) === day;
          return (
            <SessionBlock
              key={session.key}
              session={session}
              timeZone={timeZone}
              style={box(place)}
              canMove={isStart && session.bookings.some(({ may }) => may.move)}
              onOpen={() => onOpen(session)}
            />
          );
        })}
      </ul>
      {day === today && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-x-0 z-10 border-t-2 border-accent before:absolute before:-top-[5px] before:left-0 before:size-2 before:rounded-full before:bg-accent"
          style={{ top: toPx(minuteOf(axis, day, nowMs) - from) }}
        />
      )}
    </div>
  );
}

function Ground({ label, style }: { label: string; style: React.CSSProperties }) {
  return (
    <div
      style={{
        ...style,
        backgroundImage:
          'repeating-linear-gradient(135deg, var(--line) 0 2px, transparent 2px 8px)',
      }}
      className="absolute inset-x-0 overflow-hidden bg-sunken/60 px-1 text-[0.6875rem] text-muted"
    >
      {label}
    </div>
  );
}
