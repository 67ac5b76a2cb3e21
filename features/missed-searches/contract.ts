import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

const about = ['missed-searches'];

export const missedSearchesApi = {
  count: endpoint({
    method: 'POST',
    path: '/api/missed-searches',
    about,
    access: 'signed-in',
    rate: 'write',
    summary: 'Count a food search that found nothing, without saying who searched',
    body: z.strictObject({
      q: z
        .string()
        .trim()
        .min(1, 'Enter what was searched.')
        .max(200, 'Use at most 200 characters.'),
    }),
    response: z.object({ ok: z.literal(true) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/missed-searches',
    about,
    access: 'signed-in',
    rate: 'read',
    summary: 'List for operators what people searched and did not find',
    response: z.array(
      z.object({ text: z.string(), asked: z.number().int(), lastAskedAt: z.iso.datetime() }),
    ),
  }),
};
export type MissedSearch = z.infer<typeof missedSearchesApi.list.response>[number];
