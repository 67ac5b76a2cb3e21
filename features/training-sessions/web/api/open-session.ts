import {
  type QueryClient,
  replaceEqualDeep,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { topicsOf } from '#platform/shared/endpoint.ts';
import { ApiError, sentenceOf } from '#platform/web/api-client/api-error.ts';
import { call } from '#platform/web/api-client/call.ts';
import type { PendingWrite } from '#platform/web/offline/device-store.ts';
import { offlineNow } from '#platform/web/offline/offline-now.ts';
import { offlineState, useOfflinePart } from '#platform/web/offline/offline-state.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { markTopics } from '#platform/web/query/refresh.ts';
import { findNewer } from '#platform/web/records/record-mutations.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import {
  type NewTrainingSession,
  type TrainingSession,
  trainingSessionsApi,
  trainingWeekApi,
} from '../../contract.ts';
import {
  listConflicts,
  mergeSessions,
  type SetConflict,
} from '../../rules/merging/merge-sessions.ts';
import { chooseVersion, toOwnSession } from '../../rules/session-edits.ts';
import { SESSION_RECORD, type SetResult } from '../../rules/session-kinds.ts';
import { toShownSession } from '../../rules/shown-session.ts';
import { sessionMessages } from '../messages.ts';
import { type FreshSets, makeFreshSets } from './fresh-sets.ts';
import { checkLimit, isWeeklyLimit } from './limit.ts';

export type SessionEdit = (session: TrainingSession) => TrainingSession;

/** The waiting writes of one session, in order. */
const writesOf = (writes: readonly PendingWrite[], id: string): readonly PendingWrite[] =>
  writes.filter(({ things }) =>
    things.some((thing) => thing.kind === SESSION_RECORD && thing.id === id),
  );

/** The session as the last waiting write leaves it; null: nothing of it waits. */
function waitingOf(writes: readonly PendingWrite[], id: string): TrainingSession | null {
  const thing = writesOf(writes, id)
    .at(-1)
    ?.things.find((one) => one.id === id);
  return thing && !thing.deleted ? ((thing.is ?? null) as TrainingSession | null) : null;
}

/** What could be stored nowhere is tried again so often, ms. */
const RETRY_MS = 10_000;

const oneOf = (id: string) => queryOf(trainingSessionsApi.one, { params: { id } });

/** What is on the device comes first: one that was begun without a network is not with the server yet. */
async function openOne(id: string): Promise<TrainingSession> {
  await offlineNow()?.outbox.ready();
  return waitingOf(offlineState().writes, id) ?? call(trainingSessionsApi.one, { params: { id } });
}

/** A screen's next frame is drawn by then, ms. */
const TELL_AFTER_MS = 100;

const TOPICS = [...topicsOf(trainingSessionsApi.one), ...topicsOf(trainingWeekApi.week)];

/** Shows a session; the other screens hear of it after this one was drawn. */
function show(client: QueryClient, session: TrainingSession): void {
  client.setQueryData(oneOf(session.id).queryKey, session);
  setTimeout(() => markTopics(client, TOPICS), TELL_AFTER_MS);
}

/** An answer that is on its way knows nothing of a change that is made now. */
async function stopAnswers(client: QueryClient, id: string): Promise<void> {
  const { queryKey } = oneOf(id);
  if (client.isFetching({ queryKey }) > 0) await client.cancelQueries({ queryKey });
}

/** Stores a session on the device; where there is none, straight with the server. */
async function store(
  endpoint: typeof trainingSessionsApi.add | typeof trainingSessionsApi.edit,
  input: object,
  base: TrainingSession | null,
  onStored?: () => void,
): Promise<TrainingSession | null> {
  const offline = offlineNow();
  return offline
    ? offline.storeFirst(endpoint, input as never, base, onStored)
    : call(endpoint, input as never);
}

/** Begins a session: it is on the device when the promise is kept. The id is the caller's: pressing twice begins one. */
export function useBeginSession(): (draft: NewTrainingSession) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (draft) => {
      checkLimit(client, draft);
      const saved = await store(trainingSessionsApi.add, { body: draft }, null);
      const { id } = draft;
      show(client, saved ?? { ...toShownSession(draft), id, version: 1 });
    },
    [client],
  );
}

/** Makes a change on the newest there is, and once more upon what another device has done meanwhile. */
async function storeEdit(
  client: QueryClient,
  before: TrainingSession,
  after: TrainingSession,
  onStored: () => void,
): Promise<TrainingSession> {
  checkLimit(client, after);
  const send = ({ id, ...body }: TrainingSession, base: TrainingSession) =>
    store(trainingSessionsApi.edit, { params: { id }, body }, base, onStored);
  const saved = await send(after, before).catch((error: unknown) => {
    const newer = findNewer<TrainingSession>(error);
    if (!newer) throw error;
    const { version } = newer;
    return send({ ...mergeSessions(before, after, newer), version }, newer);
  });
  return saved ?? waitingOf(offlineState().writes, after.id) ?? after;
}

/** The same objects for what has not changed, so that only changed rows are drawn again. */
function useShared(now: TrainingSession | undefined): TrainingSession | undefined {
  const [shown, setShown] = useState(now);
  const next = replaceEqualDeep(shown, now);
  if (next !== shown) setShown(next);
  return next;
}

type OpenSession = {
  /** undefined: still loading; null: there is none with this id */
  session: TrainingSession | null | undefined;
  /** The screen shows a change once it is on the device. */
  change: (edit: SessionEdit) => void;
  /** changes that the server does not have yet */
  pendingCount: number;
  /** the last change is neither on the device nor with the server; it is tried again every ten seconds */
  isUnsaved: boolean;
  /** rows of sets ask it, to be drawn first */
  fresh: FreshSets;
  /** sets of which two devices said different things */
  conflicts: readonly SetConflict[];
  /** The person's choice of a set's versions; null: the one that is shown. */
  resolve: (setId: string, chosen: SetResult | null) => void;
  /** the week has no workout left for this session */
  isOverLimit: boolean;
  closeLimit: () => void;
  /** goes on with it as training of one's own, with the change that was refused */
  goOnAsOwn: () => void;
};

/**
 * A session to change, wherever it is: under way here, begun on another device, or done long ago. Each
 * change is on the device before the screen shows it, and is sent from there; what two devices do is
 * merged set by set.
 */
export function useOpenSession(id: string): OpenSession {
  const client = useQueryClient();
  const writes = useOfflinePart('writes');
  const query = useQuery({ ...oneOf(id), queryFn: () => openOne(id) });
  const waiting = waitingOf(writes, id);
  /** what could be stored nowhere */
  const [unsaved, setUnsaved] = useState<TrainingSession | null>(null);
  const [refused, setRefused] = useState<SessionEdit | null>(null);
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const chain = useRef(Promise.resolve());
  const memory = useRef<TrainingSession | null>(null);
  const [fresh] = useState(makeFreshSets);

  const session = useShared(unsaved ?? waiting ?? query.data) ?? (query.isError ? null : undefined);

  const change = useCallback(
    (edit: SessionEdit, isRetry = false) => {
      const run = async () => {
        const { queryKey } = oneOf(id);
        const before = waitingOf(offlineState().writes, id) ?? client.getQueryData(queryKey);
        if (!before) return;
        // What could not be stored before goes along.
        const after = { ...edit(memory.current ?? before), version: before.version };
        try {
          await stopAnswers(client, id);
          const now = await storeEdit(client, before, after, () => fresh.stored(before, after));
          await stopAnswers(client, id);
          show(client, now);
          memory.current = null;
          setUnsaved(null);
        } catch (error) {
          if (isWeeklyLimit(error)) {
            setRefused(() => edit);
            return;
          }
          const description = sentenceOf(error) ?? sessionMessages.failed;
          // What is said once stays on the screen until it is saved.
          if (!isRetry) toast({ title: 'Error', description, destructive: true });
          if (error instanceof ApiError && error.status < 500) return;
          memory.current = after;
          setUnsaved(after);
        }
      };
      chain.current = chain.current.then(run);
    },
    [client, id, fresh],
  );

  useEffect(() => {
    if (session) fresh.shown(session);
  }, [session, fresh]);

  const retry = useEffectEvent(() => change((now) => now, true));
  const isUnsaved = unsaved !== null;
  useEffect(() => {
    if (!isUnsaved) return;
    addEventListener('online', retry);
    const timer = setInterval(retry, RETRY_MS);
    return () => {
      removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [isUnsaved]);

  const last = writesOf(writes, id).at(-1);
  const lastId = last?.id ?? null;
  const isRefused = last?.problem?.status === 402 && closedFor !== lastId;
  const pendingCount = writesOf(writes, id).reduce((sum, { changes }) => sum + (changes ?? 1), 0);
  return useMemo(
    () => ({
      session,
      change,
      pendingCount,
      isUnsaved,
      fresh,
      conflicts: session ? listConflicts(session) : [],
      resolve: (setId, chosen) => change((now) => chooseVersion(now, setId, chosen)),
      isOverLimit: refused !== null || isRefused,
      closeLimit() {
        setRefused(null);
        setClosedFor(lastId);
      },
      goOnAsOwn() {
        setRefused(null);
        change((now) => toOwnSession(refused ? refused(now) : now));
      },
    }),
    [session, change, pendingCount, isUnsaved, fresh, refused, isRefused, lastId],
  );
}
