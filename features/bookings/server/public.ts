/** What other features' servers and the server's start may use of bookings. */
export { endBookingsOf } from './actions/change-booking.ts';
export { bookingsWork } from './jobs.ts';
export { bookingsPersonalData } from './queries/personal-data.ts';
