import type { z } from 'zod';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import {
  markPending,
  mergePending,
  type PendingRecord,
  toPending,
} from '#platform/shared/pending-record.ts';
import {
  type Known,
  nameOf,
  type OfflineRead,
  type OfflineWrite,
} from '../offline/offline-feature.ts';

type Versioned = { id: string; version: number };

/** The endpoints of a record (platform/shared/record.ts). */
type RecordCalls<Added, Edited, Shown> = {
  add: Endpoint & { body?: z.ZodType<unknown, Added>; response: z.ZodType<Shown> };
  edit: Endpoint & { body?: z.ZodType<unknown, Edited> };
  remove: Endpoint;
  restore: Endpoint;
};

type OfflineRecordOptions<Added, Edited, Shown> = {
  /** Names these records on the device, also for `PendingMark`. */
  kind: string;
  api: RecordCalls<Added, Edited, Shown>;
  /** What adding one is called: "Weigh in". */
  verb: string;
  /** The calendar day that a write is about. */
  day?: (content: Added | Edited) => CalendarDay;
  /** What the server makes of a write. `before` is the record that it replaces, where it is known. */
  toShown: (
    content: NoInfer<Added | Edited>,
    before: NoInfer<Shown> | null,
    at: string,
  ) => Omit<NoInfer<Shown>, keyof Versioned>;
  /** Left out: the person chooses between two versions. `base` is null where it is not known. */
  merge?: (
    base: NoInfer<Shown> | null,
    mine: NoInfer<Shown>,
    theirs: NoInfer<Shown>,
  ) => NoInfer<Shown>;
};

type ListOptions<Shown, Query> = {
  list: Endpoint & { query?: z.ZodType<unknown, Query> | undefined; response: z.ZodType<Shown[]> };
  /** Whether a record stands in the list of this query; left out: each does. */
  belongs?: (is: Shown, query: NoInfer<Query>) => boolean;
  inOrder: (a: Shown, b: Shown) => number;
  missing?: (query: NoInfer<Query>, known: Known) => Shown[] | undefined;
};

type OfInput = { params: { id: string } };
type Refused = { endpoint: string; input: unknown };

const done = { ok: true } as const;

/**
 * A record without a network: what its writes do to what the device keeps, how they follow a newer version,
 * and what repairs a refused one. A feature says which cached lists hold its records (`reads`).
 */
export function offlineRecord<
  Added extends { id: string },
  Edited extends { version: number },
  Shown extends Versioned,
>({ kind, api, verb, day, toShown, merge }: OfflineRecordOptions<Added, Edited, Shown>) {
  type Pending = PendingRecord<Shown>;
  type AddInput = { body: Added };
  type EditInput = OfInput & { body: Edited };

  const find = (known: Known, id: string) => known.find(kind, id) as Pending | undefined;
  const waiting = (known: Known) => known.things(kind) as Pending[];

  const toStored = (
    { id, version }: Versioned,
    content: Added | Edited,
    before: Shown | null,
    at: string,
  ): Pending =>
    toPending(kind, { ...toShown(content, before, at), id, version } as unknown as Shown);

  /** A new record. One that is known already stays as it is, deleted or not. */
  const addOne = (body: Added, known: Known, at: string): Pending =>
    find(known, body.id) ?? toStored({ id: body.id, version: 1 }, body, null, at);

  const mark = (ids: readonly string[], deleted: boolean, known: Known): Pending[] =>
    ids.map((id) => markPending(kind, id, deleted, find(known, id)));

  /** A refused write as an edit of its record leaves it; undefined if it is about another. */
  function repairBy({ endpoint, input }: Refused, { params, body }: EditInput): unknown {
    const { version: _, ...content } = body;
    if (endpoint === nameOf(api.add)) {
      const added = (input as AddInput).body;
      return added.id === params.id ? { body: { ...added, ...content } } : undefined;
    }
    const before = input as EditInput;
    const isSame = endpoint === nameOf(api.edit) && before.params.id === params.id;
    return isSame ? { params, body: { ...content, version: before.body.version } } : undefined;
  }

  const add = {
    endpoint: api.add,
    verb,
    gathers: merge !== undefined,
    day: ({ body }: AddInput) => day?.(body) ?? null,
    effect({ body }: AddInput, known: Known, at: string) {
      const thing = addOne(body, known, at);
      return { things: [thing], answer: thing.is };
    },
  };
  const edit = {
    endpoint: api.edit,
    verb: 'Change',
    day: ({ body }: EditInput) => day?.(body) ?? null,
    effect({ params: { id }, body }: EditInput, known: Known, at: string) {
      const version = body.version + 1;
      const thing = toStored({ id, version }, body, find(known, id)?.is ?? null, at);
      return { things: [thing], answer: thing.is };
    },
    versionOf: ({ params, body }: EditInput, id: string) =>
      params.id === id ? body.version : undefined,
    rebase: ({ params, body }: EditInput, _: string, version: number) => ({
      params,
      body: { ...body, version },
    }),
    repair: repairBy,
    ...(merge && {
      gathers: true,
      merge(sides: { base: unknown; mine: unknown; theirs: unknown }) {
        const theirs = sides.theirs as Shown;
        const is = merge(sides.base as Shown | null, sides.mine as Shown, theirs);
        const { id, version: _, ...content } = is;
        const { version } = theirs;
        const thing = toPending(kind, { ...is, version: version + 1 });
        return { input: { params: { id }, body: { ...content, version } }, things: [thing] };
      },
    }),
    recreate: ({ version: _, ...is }: Shown, id: string) => ({
      endpoint: api.add,
      input: { body: { ...is, id } },
    }),
  };
  const remove = {
    endpoint: api.remove,
    verb: 'Delete',
    ignoresNotFound: true,
    effect: ({ params }: OfInput, known: Known) => ({
      things: mark([params.id], true, known),
      answer: done,
    }),
    // What could not be added is not wanted any more.
    repair: ({ endpoint, input }: Refused, { params }: OfInput) =>
      endpoint === nameOf(api.add) && (input as AddInput).body.id === params.id ? null : undefined,
  };
  const restore = {
    endpoint: api.restore,
    verb: 'Bring back',
    effect({ params }: OfInput, known: Known) {
      const things = mark([params.id], false, known);
      return { things, answer: things[0]?.is };
    },
  };

  return {
    addOne,
    mark,
    find,
    waiting,
    writes: [add, edit, remove, restore] as unknown as OfflineWrite[],

    /** A cached list of records, with what waits on top. */
    listed: <Query>(options: ListOptions<Shown, Query>): OfflineRead =>
      ({
        endpoint: options.list,
        things: (list: Shown[]) => list.map((one) => toPending(kind, one)),
        overlay: (list: Shown[], input: { query: Query }, known: Known) =>
          mergePending(
            list,
            waiting(known),
            (is) => options.belongs?.(is, input.query) ?? true,
            options.inOrder,
          ),
        ...(options.missing && {
          missing: (input: { query: Query }, known: Known) => options.missing?.(input.query, known),
        }),
      }) as unknown as OfflineRead,
  };
}
