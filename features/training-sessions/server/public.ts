/** What the app and other features' servers may use of training sessions. */

export { doneInWeek, trainingSessionsPersonalData } from './queries.ts';
