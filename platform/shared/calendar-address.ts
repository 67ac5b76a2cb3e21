import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const address = z.object({
  /** path of the feed, with its secret part; null: there is none */
  path: z.string().nullable(),
});

type CalendarAddressOptions = {
  path: `/api/${string}`;
  /** the topic of the address (endpoint.ts) */
  about: string;
  /** what the calendar shows, in the API description: "the plan" */
  of: string;
};

/** The endpoints of a secret address at which calendars fetch a person's feed: read, renew and stop. */
export function calendarAddressApi({ path, about, of }: CalendarAddressOptions) {
  const mine = { path, access: 'signed-in', about: [about], response: address } as const;
  return {
    read: endpoint({
      ...mine,
      method: 'GET',
      rate: 'read',
      summary: `Get the secret address of ${of}’s calendar; null while there is none`,
    }),
    renew: endpoint({
      ...mine,
      method: 'POST',
      rate: 'write',
      summary: `Make a secret address for ${of}’s calendar; the one before ends`,
    }),
    stop: endpoint({
      ...mine,
      method: 'DELETE',
      rate: 'write',
      summary: `End the address of ${of}’s calendar; idempotent`,
    }),
  };
}
export type CalendarAddressApi = ReturnType<typeof calendarAddressApi>;
