/** What other features and the server's start may use of nutrition. */
export { targetOn } from './actions/targets.ts';
export { nutritionPersonalData } from './queries/personal-data.ts';
