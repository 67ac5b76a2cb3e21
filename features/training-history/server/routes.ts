import { Readable } from 'node:stream';
import type { Db } from '#platform/server/db/database.ts';
import { handle, plainRoute, type Route } from '#platform/server/http/handle.ts';
import type { SessionGate } from '#platform/server/sessions/caller.ts';
import { AppError } from '#platform/shared/errors.ts';
import { trainingHistoryApi } from '../contract.ts';
import { HISTORY_FILE_PATH } from '../rules/file-rows.ts';
import { historyFile } from './actions/history-file.ts';
import {
  findSessions,
  listExercisesDone,
  listHistory,
  listSets,
  readExercise,
  readRange,
} from './actions/read-history.ts';

/** What a person has trained, looked back at. */
export const trainingHistoryRoutes = ({
  db,
  sessionGate,
}: {
  db: Db;
  sessionGate: SessionGate;
}): Route[] => [
  handle(trainingHistoryApi.sessions, ({ db, caller: { owner }, query }) =>
    listHistory(db, owner, query.from, query.to),
  ),
  handle(trainingHistoryApi.exercises, ({ db, caller: { owner } }) => listExercisesDone(db, owner)),
  handle(trainingHistoryApi.exercise, ({ db, caller: { owner }, query }) =>
    readExercise(db, owner, query.exercise),
  ),
  handle(trainingHistoryApi.sets, ({ db, caller: { owner }, query }) =>
    listSets(db, owner, query.exercise, query.before),
  ),
  handle(trainingHistoryApi.range, ({ db, caller: { owner }, query }) =>
    readRange(db, owner, query.from, query.to),
  ),
  handle(trainingHistoryApi.search, ({ db, caller: { owner }, query }) =>
    findSessions(db, owner, query.text),
  ),
  plainRoute((app) => {
    app.get(HISTORY_FILE_PATH, async (request, reply) => {
      const caller = await sessionGate(request);
      if (!caller) throw new AppError('unauthenticated', { message: 'Sign in to continue.' });
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="training-history.csv"')
        .header('cache-control', 'no-store')
        .send(Readable.from(historyFile(db, caller.owner)));
    });
  }),
];
