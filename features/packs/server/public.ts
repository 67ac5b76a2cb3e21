/** What the server’s start may use of packs. */
export { packsPersonalData } from './actions/personal-data.ts';
