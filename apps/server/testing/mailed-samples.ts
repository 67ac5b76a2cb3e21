import type { Sample } from './sample-inputs.ts';
import { TEST_PASSWORD } from './test-app.ts';

const NOBODYS = '019aa000-0000-7000-8000-000000000000';
const ofNobodys = { params: { id: NOBODYS } };
const nextWeek = '2026-11-27T00:00:00.000Z';

/** Bookings are between two people: features/bookings tests them with two. */
const betweenTwo: Record<string, Sample> = {
  'bookingsApi.one': ofNobodys,
  'bookingsApi.hold': { body: { id: NOBODYS, offerId: NOBODYS, start: nextWeek } },
  'bookingsApi.finish': { ...ofNobodys, body: { message: 'Knee', pay: 'directly' } },
  'bookingsApi.forClient': {
    body: { id: NOBODYS, offerId: NOBODYS, clientId: NOBODYS, start: nextWeek, overrides: true },
  },
  'seriesApi.book': {
    body: {
      seriesId: NOBODYS,
      offerId: NOBODYS,
      times: [{ id: NOBODYS, start: nextWeek }],
      message: null,
      pay: 'credit',
    },
  },
  'seriesApi.previewForClient': {
    body: { offerId: NOBODYS, clientId: NOBODYS, start: nextWeek, weeks: 4 },
  },
  'seriesApi.bookForClient': {
    body: {
      seriesId: NOBODYS,
      offerId: NOBODYS,
      clientId: NOBODYS,
      times: [{ id: NOBODYS, start: nextWeek, overrides: true }],
    },
  },
  'seriesApi.toCome': ofNobodys,
  'seriesApi.cancel': {
    ...ofNobodys,
    body: {
      bookings: [{ id: NOBODYS, version: 1, feeCents: 0, takesCredit: false }],
      reason: 'Away',
    },
  },
  'seriesApi.decide': {
    ...ofNobodys,
    body: { bookings: [{ id: NOBODYS, version: 1 }], approves: false, reason: 'Away' },
  },
  'seriesApi.previewMove': { ...ofNobodys, body: { start: nextWeek } },
  'seriesApi.move': {
    ...ofNobodys,
    body: {
      start: nextWeek,
      bookings: [{ id: NOBODYS, version: 1, feeCents: 0, takesCredit: false, newId: NOBODYS }],
    },
  },
  'bookingRequestsApi.decide': { ...ofNobodys, body: { version: 1, approves: true } },
  'bookingRequestsApi.reopen': { ...ofNobodys, body: { version: 1 } },
  'bookingInvitesApi.invite': {
    body: { email: 'new@example.test', offerId: NOBODYS, start: nextWeek },
  },
  'bookingsApi.move': {
    ...ofNobodys,
    body: {
      version: 1,
      start: nextWeek,
      newId: NOBODYS,
      feeCents: 0,
      takesCredit: false,
      overrides: false,
    },
  },
  'bookingsApi.cancel': {
    ...ofNobodys,
    body: { version: 1, feeCents: 0, takesCredit: true, reason: 'Ill' },
  },
  'afterwardsApi.missing': { ...ofNobodys, body: { version: 1, act: 'say' } },
  'afterwardsApi.waive': { ...ofNobodys, body: { version: 1 } },
  'afterwardsApi.notePayment': { ...ofNobodys, body: { version: 1, paidCents: 9_000 } },
  'waitingApi.join': { body: { sessionId: NOBODYS } },
  'waitingApi.accept': { body: { sessionId: NOBODYS, id: NOBODYS, pay: 'directly' } },
  'waitingApi.leave': { params: { sessionId: NOBODYS } },
  'timetableApi.book': { params: { sessionId: NOBODYS }, body: { id: NOBODYS } },
  'timetableApi.wait': { params: { sessionId: NOBODYS } },
  'taughtApi.people': { params: { sessionId: NOBODYS } },
  'taughtApi.sayMissing': {
    params: { sessionId: NOBODYS, bookingId: NOBODYS },
    body: { version: 1, act: 'say' },
  },
  'bookingBlocksApi.block': { body: { bookingId: NOBODYS } },
  'packsApi.sell': {
    body: { id: NOBODYS, offerId: NOBODYS, clientId: NOBODYS, pack: 0 },
  },
  'packsApi.refund': { ...ofNobodys, body: { refundCents: 0 } },
  'guardianApi.confirm': { body: { token: 'not-a-token' } },
};
const NOWHERE = '019aa000-0000-7000-8000-000000000000';

/** Endpoints whose input comes out of a mail or an earlier step: what they accept cannot be made up. */
export const fromMail: Record<string, Sample> = {
  ...betweenTwo,
  'invitationsApi.look': { body: { token: 'not-a-token' } },
  'invitationsApi.accept': { body: { token: 'not-a-token' } },
  'invitationsApi.decline': { body: { token: 'not-a-token' } },
  // Anyone who owns one cannot leave it, and only another person makes a member.
  'membershipsApi.leave': { params: { id: NOWHERE } },
  'householdInvitationsApi.look': { body: { token: 'not-a-token' } },
  'householdInvitationsApi.accept': {
    body: { token: 'not-a-token', diets: [], without: [], takesPlaceOf: 'person-2' },
  },
  'householdInvitationsApi.decline': { body: { token: 'not-a-token' } },
  'householdApi.takePlace': { params: { id: NOWHERE }, body: { takesPlaceOf: 'person-2' } },
  // Only who has joined another's household says there what they eat.
  'householdApi.saveEating': { body: { diets: ['vegan'], without: ['milk'] } },
  // Of a listed trainer, of another's credential, after a session that took place.
  'trainersApi.read': { params: { slug: 'nobody' } },
  'credentialChecksApi.decide': {
    params: { id: NOWHERE },
    body: { check: 'refused', note: 'Not in the register.', compared: [], source: '' },
  },
  'credentialChecksApi.undo': { params: { id: NOWHERE }, body: { note: 'By mistake.' } },
  'reviewsApi.save': { params: { id: NOWHERE }, body: { stars: 5, text: 'Patient and clear.' } },
  'reviewsApi.remove': { params: { id: NOWHERE } },
  'reviewsApi.reply': { params: { id: NOWHERE }, body: { text: 'Thank you.' } },
  'reviewsApi.report': { params: { id: NOWHERE }, body: { reason: 'This is not about me.' } },
  'reviewsApi.judge': { params: { id: NOWHERE }, body: { keeps: true } },
  'signInApi.verifyEmail': { params: { token: 'not-a-token' } },
  'securityApi.confirmEmail': { body: { token: 'not-a-token' } },
  'securityApi.undoEmail': { body: { token: 'not-a-token' } },
  'securityApi.secondStep': { body: { code: '123456' } },
  'myDataApi.import': { body: { zip: 'bm90IGEgemlw' } },
  'notificationsApi.stop': { body: { token: 'not-a-token' } },
  'outsideApi.giveEmail': { body: { email: 'nobody@example.test' } },
  'outsideApi.connect': { params: { provider: 'google' } },
  'outsideApi.disconnect': { params: { provider: 'google' } },
  'signInApi.resetPassword': { body: { token: 'not-a-token', newPassword: TEST_PASSWORD } },
};
