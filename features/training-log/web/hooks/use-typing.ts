import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SetField } from '../../rules/set-fields.ts';
import { type Key, pressKey } from '../components/keypad/typed-value.ts';

/** The field that is being typed into. */
export type Typing = {
  itemId: string;
  setId: string;
  field: SetField;
  text: string;
  /** nothing was typed yet: the first key begins again */
  isFresh: boolean;
};

/** A pause after which what was typed is stored; it is also stored when the field is left. */
const STORE_AFTER_MS = 400;

/** What is typed into the fields of sets, one at a time; `store` takes it when it may be whole. */
export function useTyping(store: (typing: Typing) => void) {
  const [typing, setTyping] = useState<Typing | null>(null);
  const latest = useRef({ typing, store });
  /** what of it was stored */
  const kept = useRef<string | null>(null);
  useLayoutEffect(() => {
    latest.current = { typing, store };
  });
  const text = typing?.text;

  const keep = () => {
    const now = latest.current.typing;
    if (!now || now.isFresh || now.text === kept.current) return;
    kept.current = now.text;
    latest.current.store(now);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: stores when typing pauses
  useEffect(() => {
    const timer = setTimeout(keep, STORE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the latest by a reference
  useEffect(() => {
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, []);

  const set = (next: Typing | null) => {
    latest.current.typing = next;
    setTyping(next);
  };
  return {
    typing,
    open(next: Omit<Typing, 'isFresh'>) {
      const now = latest.current.typing;
      if (now?.setId === next.setId && now.field === next.field) return;
      keep();
      kept.current = null;
      set({ ...next, isFresh: true });
    },
    type(text: string) {
      const now = latest.current.typing;
      if (now) set({ ...now, text, isFresh: false });
    },
    press(key: Key) {
      const now = latest.current.typing;
      if (!now) return;
      set({ ...now, text: pressKey(now.text, key, now.isFresh, now.field), isFresh: false });
    },
    /** Shows a value that was stored already. */
    show(text: string) {
      const now = latest.current.typing;
      if (!now) return;
      kept.current = text;
      set({ ...now, text, isFresh: true });
    },
    close() {
      keep();
      set(null);
    },
    keep,
  };
}
