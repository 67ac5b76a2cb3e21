import { useDraggable } from '@dnd-kit/core';
import { TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { timeWords } from '#features/free-times/rules/when-words.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { CalendarSession } from '../../rules/calendar-sessions.ts';
import { calendarText as t } from '../messages/calendar.ts';
import { namesInOrder, stateText } from './session-words.ts';

const looks: Record<CalendarSession['state'], string> = {
  confirmed: 'border-accent bg-accent-soft text-ink',
  requested: 'border-dashed border-warn bg-warn-soft text-ink',
  held: 'border-dashed border-line-strong bg-raised text-muted',
};

type SessionBlockProps = {
  session: CalendarSession;
  timeZone: string;
  style: CSSProperties;
  canMove: boolean;
  onOpen: () => void;
};

/** A session on the grid: opened by a press, moved by dragging or with Space and the arrows. */
export function SessionBlock({ session, timeZone, style, canMove, onOpen }: SessionBlockProps) {
  const { setNodeRef, listeners, attributes, transform, isDragging } = useDraggable({
    id: session.key,
    disabled: !canMove,
  });
  const shift = transform && `translate(${transform.x}px, ${transform.y}px)`;
  const { 'aria-describedby': how } = attributes;
  const [first, second] = namesInOrder(session);
  return (
    <li
      className={classNames('pointer-events-auto absolute inset-x-0.5', isDragging && 'z-20')}
      style={{ ...style, transform: shift ?? undefined }}
    >
      <button
        ref={setNodeRef}
        type="button"
        {...(canMove && { ...listeners, 'aria-describedby': how })}
        // What is shown, in its order, and what has no room.
        aria-label={t.session(
          first,
          timeWords(session.startMs, timeZone),
          second,
          timeWords(session.endMs, timeZone),
          stateText(session),
        )}
        onClick={onOpen}
        className={classNames(
          'flex size-full min-h-6 flex-col overflow-hidden rounded-lg border-l-4 border px-1.5 py-0.5 text-left text-xs leading-[1.15]',
          // A short session shows the lines that fit whole.
          '@container-size',
          'touch-manipulation focus-visible:outline-2 focus-visible:outline-accent',
          looks[session.state],
          isDragging && 'opacity-85 shadow-float',
        )}
      >
        <span className="flex w-full items-center gap-1 font-semibold">
          <bdi className="min-w-0 flex-1 truncate">{first}</bdi>
          {session.isClash && <TriangleAlert aria-hidden size={14} className="text-danger" />}
        </span>
        <span className="tabular truncate text-muted [@container(max-height:1.65rem)]:hidden">
          {timeWords(session.startMs, timeZone)}
        </span>
        <bdi className="truncate text-muted [@container(max-height:2.5rem)]:hidden">{second}</bdi>
      </button>
    </li>
  );
}
