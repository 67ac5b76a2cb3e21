import { useSyncExternalStore } from 'react';
import type { PendingWrite } from './device-store.ts';
import { savedOnDevice } from './messages.ts';

/** Connection and pending writes for screens. */
export type OfflineState = {
  /** the last call did not reach the server */
  offline: boolean;
  sending: boolean;
  /** of the signed-in person, in order */
  writes: readonly PendingWrite[];
  /** writes of other people on this device: counted, never shown or sent */
  sealed: number;
  /** this browser keeps what is written without a network: some private windows do not */
  keeps: boolean;
  /** the current user comes from the device; the server has not responded yet */
  unasked: boolean;
};

const start: OfflineState = {
  offline: false,
  sending: false,
  writes: [],
  sealed: 0,
  keeps: true,
  unasked: false,
};
let state = start;
let keptLast = false;
const listeners = new Set<() => void>();

export const offlineState = (): OfflineState => state;

export function setOfflineState(change: Partial<OfflineState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOfflineState = (): OfflineState =>
  useSyncExternalStore(follow, offlineState, () => start);

/** One part of it: what shows no other is not drawn again with each write. */
export const useOfflinePart = <Part extends keyof OfflineState>(part: Part): OfflineState[Part] =>
  useSyncExternalStore(
    follow,
    () => state[part],
    () => start[part],
  );

/** How things stand: one of them waits to be sent, one is not to be saved as it is, or (null) all are saved. */
export function usePendingState(
  kind: string,
  ids: readonly string[],
): 'waiting' | 'problem' | null {
  const read = () => {
    const about = state.writes.filter(({ things }) =>
      things.some((thing) => thing.kind === kind && ids.includes(thing.id)),
    );
    if (about.length === 0) return null;
    return about.some((write) => write.state !== 'waiting') ? 'problem' : 'waiting';
  };
  return useSyncExternalStore(follow, read, () => null);
}

/** Sets whether the last write was stored instead of sent. */
export function noteLastWrite(kept: boolean): void {
  keptLast = kept;
}

/** The toast's sentence, or that the write is stored on this device. */
export const orSavedOffline = (sentence: string): string => (keptLast ? savedOnDevice : sentence);
