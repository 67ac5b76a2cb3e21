/** What other features' servers and the server's start may use of bookings. */
export { endBookingsOf } from './actions/change-booking.ts';
export { nextFreeOf } from './actions/next-free.ts';
export { bookingsWork } from './jobs.ts';
export { completedBookings } from './queries/completed.ts';
export { offersOfTrainers, type StoredOffer } from './queries/offers.ts';
export { bookingsPersonalData } from './queries/personal-data.ts';
