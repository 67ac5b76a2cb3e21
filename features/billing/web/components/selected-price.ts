import { useState } from 'react';
import { isPriceId, type PriceId, SELECTED_PRICE_KEY } from '#features/plans/rules.ts';

function read(): PriceId | null {
  try {
    const kept = localStorage.getItem(SELECTED_PRICE_KEY);
    return isPriceId(kept) ? kept : null;
  } catch {
    return null; // storage may be blocked: then nothing was chosen
  }
}

/** The price that was chosen before signing in, and how to forget it. */
export function useSelectedPrice(): [PriceId | null, () => void] {
  const [selected, setSelected] = useState(read);
  const forget = () => {
    setSelected(null);
    try {
      localStorage.removeItem(SELECTED_PRICE_KEY);
    } catch {
      // See above.
    }
  };
  return [selected, forget];
}
