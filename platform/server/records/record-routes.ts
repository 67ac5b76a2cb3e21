import type { z } from 'zod';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import type { Db } from '../db/database.ts';
import type { Route } from '../http/handle.ts';
import type { Caller } from '../sessions/caller.ts';
import type { OwnerId } from '../sessions/owner.ts';

type Takes<Body> = { body?: z.ZodType<Body> };
type Gives<Answer> = { response: z.ZodType<Answer> };

/** The endpoints of a record that change it (platform/shared/record.ts). */
type RecordWrites<Added, Edited, Shown> = {
  add: Endpoint & Takes<Added> & Gives<Shown>;
  edit: Endpoint & Takes<Edited> & Gives<Shown>;
  remove: Endpoint;
  restore: Endpoint & Gives<Shown>;
};

type RecordActions<Added, Edited, Shown> = {
  add: (db: Db, owner: OwnerId, added: Added, nowMs: number) => Promise<Shown>;
  edit: (db: Db, owner: OwnerId, id: string, edit: Edited, nowMs: number) => Promise<Shown>;
  remove: (db: Db, owner: OwnerId, id: string, nowMs: number) => Promise<void>;
  restore: (db: Db, owner: OwnerId, id: string, nowMs: number) => Promise<Shown>;
};

type Context<Body> = {
  db: Db;
  caller: Caller;
  params: { id: string };
  body: Body;
  nowMs: number;
};

const route = <Body>(
  endpoint: Endpoint,
  run: (context: Context<Body>) => Promise<unknown>,
): Route => ({ kind: 'endpoint', endpoint, run });

/** Joins the writes of a record to its actions; the list is the feature's own line. */
export const recordRoutes = <Added, Edited, Shown>(
  api: RecordWrites<Added, Edited, Shown>,
  actions: RecordActions<NoInfer<Added>, NoInfer<Edited>, NoInfer<Shown>>,
): Route[] => [
  route<Added>(api.add, ({ db, caller, body, nowMs }) =>
    actions.add(db, caller.owner, body, nowMs),
  ),
  route<Edited>(api.edit, ({ db, caller, params, body, nowMs }) =>
    actions.edit(db, caller.owner, params.id, body, nowMs),
  ),
  route(api.remove, async ({ db, caller, params, nowMs }) => {
    await actions.remove(db, caller.owner, params.id, nowMs);
    return { ok: true };
  }),
  route(api.restore, ({ db, caller, params, nowMs }) =>
    actions.restore(db, caller.owner, params.id, nowMs),
  ),
];
