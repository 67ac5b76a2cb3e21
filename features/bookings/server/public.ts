/** What other features' servers and the server's start may use of bookings. */
export { endBookingsOf, givePlaceBack } from './actions/change-booking.ts';
// What sessions of organisations are made of (features/classes).
export { returnCredit } from './actions/credits.ts';
export { hold } from './actions/hold.ts';
export { nextFreeOf, startsWithin } from './actions/next-free.ts';
export { loadOfferedTimes, startsOf } from './actions/offered-times.ts';
export { listTimes, movedSession, showOffer, tellNext, timesRange } from './actions/offers.ts';
export { booked, earlier, finishPlace, hasPlace, insertHeld, placeFor } from './actions/place.ts';
export {
  type BookingServices,
  change,
  requireBooking,
  type TimeServices,
} from './actions/require-booking.ts';
export { agreementOf, momentOf, showBooking } from './actions/show-booking.ts';
export { tell, toCalendarEvent } from './actions/tell.ts';
export { joinWaiting } from './actions/waiting-list.ts';
export { assertMayBook, barFor } from './actions/who-books.ts';
export { withPeople } from './actions/with-people.ts';
export { bookingsWork } from './jobs.ts';
export {
  bookingsByClient,
  bookingsByTrainer,
  bookingsInSession,
  clientsOf,
  hasPlaceIn,
  organisedPlacesToCome,
} from './queries/bookings.ts';
export { completedBookings } from './queries/completed.ts';
export {
  type Cheapest,
  cheapestOffers,
  type Organised,
  offerOfSession,
  offersOfTrainers,
  type StoredOffer,
} from './queries/offers.ts';
export { bookingsPersonalData } from './queries/personal-data.ts';
export {
  changeSession,
  countPlaces,
  insertSession,
  lockSession,
  noteClashes,
  organisedSessions,
  queueTrainer,
  type SessionRow,
  sessionById,
  takenOf,
  trainersOfLapsedHolds,
} from './queries/sessions.ts';
export { listOf, placesOfWaiting, writeWaiting } from './queries/waiting.ts';
