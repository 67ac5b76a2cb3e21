import type { Page } from '@playwright/test';
import { weekApi } from '#features/availability/contract.ts';
import { billingApi } from '#features/billing/contract.ts';
import { type Offer, offersApi } from '#features/bookings/contract.ts';
import { AN_OFFER } from '#features/bookings/testing/offer.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { mailedLink } from './outbox.ts';
import { callAs, signUp } from './person.ts';
import type { SharedServer } from './server.ts';

const DAYS = [1, 2, 3, 4, 5, 6, 7];

export async function verifyEmail(page: Page, server: SharedServer, email: string): Promise<void> {
  const link = await mailedLink(server, email, '/verify-email/');
  await callAs(page, signInApi.verifyEmail, { params: { token: link.split('/').at(-1) ?? '' } });
}

/** Makes the page's person a trainer, open from 6 to 20 each day, whom people can book; gives the offer's id. */
export async function becomeTrainer(
  page: Page,
  server: SharedServer,
  offer: Partial<Offer>,
): Promise<string> {
  const { email } = await signUp(page, {
    name: 'trainer',
    profile: { firstName: 'Priya', role: 'trainer' },
  });
  await verifyEmail(page, server, email);
  const priceId = 'price_trainer_pro_monthly';
  await callAs(page, billingApi.choose, { body: { priceId, agreed: 'trial' } });
  const timeZone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const week = DAYS.map((weekday) => ({ weekday, startMinute: 360, endMinute: 1200 }));
  await callAs(page, weekApi.save, {
    body: { timeZone, week, usualTravelMinutes: 0, version: null },
  });
  const id = newId();
  await callAs(page, offersApi.add, { body: { id, ...AN_OFFER, ...offer } });
  return id;
}
