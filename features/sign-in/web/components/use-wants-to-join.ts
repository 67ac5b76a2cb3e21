import { useSyncExternalStore } from 'react';
import { SELECTED_PRICE_KEY, TRIAL_WANTED_KEY } from '#features/plans/rules.ts';

function wantsToJoin(): boolean {
  try {
    return [SELECTED_PRICE_KEY, TRIAL_WANTED_KEY].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false; // storage may be blocked: then nothing was chosen
  }
}

const never = () => () => {};

/** Whether this person came from a plan or from Start Free Trial. The page as built does not know it. */
export const useWantsToJoin = () => useSyncExternalStore(never, wantsToJoin, () => false);
