/** What the server’s start may use of templates of meals. */

export { mealTemplatesPersonalData } from './queries.ts';
