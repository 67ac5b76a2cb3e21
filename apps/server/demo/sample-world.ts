import { accountApi, type ProfileInput } from '#features/account/contract.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { ServerApp } from '../app.ts';
import { InProcessClient } from '../in-process-client.ts';

export const TIME_ZONE = 'Australia/Sydney';
export const SAMPLE_PASSWORD = 'sample people only';

/** A server that is filled, its clock, and the mails that it wrote meanwhile. */
export type SampleWorld = {
  app: ServerApp;
  clock: { now(): number; set(ms: number): void };
  mails: Mail[];
};

export type SamplePerson = InProcessClient & { name: string; email: string };

/** So many days back the sample begins. */
export const SAMPLE_DAYS = 91;

/** A day that is lived through, up to a time of day ("20:30"): today only as far as it has come. */
export type SampleDay = { date: CalendarDay; daysAgo: number; until: string };

/** What a person does on each day, oldest first. */
export type SampleStory = { person: SamplePerson; onDay(day: SampleDay): Promise<void> };

let addresses = 0;

/** An address that nobody has: `.example` is kept free for such. */
export const sampleEmail = (name: string): string =>
  `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@vigour.example`;

/** Signs a person up as a browser does, follows the mailed link, and fills in the profile. */
export async function signUpSample(
  { app, mails }: SampleWorld,
  name: string,
  profile: Omit<ProfileInput, 'firstName' | 'timeZone'>,
): Promise<SamplePerson> {
  addresses += 1;
  const browser = new InProcessClient(app, `10.1.${addresses >> 8}.${addresses & 255}`);
  const email = sampleEmail(name);
  await browser.call(signInApi.signUp, { body: { email, password: SAMPLE_PASSWORD, name } });
  const message = mails.findLast(({ to, text }) => to === email && text.includes('/verify-email/'));
  const token = /\/verify-email\/([\w.-]+)/.exec(message?.text ?? '')?.[1];
  if (!token) throw new Error(`${email} got no link.`);
  await browser.call(signInApi.verifyEmail, { params: { token } });
  const firstName = name.split(' ')[0] ?? name;
  await browser.call(accountApi.saveProfile, {
    body: { ...profile, firstName, timeZone: TIME_ZONE },
  });
  return Object.assign(browser, { name, email });
}
