import type { z } from 'zod';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import {
  markPending,
  mergePending,
  type PendingRecord,
  toPending,
} from '#platform/shared/pending-record.ts';
import { type Known, nameOf, type OfflineRead, type OfflineWrite } from '../offline/offline-feature.ts';

type Versioned = { id: string; version: number };

/** The endpoints of a record (platform/shared/record.ts). */
type RecordCalls<Added, Edited, Shown> = {
  list: Endpoint & { response: z.ZodType<Shown[]> };
  add: Endpoint & { body?: z.ZodType<unknown, Added> };
  edit: Endpoint & { body?: z.ZodType<unknown, Edited> };
  remove: Endpoint;
  restore: Endpoint;
};

type OfflineRecordOptions<Added, Edited, Shown, Query> = {
  /** Name of these records on the device; pages show it by `PendingMark`. */
  kind: string;
  api: RecordCalls<Added, Edited, Shown>;
  /** What adding one is called: "Weigh in". */
  verb: string;
  /** The calendar day that a write is about. */
  day?: (content: Added | Edited) => CalendarDay;
  /** What the server makes of a write: fields that were left out are filled in. `before` is the record that is replaced. */
  toShown: (content: Added | Edited, before: Shown | null, at: string) => Omit<Shown, keyof Versioned>;
  list: {
    /** Whether a record stands in the list that was asked for with `query`. */
    belongs?: (is: Shown, query: Query) => boolean;
    inOrder: (a: Shown, b: Shown) => number;
    /** Derives a list that is not cached from those that are. */
    missing?: (query: Query, known: Known) => Shown[] | undefined;
  };
};

type OneInput = { params: { id: string } };
type AddInput = { body: { id: string } };
type EditInput = OneInput & { body: { version: number } };

const done = { ok: true } as const;

/** The parts of a record that work without a network. */
export function offlineRecord<Added extends { id: string }, Edited extends { version: number }, Shown extends Versioned, Query>(
  options: OfflineRecordOptions<Added, Edited, Shown, Query>,
) {
  const { kind, api, verb, day, toShown, list } = options;
  type Pending = PendingRecord<Shown>;

  const find = (known: Known, id: string) => known.find(kind, id) as Pending | undefined;
  const waiting = (known: Known) => known.things(kind) as Pending[];

  const write = (id: string, version: number, content: Added | Edited, before: Shown | null, at: string) =>
    toPending(kind, { ...toShown(content, before, at), id, version } as Shown);

  /** Records after a new one. One that is known stays as it is, deleted or not. */
  const addOne = (body: Added, known: Known, at: string): Pending =>
    find(known, body.id) ?? write(body.id, 1, body, null, at);

  const mark = (ids: readonly string[], deleted: boolean, known: Known): Pending[] =>
    ids.map((id) => markPending(kind, id, deleted, find(known, id)));

  return { addOne, mark, find, waiting };
}
