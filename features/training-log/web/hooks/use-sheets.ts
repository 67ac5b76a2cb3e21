import { useEffect, useState } from 'react';
import type { ItemAct } from '../components/sheets/item-menu.tsx';

/** The sheet that is open over a session. */
export type Sheet =
  | { kind: 'menu' | Exclude<ItemAct, 'reorder' | 'pair' | 'unpair' | 'remove'>; itemId: string }
  | { kind: 'swapAny'; itemId: string }
  | { kind: 'set'; itemId: string; setId: string }
  | { kind: 'add' | 'options' | 'finish' | 'sessionNote' };

/** What draws a sheet: `find` brings every exercise to choose from. */
type SheetPart = 'ask' | 'find' | 'change';

const partOf = ({ kind }: Sheet): SheetPart => {
  if (kind === 'finish') return 'ask';
  return kind === 'add' || kind === 'swap' || kind === 'swapAny' ? 'find' : 'change';
};

/** A sheet that closes has moved away by then, ms. */
const GONE_AFTER_MS = 1_000;
const NONE: readonly SheetPart[] = [];

/** `bring` fetches what draws a sheet, then opens it. */
export function useSheets(bring: (part: SheetPart, open: () => void) => void) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [shown, setShown] = useState(NONE);
  const isOpen = sheet !== null;
  if (isOpen && !shown.includes(partOf(sheet))) setShown([...shown, partOf(sheet)]);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setShown(NONE), GONE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return {
    sheet,
    /** what is open, or still moves away */
    shows: (part: SheetPart) => shown.includes(part),
    open: (next: Sheet) => bring(partOf(next), () => setSheet(next)),
    close: () => setSheet(null),
  };
}
