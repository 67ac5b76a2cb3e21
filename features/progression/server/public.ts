/** What the app may use of progression. */

export { progressionPersonalData } from './queries/settings.ts';
