/** What the app and other features' servers may use of training sessions. */

export { type SessionActions, sessionsByIds, trainingSessionActions } from './actions.ts';
export {
  doneByExercise,
  doneSessionsBetween,
  eachDoneSession,
  exercisesDone,
  firstSessionDay,
  searchSessions,
} from './queries/history.ts';
export {
  addImportedSessions,
  eraseUnchangedSessions,
  knownSessionIds,
} from './queries/imported.ts';
export {
  type BestCandidate,
  bestSetsByExercise,
  countImprovedLifts,
  laterSessionsOf,
  setsOfSession,
  trainedDays,
} from './queries/lift-sets.ts';
export {
  daysOfExercise,
  lastSetsByExercise,
  type PastSet,
  setsOfExercise,
} from './queries/past-sets.ts';
export {
  trainingSessionsErasedOnly,
  trainingSessionsPersonalData,
} from './queries/personal-data.ts';
export {
  bestMaxBefore,
  cardioSetsOf,
  doneDaysBetween,
  type ExerciseDays,
  maxDaysBetween,
  metresBetween,
  setDaysBetween,
} from './queries/progress.ts';
export { trainingOfDay } from './queries.ts';
