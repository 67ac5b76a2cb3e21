import type { TrainingSession } from '#features/training-sessions/contract.ts';
import { SESSION_RECORD } from '#features/training-sessions/rules/session-kinds.ts';
import {
  type Known,
  type OfflineFeature,
  offlineRead,
} from '#platform/web/offline/offline-feature.ts';
import { offlineRecord } from '#platform/web/records/offline-record.ts';
import { exerciseSettingsApi, type Lifts, liftsApi, type SessionRecords } from '../../contract.ts';
import {
  daysWith,
  type KnownLift,
  liftsWith,
  recordsOfSession,
  type WaitingSession,
} from '../../rules/lifts.ts';
import { byLastMade, toShownSettings } from '../../rules/settings.ts';
import { savedSettings } from '../messages/settings.ts';

const KIND = 'exercise-settings';

const records = offlineRecord({
  kind: KIND,
  api: exerciseSettingsApi,
  verb: 'Choose',
  toShown: toShownSettings,
});

const waitingSessions = (known: Known): WaitingSession[] =>
  known.things(SESSION_RECORD) as unknown as WaitingSession[];

/** The records of a session that the server has not seen, against the bests that it knows. */
function ownRecords(sessionId: string, known: Known): SessionRecords | undefined {
  const thing = known.find(SESSION_RECORD, sessionId);
  const session = thing?.deleted ? null : (thing?.is as TrainingSession | null | undefined);
  const lifts = known.cached(liftsApi.list, {});
  if (!session || !lifts) return undefined;
  if (session.finishedAt === null) return [];
  return recordsOfSession(lifts.lifts, session);
}

export const progressionOffline: OfflineFeature = {
  writes: records.writes,
  reads: [
    records.listed({ list: exerciseSettingsApi.list, inOrder: byLastMade }),
    offlineRead(liftsApi.list, {
      overlay(answer, _, known): Lifts {
        const waiting = waitingSessions(known);
        if (waiting.length === 0) return answer;
        return {
          lifts: liftsWith(answer.lifts as readonly KnownLift[], waiting) as Lifts['lifts'],
          days: [...daysWith(answer.days, waiting)],
        };
      },
    }),
    offlineRead(liftsApi.records, {
      overlay: (answer, { params: { sessionId } }, known) =>
        waitingSessions(known).some(({ id }) => id === sessionId)
          ? (ownRecords(sessionId, known) ?? answer)
          : answer,
      missing: ({ params: { sessionId } }, known) => ownRecords(sessionId, known),
    }),
  ],
  async ahead(_today, { ask }) {
    await ask(liftsApi.list, {});
    await ask(exerciseSettingsApi.list, {});
  },
  says: { [KIND]: () => savedSettings },
};
