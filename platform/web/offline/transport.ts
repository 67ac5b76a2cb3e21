import {
  type Endpoint,
  type InputOf,
  type OutputOf,
  requestOf,
} from '#platform/shared/endpoint.ts';
import { ApiError, NotStoredError } from '../api-client/api-error.ts';
import { callNow } from '../api-client/call.ts';
import { csrfToken, forgetCsrfToken } from '../api-client/csrf.ts';
import { sessionMark } from '../api-client/session-mark.ts';
import { noteKeptAt } from './answer-age.ts';
import type { CachedAnswer, DeviceStore } from './device-store.ts';
import { parseCached, shapeOf } from './known.ts';
import { cannotSaveOffline } from './messages.ts';
import { isLost, isSignedOut } from './network-error.ts';
import { nameOf, type OfflineFeature } from './offline-feature.ts';
import { offlineState } from './offline-state.ts';
import type { Outbox } from './outbox.ts';

type TransportOptions = {
  store: DeviceStore;
  outbox: Outbox;
  features: readonly OfflineFeature[];
  /** The current-user endpoint, also answered from the device. */
  personEndpoint: Endpoint;
  person: () => string | null;
  /** The server, or the device when offline, confirmed whose session this is. */
  said: (person: { id: string }, mark: string) => void;
  /** Whether the browser's session is still the one that `person` was read under. */
  sameSession: () => boolean;
  /** The server was reached, or was not. */
  reached: (yes: boolean) => void;
  /** Source of the latest answer per address. */
  answered: (url: string, by: 'device' | 'server') => void;
  /** Sends pending writes. */
  kick: () => void;
  /** The same, once changes that follow each other have gathered. */
  kickSoon: () => void;
  /** An answer that came after the screen was shown another. */
  arrived: (url: string, answer: unknown) => void;
  /** Nobody, or someone else, is signed in by now. */
  personChanged: () => void;
};

/** A read that takes longer is answered by the device where it can be, ms. */
const READ_PATIENCE_MS = 4_000;
/** Then it counts as not answered, ms. */
const READ_LIMIT_MS = 30_000;
/** Timeout after which a write is stored and sent again, ms. */
const WRITE_PATIENCE_MS = 12_000;

const late = Symbol('late');

/** Transport between screens and network: cached answers for reads, the queue for writes. */
export function makeTransport(options: TransportOptions) {
  const { store, outbox, features, personEndpoint, person, said, sameSession, reached } = options;
  // Features may come later.
  const ruleOf = (endpoint: Endpoint) =>
    features
      .flatMap(({ reads = [] }) => reads)
      .find((read) => nameOf(read.endpoint) === nameOf(endpoint));

  /** Person whose cached answers may be shown; null under another session. */
  async function owner(endpoint: Endpoint): Promise<string | null> {
    if (endpoint.path !== personEndpoint.path) return sameSession() ? person() : null;
    const mark = sessionMark();
    const id = await store.personOf(mark).catch(() => null);
    if (id !== null && mark !== null) said({ id }, mark);
    return id;
  }

  function rowOf(owner: string, endpoint: Endpoint, input: unknown, answer: unknown): CachedAnswer {
    const { url } = requestOf(endpoint, input);
    const shape = shapeOf(endpoint);
    return { owner, url, endpoint: nameOf(endpoint), input, answer, shape, keptAt: Date.now() };
  }

  async function keep<E extends Endpoint>(endpoint: E, input: InputOf<E>, answer: OutputOf<E>) {
    const who = person();
    // A device without room works like before; it just keeps nothing.
    if (who && sameSession())
      await store.keepAnswers(who, [rowOf(who, endpoint, input, answer)]).catch(() => {});
  }

  /** An answer with pending writes applied. */
  async function toShown<E extends Endpoint>(endpoint: E, input: InputOf<E>, answer: OutputOf<E>) {
    const overlay = ruleOf(endpoint)?.overlay;
    const who = person();
    if (!overlay || !who) return answer;
    await outbox.ready();
    const { writes } = offlineState();
    if (writes.length === 0) return answer;
    const rows = await store.answers(who).catch(() => []);
    return overlay(answer, input, parseCached(features, rows, writes)) as OutputOf<E>;
  }

  /** Cached or derived answer of a read; only cached if `sure`. */
  async function fromDevice<E extends Endpoint>(endpoint: E, input: InputOf<E>, sure = false) {
    const who = await owner(endpoint);
    if (!who) return undefined;
    const { url } = requestOf(endpoint, input);
    const row = await store.answer(who, url).catch(() => undefined);
    if (row && row.shape === shapeOf(endpoint)) {
      options.answered(url, 'device');
      noteKeptAt(row.answer, row.keptAt);
      return row.answer as OutputOf<E>;
    }
    const missing = sure ? undefined : ruleOf(endpoint)?.missing;
    if (!missing) return undefined;
    options.answered(url, 'device');
    const rows = await store.answers(who).catch(() => []);
    return missing(input, parseCached(features, rows, [])) as OutputOf<E> | undefined;
  }

  async function ask<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
    const mark = sessionMark();
    const hadNetwork = navigator.onLine;
    try {
      const answer = await callNow(endpoint, input, { signal: AbortSignal.timeout(READ_LIMIT_MS) });
      // Asked and answered within one session.
      if (endpoint.path === personEndpoint.path && mark && mark === sessionMark()) {
        said(answer as { id: string }, mark);
      }
      options.answered(requestOf(endpoint, input).url, 'server');
      // An answer that was under way when the network went says nothing about now.
      if (!hadNetwork || navigator.onLine) reached(true);
      void keep(endpoint, input, answer);
      return answer;
    } catch (error) {
      reached(!isLost(error));
      throw error;
    }
  }

  async function read<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
    const asked = ask(endpoint, input);
    try {
      const first = await Promise.race([asked, after(READ_PATIENCE_MS)]);
      if (first !== late) return await toShown(endpoint, input, first);
    } catch (error) {
      const kept = isLost(error) ? await fromDevice(endpoint, input) : undefined;
      if (kept === undefined) throw error;
      return toShown(endpoint, input, kept);
    }
    const kept = await fromDevice(endpoint, input);
    // Nothing to show meanwhile, so wait.
    if (kept === undefined) return toShown(endpoint, input, await asked);
    asked
      .then((answer) => toShown(endpoint, input, answer))
      .then((answer) => options.arrived(requestOf(endpoint, input).url, answer))
      .catch((error: unknown) => isSignedOut(error) && options.personChanged());
    return toShown(endpoint, input, kept);
  }

  async function write<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
    const who = person();
    if (!who) return callNow(endpoint, input);
    const writes = await outbox.refresh();
    const mended = await outbox.mend(who, endpoint, input);
    if (mended !== undefined) {
      options.kick();
      return mended;
    }
    if (!writes.some(({ state }) => state === 'waiting')) {
      try {
        const signal = AbortSignal.timeout(WRITE_PATIENCE_MS);
        const answer = await callNow(endpoint, input, { signal, token: await csrfToken() });
        reached(true);
        void outbox.sent(who, endpoint, input).catch(() => undefined);
        return answer;
      } catch (error) {
        const lost = isLost(error);
        reached(!lost);
        const stale = error instanceof ApiError && error.reason === 'stale_csrf_token';
        if (stale) forgetCsrfToken();
        // The session is another one: the queue finds out whose before anything is sent.
        if (!lost && !stale && !isSignedOut(error)) throw error;
      }
    }
    return queue(who, endpoint, input);
  }

  async function queue<E extends Endpoint>(who: string, endpoint: E, input: InputOf<E>) {
    const answer = await outbox.add(who, endpoint, input);
    // Asked at the first write that waits: from now on it matters.
    void navigator.storage?.persist?.().catch(() => false);
    options.kick();
    return answer;
  }

  return {
    keep,
    /**
     * Writes a change of a record that merges: on the device first, and sent from there. Where the
     * device takes nothing, straight to the server; answers what that said, else null.
     */
    async storeFirst<E extends Endpoint>(
      endpoint: E,
      input: InputOf<E>,
      base: unknown,
      onStored?: () => void,
    ): Promise<OutputOf<E> | null> {
      const who = person();
      if (!who) throw new NotStoredError(cannotSaveOffline);
      try {
        await outbox.keep(who, endpoint, input, base, onStored);
      } catch (error) {
        if (!navigator.onLine) throw error;
        const signal = AbortSignal.timeout(WRITE_PATIENCE_MS);
        return callNow(endpoint, input, { signal }).catch((failure: unknown) => {
          throw isLost(failure) ? error : failure;
        });
      }
      options.kickSoon();
      return null;
    },
    /** A write that is on the device before it is sent; straight to the server where the device takes nothing. */
    async queue<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
      const who = person();
      if (!who) return write(endpoint, input);
      return queue(who, endpoint, input).catch((error: unknown) => {
        if (error instanceof NotStoredError) return write(endpoint, input);
        throw error;
      });
    },
    /** Answer from the device, or undefined. */
    async kept<E extends Endpoint>(endpoint: E, input: InputOf<E>, sure = false) {
      const answer = await fromDevice(endpoint, input, sure);
      return answer === undefined ? undefined : toShown(endpoint, input, answer);
    },
    call: <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> =>
      endpoint.offline === 'queued' ? write(endpoint, input) : read(endpoint, input),
  };
}

const after = (ms: number) =>
  new Promise<typeof late>((resolve) => setTimeout(() => resolve(late), ms));
