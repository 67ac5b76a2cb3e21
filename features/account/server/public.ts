/** What other features and the server's start may use of an account. */

export { isOperator } from './actions/operator.ts';
export { photoPersonalData } from './actions/personal-photo.ts';
export { currentStreak, STREAK_WINDOW_DAYS } from './actions/profile.ts';
export { cleanPicture } from './providers/photo.ts';
export {
  type CalendarEmail,
  claimEmailDay,
  listRecipients,
  type Reader,
  recipientZones,
  stopMail,
  wantsMail,
} from './queries/mail-choices.ts';
export { personalClockOf, timeZoneOf, todayOf } from './queries/own-day.ts';
export {
  accountPersonalData,
  type Contact,
  contactOf,
  contactsOf,
  emailOf,
  eraseAccount,
  writeListedName,
} from './queries/personal-data.ts';
export { shownPhotoOf } from './queries/photo.ts';
export {
  addPlanConsent,
  holdAccount,
  type Profile,
  personOf,
  profileOf,
  writeSchedule,
} from './queries.ts';
