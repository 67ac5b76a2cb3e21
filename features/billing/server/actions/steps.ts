import { emailOf, holdAccount, timeZoneOf } from '#features/account/server/public.ts';
import type { Thing } from '#features/plans/rules/entitlements.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { PostMail } from '#platform/server/mail/mail-queue.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { composeStepEmail } from '../../rules/emails.ts';
import { nextOf, type Step, type Subscription } from '../../rules/subscription.ts';
import type { PaymentProvider } from '../providers/payment-provider.ts';
import { addInvoice, subscriptionOf, writeSubscription } from '../queries.ts';

/** What changing subscriptions needs. */
export type BillingServices = {
  post: PostMail;
  publicUrl: string;
  provider: PaymentProvider;
  /** How much is used of what plans limit, as far as something counts it. */
  usageOf: (db: Db, owner: OwnerId, nowMs: number) => Promise<Partial<Record<Thing, number>>>;
  /** Whether a person owns a gym, whose plan they may then start, change and keep. */
  ownsGym: (db: Db, owner: OwnerId) => Promise<boolean>;
};

export const planPage = ({ publicUrl }: BillingServices): string => `${publicUrl}/profile/plan`;

/** Writes one step with its invoice and its email. The caller's transaction makes it all or nothing. */
async function take(
  db: Db,
  services: BillingServices,
  owner: OwnerId,
  step: Step,
): Promise<Subscription> {
  await writeSubscription(db, owner, step.after);
  if (step.invoice) await addInvoice(db, owner, step.invoice, services.provider.payment);
  const timeZone = await timeZoneOf(db, owner);
  const written = composeStepEmail(step, { link: planPage(services), timeZone });
  const to = written && (await emailOf(db, owner));
  if (written && to) await services.post(db, { to, ...written });
  return step.after;
}

/**
 * Catches up with what is due and then takes what `decide` answers to the subscription as it stands;
 * null changes nothing. The account is held meanwhile: of two servers, or two tabs, the second one
 * finds what the first has done. A server that is killed leaves all of it or nothing.
 */
export function advance(
  db: Db,
  services: BillingServices,
  owner: OwnerId,
  nowMs: number,
  decide: (subscription: Subscription | null) => Step | null = () => null,
): Promise<void> {
  return inTransaction(db, async (db) => {
    await holdAccount(db, owner);
    let subscription = await subscriptionOf(db, owner);
    for (;;) {
      const due = subscription && nextOf(subscription, nowMs);
      if (!due) break;
      subscription = await take(db, services, owner, due);
    }
    const step = decide(subscription);
    if (step) await take(db, services, owner, step);
  });
}
