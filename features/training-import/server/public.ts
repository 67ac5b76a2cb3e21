/** What the app's server uses of training import. */
export { trainingDestination } from './actions/training-destination.ts';
