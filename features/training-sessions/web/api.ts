import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { call } from '#platform/web/api-client/call.ts';
import { mutationBy } from '#platform/web/query/mutation-of.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { findNewer, recordMutations } from '#platform/web/records/record-mutations.ts';
import {
  type NewTrainingSession,
  type TrainingSession,
  trainingSessionsApi,
  trainingWeekApi,
} from '../contract.ts';
import { finishSession } from '../rules/session-edits.ts';
import { checkLimit, isWeeklyLimit } from './api/limit.ts';
import { sessionMessages } from './messages.ts';

/** Sessions since a day, the latest first. */
export const useSessions = (from: CalendarDay) =>
  useQuery(queryOf(trainingSessionsApi.list, { query: { from } }));

/** Done, aimed for and used of the limit, in the week of a day. */
export const useTrainingWeek = (date: CalendarDay) =>
  useQuery(queryOf(trainingWeekApi.week, { query: { date } }));

const LIST = trainingSessionsApi.list.path;

const cachedLists = (client: QueryClient) =>
  client.getQueriesData<TrainingSession[]>({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${LIST}?`),
  });

/** Where the newest answer about one session is kept, whatever lists there are. */
const keptKey = (id: string) => [`/kept/training-sessions/${id}`];

/** The session as the device knows it now: a tick may follow another before the list is asked for again. */
function currentOf(client: QueryClient, session: TrainingSession): TrainingSession {
  const listed = cachedLists(client).flatMap(
    ([, list]) => list?.filter(({ id }) => id === session.id) ?? [],
  );
  const kept = client.getQueryData<TrainingSession>(keptKey(session.id));
  return [...listed, ...(kept ? [kept] : [])].reduce(
    (newest, one) => (one.version > newest.version ? one : newest),
    session,
  );
}

function keepCurrent(client: QueryClient, session: TrainingSession): void {
  client.setQueryData(keptKey(session.id), session);
  for (const [key, list] of cachedLists(client)) {
    if (!list?.some(({ id }) => id === session.id)) continue;
    client.setQueryData(
      key,
      list.map((one) => (one.id === session.id ? session : one)),
    );
  }
}

const records = recordMutations(trainingSessionsApi, sessionMessages);

/** Begins a session. The id is the caller's: pressing twice begins one. */
export function useStartSession() {
  const client = useQueryClient();
  return useMutation(
    mutationBy(
      async (body: NewTrainingSession) => {
        checkLimit(client, body);
        const saved = await call(trainingSessionsApi.add, { body });
        keepCurrent(client, saved);
        return saved;
      },
      { failed: sessionMessages.failed, isShown: isWeeklyLimit },
    ),
  );
}

type Change = (session: TrainingSession) => TrainingSession;

async function send(client: QueryClient, session: TrainingSession, change: Change) {
  const { id, ...body } = change(currentOf(client, session));
  checkLimit(client, { id, ...body });
  return call(trainingSessionsApi.edit, { params: { id }, body });
}

/** Makes a change, and once more on the newer version when another device was first. */
async function changeOnNewest(client: QueryClient, session: TrainingSession, change: Change) {
  const changed = await send(client, session, change).catch((error: unknown) => {
    const newer = findNewer<TrainingSession>(error);
    if (!newer) throw error;
    keepCurrent(client, newer);
    return send(client, newer, change);
  });
  keepCurrent(client, changed);
  return changed;
}

/**
 * Changes a session that is under way, such as ticking a set; changes are made one after another, each
 * on what the one before left. Where `isWeeklyLimit`, the caller shows the ways on.
 */
export function useChangeSession(session: TrainingSession) {
  const client = useQueryClient();
  return useMutation({
    ...mutationBy((change: Change) => changeOnNewest(client, session, change), {
      failed: sessionMessages.failed,
      isShown: isWeeklyLimit,
    }),
    scope: { id: `training-session ${session.id}` },
  });
}

/** Finishes a session, with a way back. */
export function useFinishSession(session: TrainingSession) {
  const client = useQueryClient();
  return useMutation({
    ...mutationBy(
      (at: string) => changeOnNewest(client, session, (one) => finishSession(one, at)),
      {
        done: sessionMessages.finished,
        undo: (finished) => ({
          run: () =>
            changeOnNewest(client, finished, (one) => ({ ...one, finishedAt: session.finishedAt })),
          done: sessionMessages.reopened,
          failed: sessionMessages.undoFailed,
        }),
        failed: sessionMessages.failed,
        isShown: isWeeklyLimit,
      },
    ),
    scope: { id: `training-session ${session.id}` },
  });
}

/** Deletes a session, with Undo. One that was begun still counts for the week. */
export const useRemoveSession = () => useMutation(records.remove);
