export { bookingBlocksApi } from './contract/blocks.ts';
export {
  answer,
  type Booking,
  type BookingAnswer,
  booking,
  bookingsApi,
} from './contract/bookings.ts';
export {
  address,
  instant,
  message,
  newBookingId,
  ofBooking,
  pay,
  placeId,
  policy,
  settlement,
} from './contract/fields.ts';
export { type Offer, offersApi } from './contract/offers.ts';
export { type OfferedStart, type OfferPage, timesApi } from './contract/times.ts';
export { type WaitingPlace, waitingApi } from './contract/waiting.ts';
