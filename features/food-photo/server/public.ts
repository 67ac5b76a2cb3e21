/** What the app uses of photo analysis. */
export { analysePicture, countUsedAnalyses, type Vision } from './actions/analyse-picture.ts';
export { foodPhotoPersonalData } from './queries.ts';
