export {
  afterwardsApi,
  type Booking,
  type BookingAnswer,
  bookingsApi,
} from './contract/bookings.ts';
export { bookingBlocksApi, guardianApi } from './contract/guardians.ts';
export { type Offer, offersApi } from './contract/offers.ts';
export { type Pack, packsApi } from './contract/packs.ts';
export { type OfferedStart, type OfferPage, timesApi } from './contract/times.ts';
export { type WaitingPlace, waitingApi } from './contract/waiting.ts';
