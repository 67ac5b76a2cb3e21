export { bookingFeedApi as addressCalls } from '../contract.ts';
