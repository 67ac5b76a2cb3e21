import {
  SESSION_RECORD,
  type SessionContent,
} from '#features/training-sessions/rules/session-kinds.ts';
import { isDone } from '#features/training-sessions/rules/session-state.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import {
  type Known,
  type OfflineFeature,
  offlineRead,
  offlineWrite,
} from '#platform/web/offline/offline-feature.ts';
import { progressApi } from '../../contract.ts';
import { DAYS_AT_FIRST } from '../../rules/fetched-days.ts';
import type { Layout } from '../../rules/layout.ts';
import { narrow, withPending } from '../../rules/on-device.ts';
import { toProgressAnswer, toProgressData } from '../../rules/progress-answer.ts';
import { arrangeText } from '../messages/arrange.ts';

const LAYOUT_RECORD = 'progress-layout';
/** A person has one. */
const MINE = 'mine';
const WEIGH_IN_RECORD = 'weigh-in';

type Waiting = { date: CalendarDay; weightKg: number };

/** What waits on the device and shows in progress: weigh-ins, and sessions that are done. */
function listPending(known: Known) {
  const weights = known
    .things(WEIGH_IN_RECORD)
    .flatMap(({ is, deleted }) => (is && !deleted ? [is as Waiting] : []));
  const sessions = known.things(SESSION_RECORD).flatMap(({ id, is, deleted }) => {
    const session = is as SessionContent | null;
    return session && !deleted && isDone(session) ? [{ id, date: session.date }] : [];
  });
  return { weights, sessions };
}

export const progressOffline: OfflineFeature = {
  writes: [
    offlineWrite(progressApi.saveLayout, {
      verb: 'Save',
      effect: ({ body }) => ({
        things: [{ kind: LAYOUT_RECORD, id: MINE, version: 0, is: body, deleted: false }],
        answer: body,
      }),
    }),
  ],
  reads: [
    offlineRead(progressApi.read, {
      overlay: (answer, _, known) => {
        const pending = listPending(known);
        if (pending.weights.length === 0 && pending.sessions.length === 0) return answer;
        return toProgressAnswer(withPending(toProgressData(answer), pending));
      },
      // A longer time that was seen holds the shorter ones; tomorrow what was seen is still true.
      missing: ({ query }, known) => {
        const seen = known
          .all(progressApi.read)
          .find(({ input }) => input.query.from <= query.from);
        return seen && toProgressAnswer(narrow(toProgressData(seen.answer), query));
      },
    }),
    offlineRead(progressApi.layout, {
      overlay: (answer, _, known) =>
        (known.find(LAYOUT_RECORD, MINE)?.is as Layout | undefined) ?? answer,
    }),
  ],
  async ahead(today, { ask }) {
    await ask(progressApi.read, { query: { from: addDays(today, 1 - DAYS_AT_FIRST), to: today } });
    await ask(progressApi.layout, {});
  },
  says: { [LAYOUT_RECORD]: () => arrangeText.title },
};
