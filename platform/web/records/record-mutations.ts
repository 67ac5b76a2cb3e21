import type { z } from 'zod';
import type { Endpoint, InputOf } from '#platform/shared/endpoint.ts';
import { ApiError } from '../api-client/api-error.ts';
import { call } from '../api-client/call.ts';
import { mutationBy } from '../query/mutation-of.ts';
import type { ToastContent } from '../ui/toast-store.ts';

type Versioned = { id: string; version: number };

/** The endpoints of a record that change it (platform/shared/record.ts). */
type RecordWrites<Added, Shown> = {
  add: Endpoint & { body?: z.ZodType<unknown, Added>; response: z.ZodType<Shown> };
  edit: Endpoint;
  remove: Endpoint;
  restore: Endpoint;
};

type RecordMessages<Shown> = {
  saved: (record: Shown) => ToastContent;
  changed: (record: Shown) => ToastContent;
  removed: (record: Shown) => ToastContent;
  undone: ToastContent;
  /** Where the server gives no sentence. */
  failed: string;
  undoFailed: string;
};

/** What is stored now, if an error says that a record was changed on another device. */
export const findNewer = <Shown>(error: unknown): Shown | null =>
  error instanceof ApiError && error.reason === 'edited_elsewhere'
    ? (error.current as Shown)
    : null;

const ask = <Answer>(endpoint: Endpoint, input: object) =>
  call(endpoint, input as InputOf<Endpoint>) as Promise<Answer>;

/** Options for `useMutation` to add, edit and delete a record, each with Undo in its toast. */
export function recordMutations<Added extends { id: string }, Shown extends Versioned>(
  api: RecordWrites<Added, Shown>,
  messages: RecordMessages<NoInfer<Shown>>,
) {
  const { undone: done, undoFailed, failed } = messages;
  const back = (run: () => Promise<unknown>) => ({ run, done, failed: undoFailed });
  const save = ({ id, ...body }: Shown) => ask<Shown>(api.edit, { params: { id }, body });

  return {
    /** The id is the caller's: pressing twice or trying again after a failure makes one record. */
    add: mutationBy((body: Added) => ask<Shown>(api.add, { body }), {
      done: messages.saved,
      undo: ({ id }) => back(() => ask(api.remove, { params: { id } })),
      failed,
    }),

    /** Sends `now` in the place of `before`. `isShown` says which errors the form shows itself. */
    edit: (isShown: (error: unknown) => boolean) =>
      mutationBy(({ now }: { now: Shown; before: Shown }) => save(now), {
        done: messages.changed,
        undo: ({ version }, { before }) => back(() => save({ ...before, version })),
        failed,
        isShown,
      }),

    remove: mutationBy(({ id }: Shown) => ask(api.remove, { params: { id } }), {
      done: (_, record) => messages.removed(record),
      undo: (_, { id }) => back(() => ask(api.restore, { params: { id } })),
      failed,
    }),
  };
}
