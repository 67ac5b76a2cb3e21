import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Endpoint, InputOf, OutputOf } from '#platform/shared/endpoint.ts';
import type { Outbox } from './outbox.ts';

/** A tab's work without a network (start-offline.ts). */
export type Offline = {
  outbox: Outbox;
  /** the id of the signed-in person as the screen shows it */
  person: () => string | null;
  /** Other tabs of this browser refetch these topics. */
  tell: (topics: Iterable<string>) => void;
  /** Sends pending writes now. */
  tryNow: () => void;
  /** Loads how features behind the first screen work without a network. */
  loadLater: () => Promise<void>;
  /**
   * Before anything is drawn or asked: what the device keeps of the page at `path` is there to be drawn,
   * if it keeps it of the signed-in person in this browser. It counts as old and is asked again.
   */
  open: (path: string) => Promise<void>;
  /** Sets the device's person and clears another person's cache. */
  adopt: () => Promise<void>;
  /** The server has given this person's session another mark. */
  renewSession: () => Promise<void>;
  /** Fetches what will be wanted without a network: this and the last two weeks. */
  fetchAhead: (today: CalendarDay) => Promise<void>;
  /**
   * Writes a change of a record that merges, made on `base` (null: it is new): it is on the device when this
   * ends (null), or with the server where the device takes nothing (its answer). With `onStored`, which is called
   * as soon as it is on the device, all other screens hear of it after the next paint.
   */
  storeFirst: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    base: unknown,
    onStored?: () => void,
  ) => Promise<OutputOf<E> | null>;
  /** Cached answer with pending writes, or undefined. */
  kept: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E> | undefined>;
  /** A person is about to sign out, or has not after all: nothing is fetched for later meanwhile. Ends with the last fetch. */
  leaving: (yes: boolean) => Promise<void>;
  /** Deletes a person's cached answers and pending writes. */
  forget: (owner: string | undefined) => Promise<void>;
};

let present: Offline | null = null;

/** Null where it was not started: before a person is signed in. */
export const offlineNow = (): Offline | null => present;

export function setOffline(offline: Offline | null): void {
  present = offline;
}
