import type { Db } from '#platform/server/db/database.ts';
import type { BackgroundWork } from '#platform/server/jobs/job.ts';
import { advance, type BillingServices } from './actions/steps.ts';
import { dueOwners } from './queries.ts';

const MINUTE_MS = 60_000;

type Services = BillingServices & {
  db: Db;
  log: { error(detail: object, message: string): void };
};

/** Reminders, charges and ends of subscriptions, looked for every minute. */
export const billingWork = (services: Services): BackgroundWork => ({
  scheduledTasks: [
    {
      name: 'subscriptions',
      everyMs: MINUTE_MS,
      async run(nowMs) {
        for (const owner of await dueOwners(services.db, new Date(nowMs))) {
          // One person's trouble is not the next one's.
          await advance(services.db, services, owner, nowMs).catch((error: unknown) =>
            services.log.error({ err: error }, 'a subscription was left as it was'),
          );
        }
      },
    },
  ],
});
