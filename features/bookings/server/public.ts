/** What other features' servers and the server's start may use of bookings. */
export {
  cancelIn,
  endBookingsOf,
  givePlaceBack,
  inTurn,
  moveIn,
} from './actions/change-booking.ts';
export { clientOf, clientsOf } from './actions/clients.ts';
// What sessions of organisations are made of (features/classes).
export { assertCredits, payWithCredit, returnCredit, settleCredit } from './actions/credits.ts';
export { endDate, endForFree, endOlderTime } from './actions/end-session.ts';
export {
  askClientIn,
  isElsewhere,
  requireClient,
  requireOwnOffer,
  sessionSpan,
} from './actions/for-client.ts';
export { hold } from './actions/hold.ts';
export { lapseIn } from './actions/lapse.ts';
export { loadNames, trainerNameOf } from './actions/names.ts';
export { nextFreeOf, startsWithin } from './actions/next-free.ts';
export { loadOfferedTimes, type OfferedTimes, startsOf } from './actions/offered-times.ts';
export { listTimes, movedSession, showOffer, tellNext, timesRange } from './actions/offers.ts';
export {
  booked,
  clashAnswer,
  earlier,
  finishPlace,
  hasPlace,
  insertHeld,
  placeFor,
  withAddress,
} from './actions/place.ts';
export {
  assertVersion,
  type BookingServices,
  change,
  requireBooking,
  requireSide,
  type TimeServices,
  tooLate,
} from './actions/require-booking.ts';
export {
  agreementOf,
  canReopen,
  momentOf,
  requestEndOf,
  showBooking,
} from './actions/show-booking.ts';
export { agreeOn, offerAt, requireOffer, takeTime } from './actions/take-time.ts';
export { creditsToConfirm, tell, toCalendarEvent, zoneForReader } from './actions/tell.ts';
export { joinWaiting, moveUpIn } from './actions/waiting-list.ts';
export { assertMayBook, barFor } from './actions/who-books.ts';
export { type BookingRow, type OwnBooking, withPeople } from './actions/with-people.ts';
export { bookingsWork } from './jobs.ts';
export { apartFrom } from './queries/blocks.ts';
export {
  bookingsByClient,
  bookingsByTrainer,
  bookingsInSession,
  bookingsOfSeries,
  hasPlaceIn,
  lapsedRequests,
  organisedPlacesToCome,
  sessionsWithin,
} from './queries/bookings.ts';
export { completedBookings, disputedTrainers, saidMissing } from './queries/completed.ts';
export { endPack, insertPack, type PackRow, packSoldBy, packsOf } from './queries/credits.ts';
export {
  type Cheapest,
  cheapestOffers,
  type Organised,
  offerById,
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
  sessionsToGive,
  takenOf,
  trainersOfLapsedHolds,
} from './queries/sessions.ts';
export { listOf, placesOfWaiting } from './queries/waiting.ts';
