/** What other features and the server's start may use of nutrition. */
export { nutritionPersonalData } from './queries/personal-data.ts';
