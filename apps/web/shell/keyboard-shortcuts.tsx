import { Keyboard } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { focusToastAction } from '#platform/web/ui/toast.tsx';
import { areShortcutsOn, isShortcutPress, keepShortcutsOn, readKey } from './shortcuts.ts';
import type { ShortcutsDialogProps } from './shortcuts-dialog.tsx';

const ShortcutsDialog = lazy<ComponentType<ShortcutsDialogProps>>(() =>
  import('./shortcuts-dialog.tsx')
    .then((module) => ({ default: module.ShortcutsDialog }))
    .catch(() => ({ default: () => null })),
);

/** A second key that comes later than this is a first one. */
const SECOND_KEY_MS = 1500;

/** Listens for shortcuts, and is the button that lists them. */
export function KeyboardShortcuts() {
  const [, navigate] = useLocation();
  const [on, setOn] = useState(areShortcutsOn);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const show = (next: boolean) => {
    setOpen(next);
    if (next) setOpened(true);
  };

  useEffect(() => {
    if (!on) return;
    let before: { key: string; at: number } | null = null;
    const listen = (event: KeyboardEvent) => {
      if (!isShortcutPress(event)) return;
      const first = before && event.timeStamp - before.at < SECOND_KEY_MS ? before.key : null;
      if (event.key === '?') {
        event.preventDefault();
        setOpen(true);
        setOpened(true);
        return;
      }
      // Shift alone comes as a key of its own on the way to "?".
      if (event.key.length > 1) return;
      const found = readKey(first, event.key);
      if (found === null && event.key.toLowerCase() === 'u' && focusToastAction()) {
        event.preventDefault();
      }
      before = found === 'wait' ? { key: event.key.toLowerCase(), at: event.timeStamp } : null;
      if (found === null || found === 'wait') return;
      event.preventDefault();
      navigate(found.href);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on, navigate]);

  return (
    <>
      <button
        type="button"
        onClick={() => show(true)}
        aria-keyshortcuts={on ? '?' : undefined}
        className="flex min-h-12 w-full items-center gap-3 rounded-control px-3 font-medium text-muted transition-colors duration-150 hover:bg-hover hover:text-ink"
      >
        <span className="grid w-[24px] place-items-center">
          <Keyboard aria-hidden size={22} />
        </span>
        Shortcuts
      </button>
      {opened && (
        <Suspense fallback={null}>
          <ShortcutsDialog
            open={open}
            onOpenChange={show}
            on={on}
            onSwitch={(next) => {
              keepShortcutsOn(next);
              setOn(next);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
