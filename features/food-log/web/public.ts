/** What the screens of other features may use of the food log. */
export { type LogAddress, useLogAddress } from './components/log-address.ts';
