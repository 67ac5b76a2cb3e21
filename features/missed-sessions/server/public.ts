/** What other features' servers may use of missed sessions. */
export { sayMissing } from './actions.ts';
