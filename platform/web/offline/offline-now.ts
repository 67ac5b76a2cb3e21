import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Endpoint, InputOf, OutputOf } from '#platform/shared/endpoint.ts';
import type { Outbox } from './outbox.ts';

/** A tab's work without a network (start-offline.ts). */
export type Offline = {
  outbox: Outbox;
  /** the id of whoever is signed in as the screen shows it */
  person: () => string | null;
  /** Sends what waits, without waiting for the next try. */
  tryNow: () => void;
  /**
   * Before anything is drawn or asked: what the device keeps of the page at `path` is there to be drawn,
   * if it keeps it of whoever is signed in in this browser. It counts as old and is asked anew.
   */
  open: (path: string) => Promise<void>;
  /** Whoever is signed in now: the device is theirs. What it kept of somebody before goes. */
  adopt: () => Promise<void>;
  /** The server has given this person's session another mark. */
  renewSession: () => Promise<void>;
  /** Fetches what will be wanted without a network: this and the last two weeks. */
  fetchAhead: (today: CalendarDay) => Promise<void>;
  /** What the device answers by itself, with what waits; undefined where it does not know. */
  kept: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E> | undefined>;
  /** Somebody is about to sign out, or has not after all: nothing is fetched for later meanwhile. Ends with the last fetch. */
  leaving: (yes: boolean) => Promise<void>;
  /** Nothing of this person stays on the device: neither answers nor what waits. */
  forget: (owner: string | undefined) => Promise<void>;
};

let present: Offline | null = null;

/** Null where it was not started: before somebody is signed in. */
export const offlineNow = (): Offline | null => present;

export function setOffline(offline: Offline): void {
  present = offline;
}
