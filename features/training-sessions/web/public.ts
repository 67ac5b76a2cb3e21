/** What the app and other features' screens may use of training sessions. */

export { isWeeklyLimit } from './api/limit.ts';
export { trainingSessionsOffline } from './api/offline.ts';
export { type SessionEdit, useBeginSession, useOpenSession } from './api/open-session.ts';
export { useRemoveSession, useSessions, useTrainingWeek } from './api.ts';
export { sessionText } from './messages.ts';
