/** What the server's start may use of goals. */

export { goalsPersonalData } from './queries.ts';
