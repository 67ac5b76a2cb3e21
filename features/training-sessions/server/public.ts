/** What the app and other features' servers may use of training sessions. */

export { writeDoneSets } from './queries/done-sets.ts';
export {
  trainingSessionsErasedOnly,
  trainingSessionsPersonalData,
} from './queries/personal-data.ts';
export { doneInWeek } from './queries.ts';
