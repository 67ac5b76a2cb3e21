/** What the server’s start may use of later clashes. */
export { tellClashes } from './actions.ts';
