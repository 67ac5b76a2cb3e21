/** What the app and other features' servers may use of my-data. */
export { refuseLeaving } from './actions/deletion.ts';
export { myDataWork } from './jobs.ts';
export { isLeaving, myDataErasedOnly } from './queries.ts';
