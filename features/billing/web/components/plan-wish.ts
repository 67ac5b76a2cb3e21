import { useState } from 'react';
import {
  isPriceId,
  type PriceId,
  SELECTED_PRICE_KEY,
  TRIAL_WANTED_KEY,
} from '#features/plans/rules.ts';

/** Wanted before sign-in: a price, or any trial. */
type Wish = { priceId: PriceId } | 'trial';

function read(): Wish | null {
  try {
    const kept = localStorage.getItem(SELECTED_PRICE_KEY);
    if (isPriceId(kept)) return { priceId: kept };
    return localStorage.getItem(TRIAL_WANTED_KEY) === null ? null : 'trial';
  } catch {
    return null; // storage may be blocked: then nothing was chosen
  }
}

/** Wanted before sign-in, and how to clear it. */
export function usePlanWish(): [Wish | null, () => void] {
  const [wish, setWish] = useState(read);
  const forget = () => {
    setWish(null);
    try {
      localStorage.removeItem(SELECTED_PRICE_KEY);
      localStorage.removeItem(TRIAL_WANTED_KEY);
    } catch {
      // See above.
    }
  };
  return [wish, forget];
}
