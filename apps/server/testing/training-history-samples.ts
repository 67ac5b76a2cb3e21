import { trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { session } from './records.ts';
import type { Sample } from './sample-inputs.ts';
import type { Person } from './test-app.ts';

const DAY = '2026-11-20';
const days = (): Sample => ({ query: { from: DAY, to: DAY } });

/** Inputs that sessions, weeks, requests and looking back at training take, by endpoint. */
export const trainingHistorySamples: Record<string, (owner: Person) => Sample | Promise<Sample>> = {
  'trainingSessionsApi.one': async (owner) => {
    const body = { ...session, id: newId() } as never;
    const { id } = await owner.call(trainingSessionsApi.add, { body });
    return { params: { id } };
  },
  'trainingWeekApi.week': () => ({ query: { date: DAY } }),
  'trainingRequestsApi.read': () => ({ body: { text: '30 minutes, mostly back' } }),
  'trainingHistoryApi.sessions': days,
  'trainingHistoryApi.range': days,
  'trainingHistoryApi.exercise': () => ({ query: { exercise: 'back-squat' } }),
  'trainingHistoryApi.sets': () => ({ query: { exercise: 'back-squat', before: DAY } }),
  'trainingHistoryApi.search': () => ({ query: { text: 'squat' } }),
};
