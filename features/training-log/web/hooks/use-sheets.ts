import { useEffect, useState } from 'react';
import type { ItemAct } from '../components/sheets/item-menu.tsx';

/** The sheet that is open over a session. */
export type Sheet =
  | { kind: 'menu' | Exclude<ItemAct, 'reorder' | 'pair' | 'unpair' | 'remove'>; itemId: string }
  | { kind: 'swapAny'; itemId: string }
  | { kind: 'set'; itemId: string; setId: string }
  | { kind: 'add' | 'options' | 'finish' | 'sessionNote' };

/** A sheet that closes has moved away by then, ms. */
const GONE_AFTER_MS = 1_000;

export function useSheets() {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const isOpen = sheet !== null;
  const [isShown, setIsShown] = useState(false);
  if (isOpen && !isShown) setIsShown(true);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setIsShown(false), GONE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return { isShown, sheet, open: setSheet, close: () => setSheet(null) };
}
