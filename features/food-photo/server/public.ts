/** What the app uses of photo analysis. */
export { countUsedAnalyses } from './actions/analyse-picture.ts';
export { foodPhotoPersonalData } from './queries.ts';
