/** What the app may use of the exercises. */
export { exerciseLibraryPersonalData } from './queries/personal-data.ts';
