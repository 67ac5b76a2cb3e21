/** What the app may use of training plans. */

export { trainingPlansOffline } from './api/offline.ts';
export { usePlan } from './api.ts';
export { useSuggested } from './hooks/use-suggested.ts';
export { FOCUS_NAMES, restText } from './messages/plan-words.ts';
