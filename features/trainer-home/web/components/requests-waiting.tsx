import { useEffect } from 'react';
import { useRequestsWaiting } from '../api.ts';

/** Tells the bell how many requests of bookings wait for an answer. Draws nothing. */
export function RequestsWaiting({ onCount }: { onCount: (count: number) => void }) {
  const { toAnswer, toConfirm } = useRequestsWaiting();
  const count = toAnswer + toConfirm;
  useEffect(() => onCount(count), [count, onCount]);
  return null;
}
