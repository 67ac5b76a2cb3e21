export { bookingBlocksApi } from './contract/blocks.ts';
export {
  afterwardsApi,
  answer,
  type Booking,
  type BookingAnswer,
  bookingsApi,
} from './contract/bookings.ts';
export { instant, newBookingId, policy, settlement } from './contract/fields.ts';
export { type Offer, offersApi } from './contract/offers.ts';
export { type Pack, packsApi } from './contract/packs.ts';
export { type OfferedStart, type OfferPage, timesApi } from './contract/times.ts';
export { type WaitingPlace, waitingApi } from './contract/waiting.ts';
