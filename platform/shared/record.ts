import { z } from 'zod';
import { endpoint, topicsOf } from './endpoint.ts';

/** What an edit repeats of the record it was made from. */
export const recordVersion = z.number().int().min(1).max(2_000_000_000);

const done = z.object({ ok: z.literal(true) });

/** What crosses the wire of a record: a new one, an edit and the stored one. */
export function recordSchemas<Shape extends z.ZodRawShape>(content: z.ZodObject<Shape>) {
  return {
    /** The client makes the id, so that a repeated call makes one record. */
    added: z.object({ ...content.shape, id: z.uuid('Give the id as a UUID.') }),
    edited: z.object({ ...content.shape, version: recordVersion }),
    stored: z.object({ ...content.shape, id: z.string(), version: z.number().int() }),
  };
}

type RecordApiOptions<
  Added extends z.ZodType,
  Edited extends z.ZodType,
  Stored extends z.ZodType,
  Query extends z.ZodType | undefined,
> = {
  path: `/api/${string}`;
  /** Sentence for an id that is none: "That weigh-in does not exist." */
  notFound: string;
  added: Added;
  edited: Edited;
  stored: Stored;
  /** Query of the list. */
  query?: Query;
  /** One line each for the API description. */
  summaries: Record<'list' | 'add' | 'edit' | 'remove' | 'restore', string>;
  /** Topics of the list (endpoint.ts); writes change them, too. */
  about?: readonly string[];
  /** Without a network, writes wait on the device; the feature's `web/api/offline.ts` says how they show. */
  queued?: boolean;
  bodyLimitBytes?: number;
};

/** The five endpoints of a record: list, add, edit, remove and restore. */
export function recordApi<
  Added extends z.ZodType,
  Edited extends z.ZodType,
  Stored extends z.ZodType,
  Query extends z.ZodType | undefined = undefined,
>(options: RecordApiOptions<Added, Edited, Stored, Query>) {
  const { path, added, edited, stored, summaries, about, bodyLimitBytes } = options;
  const params = z.object({ id: z.uuid(options.notFound) });
  const write = {
    access: 'signed-in',
    rate: 'write',
    ...(about && { about: [...new Set([...about, ...topicsOf({ path })])] }),
    ...(options.queued ? ({ offline: 'queued' } as const) : {}),
  } as const;
  const size = bodyLimitBytes === undefined ? {} : { bodyLimitBytes };
  return {
    list: endpoint<'signed-in', z.ZodArray<Stored>, undefined, Query>({
      method: 'GET',
      path,
      ...(about && { about }),
      access: 'signed-in',
      rate: 'read',
      offline: 'cached',
      summary: summaries.list,
      query: options.query as Query,
      response: z.array(stored),
    }),
    add: endpoint({
      ...write,
      ...size,
      method: 'POST',
      path,
      summary: summaries.add,
      body: added,
      response: stored,
    }),
    edit: endpoint({
      ...write,
      ...size,
      method: 'PUT',
      path: `${path}/:id`,
      summary: summaries.edit,
      params,
      body: edited,
      response: stored,
    }),
    remove: endpoint({
      ...write,
      method: 'DELETE',
      path: `${path}/:id`,
      summary: summaries.remove,
      params,
      response: done,
    }),
    restore: endpoint({
      ...write,
      method: 'POST',
      path: `${path}/:id/restore`,
      summary: summaries.restore,
      params,
      response: stored,
    }),
  };
}
