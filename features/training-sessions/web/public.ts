/** What the app and other features' screens may use of training sessions. */

export { trainingSessionsOffline } from './api/offline.ts';
export {
  isWeeklyLimit,
  useChangeSession,
  useFinishSession,
  useRemoveSession,
  useSessions,
  useStartSession,
  useTrainingWeek,
} from './api.ts';
export { sessionText } from './messages.ts';
