/** What other features' servers may use of requests. */
export { decideIn } from './actions.ts';
