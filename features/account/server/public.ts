/** What other features and the server's start may use of an account. */

export { verifyReadAddress } from './actions/mailed-links.ts';
export { photoPersonalData } from './actions/personal-photo.ts';
export { currentStreak } from './actions/profile.ts';
export { requireFresh, signOutOthers } from './actions/step-up.ts';
export { accountWork } from './jobs.ts';
export { hashingOnce, type PasswordHashing } from './providers/better-auth.ts';
export { createSignIn, type SignIn } from './providers/sign-in.ts';
export {
  type CalendarEmail,
  claimEmailDay,
  listRecipients,
  type Reader,
  stopMail,
  wantsMail,
} from './queries/mail-choices.ts';
export { personalClockOf, timeZoneOf, todayOf } from './queries/own-day.ts';
export {
  accountErasedOnly,
  accountPersonalData,
  contactOf,
  emailOf,
  eraseAccount,
} from './queries/personal-data.ts';
export { addSecurityEvent } from './queries/sessions.ts';
export { addPlanConsent, holdAccount, type Profile, profileOf } from './queries.ts';
