/** What the app and other features' screens may use of training sessions. */
import { lazy } from 'react';

export { type FreshSets, useFreshSet } from './api/fresh-sets.ts';
export { trainingSessionsOffline } from './api/offline.ts';
export { type SessionEdit, useBeginSession, useOpenSession } from './api/open-session.ts';
export { useRemoveSession, useSessions, useTrainingWeek } from './api.ts';
export { sessionText } from './messages.ts';

/** Fetched apart: the device's own part of sessions comes with the first screen. */
export const UnderWayBar = lazy(() =>
  import('./components/under-way-bar.tsx').then((m) => ({ default: m.UnderWayBar })),
);
