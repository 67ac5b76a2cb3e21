export { answer, type BookingAnswer, bookingsApi } from './contract/bookings.ts';
export { instant, newBookingId, policy, settlement } from './contract/fields.ts';
export { type Offer, offersApi } from './contract/offers.ts';
