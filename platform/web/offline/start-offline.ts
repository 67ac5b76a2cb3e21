import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { type Endpoint, requestOf } from '#platform/shared/endpoint.ts';
import { call, callThrough, takeChangedTopics } from '../api-client/call.ts';
import { forgetCsrfToken } from '../api-client/csrf.ts';
import { sessionMark } from '../api-client/session-mark.ts';
import { refreshTopics } from '../query/refresh.ts';
import { afterBurst } from '../time/after-burst.ts';
import { deviceStore } from './device-store.ts';
import { findNextWrite, shapeOf } from './known.ts';
import { type Ahead, type LaterFeatures, type OfflineFeature, pathOf } from './offline-feature.ts';
import { type Offline, offlineNow, setOffline } from './offline-now.ts';
import { offlineState, setOfflineState } from './offline-state.ts';
import { runExclusively } from './one-at-a-time.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { makeOutbox } from './outbox.ts';
import { sendPending } from './sync.ts';
import { makeTransport } from './transport.ts';

type OfflineOptions = {
  client: QueryClient;
  /** Those of the first screen. */
  features: readonly OfflineFeature[];
  later?: LaterFeatures;
  /** GET, answers `{ id }` of the signed-in person; its address is its query's key. */
  personEndpoint: Endpoint;
  /** Whether this person sees pages at once; others go to onboarding first. */
  ready: (person: never) => boolean;
};

const FIRST_WAIT_MS = 2_000;
const MAX_WAIT_MS = 5 * 60_000;
/** What is stored first is sent after it was shown: the screen comes first, and what follows goes along. */
const SENT_AFTER = { quietMs: 1_000, maxMs: 5_000 };
/** Age after which prefetched data is refreshed at start. */
const AHEAD_FOR_MS = 10 * 60_000;
/** What later screens want is fetched so long after what the first one wants, ms. */
const LATER_AFTER_MS = 4_000;

let startedFor: QueryClient | null = null;

/** Starts work without a network for this tab, once. */
export function startOffline(options: OfflineOptions): Offline {
  const before = offlineNow();
  if (before && startedFor === options.client) return before;
  const offline = makeOffline(options);
  startedFor = options.client;
  setOffline(offline);
  return offline;
}

/**
 * Reads are answered from the device where the server cannot
 * be reached, writes that may wait are kept and sent, in order, by one tab at a time.
 */
function makeOffline({
  client,
  features: first,
  later: more,
  personEndpoint,
  ready,
}: OfflineOptions): Offline {
  const features = [...first];
  let loading: Promise<void> | undefined;
  const loadLater = (): Promise<void> => {
    loading ??= more?.load().then(
      (loaded) => void features.push(...loaded),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading ?? Promise.resolve();
  };
  const isLater = (path: string): boolean => more?.serves(path) ?? false;

  const personKey = [personEndpoint.path];
  const person = () => client.getQueryData<{ id: string } | null>(personKey)?.id ?? null;
  const store = deviceStore();
  const others = tellOtherTabs((topics) => void hear(topics));
  const tell = others.add;
  const refresh = (topics: readonly string[]) => void refreshTopics(client, topics);
  const outbox = makeOutbox({
    store,
    features,
    person,
    tell,
    refresh,
  });
  /** An answer is of the person signed in now: the screen has to be theirs first. */
  async function hear(topics: readonly string[]): Promise<void> {
    await checkSession();
    await outbox.refresh();
    if (sameSession()) refresh(topics);
  }

  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let left = false;
  let fetching = Promise.resolve();
  let session: { id: string; mark: string } | null = null;
  /** Addresses whose answer on screen is the device's. */
  let fromDevice = new Set<unknown>();

  const sameSession = () =>
    session !== null && session.id === person() && session.mark === sessionMark();

  /** Refetches cached and failed answers after a reconnect. */
  function refreshOutdated(): void {
    const outdated = fromDevice;
    fromDevice = new Set();
    void client.invalidateQueries({
      predicate: (query) => {
        const [url] = query.queryKey;
        const failed = query.state.status === 'error';
        return failed || outdated.has(url) || (url !== personKey[0] && query.isStale());
      },
    });
  }

  /** Exponential backoff with jitter. */
  function later(): void {
    clearTimeout(timer);
    const most = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 10));
    failures += 1;
    timer = setTimeout(() => void attempt(), most * (0.5 + Math.random() / 2));
  }

  const toDo = () =>
    offlineState().offline || offlineState().writes.some(({ state }) => state === 'waiting');

  async function attempt(): Promise<void> {
    clearTimeout(timer);
    if (running || !person() || !toDo()) return;
    // Looked at again when the page is.
    if (document.visibilityState === 'hidden' && offlineState().writes.length === 0) return;
    running = true;
    setOfflineState({ sending: offlineState().writes.length > 0 });
    const end = await runExclusively(async () => {
      const isWritten = ({ endpoint }: { endpoint: string }) => isLater(pathOf(endpoint));
      if (offlineState().writes.some(isWritten)) await loadLater();
      return sendPending({
        outbox,
        person,
        personEndpoint,
        sameSession,
        personChanged: () => void personChanged(),
      });
    }).catch(() => 'later' as const);
    running = false;
    setOfflineState({ sending: false, ...(end === 'done' ? { offline: false } : {}) });
    const sent = [...takeChangedTopics()];
    if (sent.length > 0) {
      tell(sent);
      refresh(sent);
    }
    if (end === 'later' || end === null) later();
    if (end !== 'done') return;
    failures = 0;
    refreshOutdated();
    // Something may have been written while the last one was on its way.
    if (findNextWrite(await outbox.refresh())) void attempt();
  }

  const kick = () => void (offlineState().offline ? later() : attempt());

  const sending = afterBurst(() => {
    // Asked once something waits: from now on it matters.
    void navigator.storage?.persist?.().catch(() => false);
    kick();
  }, SENT_AFTER);

  function tryNow(): void {
    failures = 0;
    void attempt();
  }

  /** Refetches the current user and drops another person's data. */
  async function personChanged(): Promise<void> {
    const before = person();
    const wasSame = sameSession();
    const predicate = ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] !== personKey[0];
    forgetCsrfToken();
    if (wasSame) await client.invalidateQueries({ queryKey: personKey });
    else {
      // Nothing of the person before is drawn while the current one is fetched, nor beside their name.
      for (const query of client.getQueryCache().findAll({ predicate })) query.reset();
      await client.resetQueries({ queryKey: personKey });
    }
    if (wasSame && person() === before) return;
    client.removeQueries({ type: 'inactive', predicate });
    // A removed query that is on screen would show its old answer, or load, for ever.
    if (person()) await client.resetQueries({ predicate });
    else client.removeQueries({ predicate });
  }

  function reached(yes: boolean): void {
    const { offline } = offlineState();
    if (yes === !offline) return;
    setOfflineState({ offline: !yes });
    if (!yes) return later();
    failures = 0;
    if (offlineState().writes.some(({ state }) => state === 'waiting')) void attempt();
    else refreshOutdated();
  }

  const transport = makeTransport({
    store,
    outbox,
    features,
    personEndpoint,
    person,
    said: ({ id }, mark) => {
      session = { id, mark };
    },
    sameSession,
    reached,
    answered: (url, by) => void (by === 'device' ? fromDevice.add(url) : fromDevice.delete(url)),
    kick,
    kickSoon: sending.soon,
    arrived: (url, answer) => void client.setQueryData([url], answer),
    personChanged: () => void personChanged(),
  });
  callThrough(async (endpoint, input, storesFirst) => {
    if (isLater(endpoint.path)) await loadLater();
    return storesFirst ? transport.queue(endpoint, input) : transport.call(endpoint, input);
  });

  // What a write has changed of the person is kept like what was read of them.
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== personKey[0]) return;
    const { action } = event;
    if (action.type !== 'success' || !action.manual) return;
    void transport.keep(personEndpoint, {}, action.data as never);
  });

  addEventListener('online', tryNow);
  addEventListener('offline', () => reached(false));
  /** Cookies may have gone or changed while another tab or window was in front. */
  async function checkSession(): Promise<void> {
    if (!session || person() !== session.id || sameSession()) return;
    const mark = sessionMark();
    const id = await store.personOf(mark).catch(() => null);
    // Another tab confirmed that this session belongs to the same person.
    if (mark !== null && id === person() && id === session.id) session = { id, mark };
    else await personChanged();
  }
  addEventListener('focus', () => void checkSession());
  addEventListener('pageshow', () => void checkSession());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') {
      // A person who closes the page now does not wait for what gathers.
      others.now();
      sending.now();
      return;
    }
    void checkSession();
    void attempt();
  });

  /** Something kept is there to be drawn, and counts as old: its page refetches it. */
  function show(queryKey: QueryKey, kept: unknown): void {
    if (client.getQueryData(queryKey) !== undefined) return;
    client.setQueryData(queryKey, kept);
    void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }

  /** Ends `unasked` with the first answer to who is signed in, or the first try that brings none. */
  function followFirstAnswer(): void {
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryKey[0] !== personKey[0]) return;
      if (event.action.type !== 'success' && event.action.type !== 'error') return;
      stop();
      setOfflineState({ unasked: false });
    });
  }

  return {
    outbox,
    person,
    tell,
    tryNow,
    loadLater,
    kept: transport.kept,
    async storeFirst(endpoint, input, base, onStored) {
      if (isLater(endpoint.path)) await loadLater();
      return transport.storeFirst(endpoint, input, base, onStored);
    },
    async open(path) {
      const mark = sessionMark();
      const page = features.find(({ opens }) => opens?.paths.includes(path))?.opens;
      if (!mark || !page) return;
      // Said with the first paint it moves nothing later.
      if (!navigator.onLine) reached(false);
      const found = await store.opening(mark, personEndpoint.path).catch(() => null);
      if (found?.kept.shape !== shapeOf(personEndpoint)) return;
      const kept = found.kept.answer as never;
      if (!ready(kept)) return;
      // The server was quicker.
      if (client.getQueryData(personKey) !== undefined) return;
      setOfflineState({ unasked: true });
      session = { id: found.kept.owner, mark };
      fromDevice.add(personKey[0]);
      show(personKey, kept);
      followFirstAnswer();
      outbox.take(found.writes);
      const { offline } = offlineState();
      const showKept = async ({ endpoint, input }: { endpoint: Endpoint; input: unknown }) => {
        const answer = await transport
          .kept(endpoint, input as never, !offline)
          .catch(() => undefined);
        if (answer !== undefined) show([requestOf(endpoint, input as never).url], answer);
      };
      await Promise.all(page.asks(kept).map(showKept));
    },

    async adopt(): Promise<void> {
      const user = client.getQueryData<{ id: string } | null>(personKey) ?? null;
      await store.setPerson(user?.id ?? null).catch(() => undefined);
      if (user) await transport.keep(personEndpoint, {}, user);
      if (user && session?.id === user.id) {
        await store.noteSession(user.id, session.mark).catch(() => undefined);
      }
      await outbox.refresh();
      void attempt();
    },

    async renewSession(): Promise<void> {
      const mark = sessionMark();
      const id = person();
      if (!mark || !id || session?.id !== id) return;
      session = { id, mark };
      await store.noteSession(id, mark).catch(() => undefined);
    },

    async fetchAhead(today: CalendarDay): Promise<void> {
      const owner = person();
      if (!owner || offlineState().offline) return;
      const last = await store.fetchedAhead().catch(() => null);
      // Without a store there is nothing to fetch for.
      if (last === null) return;
      const [day, at] = last?.value.split(' ') ?? [];
      const ageMs = Date.now() - Number(at);
      if (day === today && ageMs >= 0 && ageMs < AHEAD_FOR_MS) return;
      const ask: Parameters<Ahead>[1]['ask'] = (endpoint, input) =>
        left || person() !== owner ? Promise.reject(new Error('left')) : call(endpoint, input);
      const keep: Parameters<Ahead>[1]['keep'] = (endpoint, input, answer) =>
        void transport.keep(endpoint, input, answer);
      const cached: Parameters<Ahead>[1]['cached'] = (endpoint, input) =>
        transport.kept(endpoint, input, true);
      const fetchFor = async (from: number, to?: number) => {
        const person = client.getQueryData(personKey) as never;
        const device = { ask, keep, cached, person };
        for (const { ahead } of features.slice(from, to)) await ahead?.(today, device);
      };
      // Failures are retried at the next start.
      fetching = fetchFor(0, first.length)
        .then(() => store.noteFetchedAhead(`${today} ${Date.now()}`))
        .catch(() => undefined);
      await fetching;
      // The first load is over by then; nobody who leaves waits for it.
      setTimeout(() => {
        if (left || person() !== owner) return;
        fetching = loadLater()
          .then(() => fetchFor(first.length))
          .catch(() => undefined);
      }, LATER_AFTER_MS);
    },

    leaving(yes) {
      left = yes;
      return fetching;
    },

    async forget(owner: string | undefined): Promise<void> {
      if (owner) await outbox.discardAllOf(owner).catch(() => undefined);
      await store.setPerson(null).catch(() => undefined);
    },
  };
}
