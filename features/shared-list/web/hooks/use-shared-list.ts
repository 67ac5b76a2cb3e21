import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SharedLine } from '#features/shopping/contract.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { readShared, tickShared } from '../api.ts';

type Tick = { key: string; isTicked: boolean; at: number };

/** A list that is on the screen is asked for so often, ms. */
const ASK_EVERY_MS = 10_000;

const placeOf = (token: string): string => `sharedShopping.${token}`;

function readWaiting(token: string): Tick[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(token)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function keepWaiting(token: string, ticks: readonly Tick[]): void {
  try {
    if (ticks.length === 0) localStorage.removeItem(placeOf(token));
    else localStorage.setItem(placeOf(token), JSON.stringify(ticks));
  } catch {
    // They hold until the page is closed.
  }
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** A shared list for a person without an account. Ticks are kept on the device until they are sent. */
export function useSharedList(token: string) {
  const client = useQueryClient();
  const queryKey = ['shared-shopping', token];
  const [waiting, setWaiting] = useState<readonly Tick[]>(() => readWaiting(token));
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => readShared(token),
    refetchInterval: (query) => (isGone(query.state.error) ? false : ASK_EVERY_MS),
    refetchOnWindowFocus: 'always',
  });
  const sending = useMutation({
    mutationFn: (ticks: readonly Tick[]) => tickShared(token, [...ticks]),
    onSuccess(list, sent) {
      client.setQueryData(queryKey, list);
      setWaiting((now) => now.filter((tick) => !sent.includes(tick)));
    },
  });
  const { mutate, isPending, isError } = sending;

  useEffect(() => keepWaiting(token, waiting), [token, waiting]);
  useEffect(() => {
    if (waiting.length === 0) return;
    const send = () => !isPending && mutate(waiting);
    // What failed waits for the network, or for the next round.
    if (!isError) send();
    addEventListener('online', send);
    const timer = setInterval(send, ASK_EVERY_MS);
    return () => {
      removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [waiting, isPending, isError, mutate]);

  const waits = new Map(waiting.map((tick) => [tick.key, tick]));
  return {
    lines: data?.lines.map((line) => ({
      ...line,
      isTicked: waits.get(line.key)?.isTicked ?? line.isTicked,
    })),
    isGone: isGone(error),
    error,
    isWaiting: sending.isError && waiting.length > 0,
    tick({ key, isTicked, at }: SharedLine) {
      const tick = { key, isTicked: !isTicked, at: Math.max(Date.now(), at + 1) };
      setWaiting((now) => [...now.filter((one) => one.key !== key), tick]);
    },
  };
}
