import { useState } from 'react';
import type { ItemAct } from '../components/sheets/item-menu.tsx';

/** The sheet that is open over a session. */
export type Sheet =
  | { kind: 'menu' | Exclude<ItemAct, 'reorder' | 'pair' | 'unpair' | 'remove'>; itemId: string }
  | { kind: 'swapAny'; itemId: string }
  | { kind: 'set'; itemId: string; setId: string }
  | { kind: 'add' | 'options' | 'finish' | 'sessionNote' };

export function useSheets() {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  return { sheet, open: setSheet, close: () => setSheet(null) };
}
