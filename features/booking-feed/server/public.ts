/** What the server’s start may use of the feed of bookings. */
export { bookingFeedErasedOnly } from './queries.ts';
