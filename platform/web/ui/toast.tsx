import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { useAtTop } from './clear-of-title.ts';
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  TOAST_DURATION_MS,
  type ToastEntry,
} from './toast-store.ts';

export { toast } from './toast-store.ts';

const SWIPE_PX = 60;

/** Moves the focus to the button of the message that shows, such as Undo; whether there is one. */
export function focusToastAction(): boolean {
  const button = document.querySelector<HTMLElement>('[data-toast-action]');
  button?.focus();
  return button !== null;
}

/**
 * Where toasts show. Stands once, always, so that screen readers know the live regions; and outside
 * the app's own element, so that no dialog covers it.
 */
export function Toaster() {
  const entry = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts)[0];
  const shown = entry?.open ? entry : undefined;
  return (
    <div className="pointer-events-none toast-place fixed inset-x-0 z-60 grid items-end justify-items-center px-3 lg:justify-items-end lg:px-6">
      <div role="status" aria-live="polite" className="col-start-1 row-start-1 w-full max-w-md">
        {shown && !shown.destructive && <Message key={shown.id} entry={shown} />}
      </div>
      <div role="alert" aria-live="assertive" className="col-start-1 row-start-1 w-full max-w-md">
        {shown?.destructive && <Message key={shown.id} entry={shown} />}
      </div>
    </div>
  );
}

function Message({ entry }: { entry: ToastEntry }) {
  const { id, title, description, destructive, action } = entry;
  const [held, setHeld] = useState(false);
  const [pulled, setPulled] = useState(0);
  const pullStart = useRef<number | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const atTop = useAtTop(element);
  const leftMs = useRef(TOAST_DURATION_MS);

  // The time runs only while nobody is reading with the pointer or the focus on the message.
  useEffect(() => {
    if (held) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => dismissToast(id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(1000, leftMs.current - (performance.now() - startedAt));
    };
  }, [held, id]);

  const move = (event: PointerEvent) => {
    // A message that appears under a pointer at rest is not being read with it.
    if (event.movementX !== 0 || event.movementY !== 0) setHeld(true);
    if (pullStart.current !== null) setPulled(Math.max(0, event.clientY - pullStart.current));
  };
  const release = () => {
    pullStart.current = null;
    if (pulled > SWIPE_PX) dismissToast(id);
    else setPulled(0);
  };
  const Icon = destructive ? CircleAlert : CircleCheck;

  return (
    <div
      ref={element}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => {
        pullStart.current = event.clientY;
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      style={pulled > 0 ? { transform: `translateY(${pulled}px)` } : undefined}
      className={classNames(
        atTop && 'fixed inset-x-3 top-[calc(var(--page-label)+8px)] mx-auto max-w-md',
        'pointer-events-auto flex max-h-[42dvh] touch-none animate-rise flex-wrap items-center gap-x-1 overflow-y-auto rounded-card border bg-raised py-[2px] pr-[2px] pl-[12px] shadow-float',
        destructive ? 'border-danger' : 'border-line-strong',
      )}
    >
      {/* The buttons stand below the words where these would else be squeezed. */}
      <div className="flex min-w-0 flex-[1_1_9rem] items-start gap-[10px] py-[6px]">
        <Icon
          aria-hidden
          size={22}
          className={classNames('mt-0.5 shrink-0', destructive ? 'text-danger' : 'text-success')}
        />
        <div className="min-w-0 flex-1">
          <p className="leading-snug font-semibold">{title}</p>
          {description && <p className="text-sm leading-snug text-muted">{description}</p>}
        </div>
      </div>
      <div className="ml-auto flex shrink-0 items-center">
        {action && (
          <button
            type="button"
            data-toast-action
            onClick={() => {
              action.onClick();
              dismissToast(id);
            }}
            className="min-h-[44px] rounded-control border border-line-strong px-[14px] text-sm font-semibold text-accent hover:bg-hover"
          >
            {action.label}
          </button>
        )}
        <button
          type="button"
          aria-label="Close message"
          onClick={() => dismissToast(id)}
          className="grid size-[44px] shrink-0 place-items-center rounded-control text-muted hover:bg-hover hover:text-ink"
        >
          <X aria-hidden size={20} />
        </button>
      </div>
    </div>
  );
}
