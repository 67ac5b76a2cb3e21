import type { Sample } from './sample-inputs.ts';

const DAY = '2026-11-20';
const days = (): Sample => ({ query: { from: DAY, to: DAY } });

/** Inputs that weeks, requests and looking back at training take, by endpoint. */
export const trainingHistorySamples: Record<string, () => Sample> = {
  'trainingWeekApi.week': () => ({ query: { date: DAY } }),
  'trainingRequestsApi.read': () => ({ body: { text: '30 minutes, mostly back' } }),
  'trainingHistoryApi.sessions': days,
  'trainingHistoryApi.range': days,
  'trainingHistoryApi.exercise': () => ({ query: { exercise: 'back-squat' } }),
  'trainingHistoryApi.sets': () => ({ query: { exercise: 'back-squat', before: DAY } }),
  'trainingHistoryApi.search': () => ({ query: { text: 'squat' } }),
};
