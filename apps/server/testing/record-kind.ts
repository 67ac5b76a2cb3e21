import type { Endpoint } from '#platform/shared/endpoint.ts';
import type { Person } from './test-app.ts';

type Stored = { id: string; version: number };

/** A kind of record, for the rules that hold for each (apps/server/records.test.ts). */
export type RecordKind = {
  /** As in the code: `weighInsApi`. */
  name: string;
  /** What a person says of one, and something else in its place. */
  content: object;
  changed: object;
  /** Query of the list. */
  query?: object;
  /** There are so few at most that the guards would come to the end of them. */
  isFew?: boolean;
  list: (person: Person) => Promise<Stored[]>;
  add: (person: Person, id: string, content: object) => Promise<Stored>;
  edit: (person: Person, seen: Stored, content: object) => Promise<Stored>;
  remove: (person: Person, id: string) => Promise<unknown>;
  restore: (person: Person, id: string) => Promise<Stored>;
};

type RecordCalls = Record<'list' | 'add' | 'edit' | 'remove' | 'restore', Endpoint>;

const ask = async (person: Person, endpoint: Endpoint, input: object) =>
  (await person.call(endpoint, input)) as never;

/** A record with the five endpoints of platform/shared/record.ts. */
export const recordKind = (
  name: string,
  api: RecordCalls,
  sample: { content: object; changed: object; query?: object; isFew?: boolean },
): RecordKind => ({
  ...sample,
  name,
  list: (person) => ask(person, api.list, sample.query ? { query: sample.query } : {}),
  add: (person, id, content) => ask(person, api.add, { body: { ...content, id } }),
  edit: (person, { id, version }, content) =>
    ask(person, api.edit, { params: { id }, body: { ...content, version } }),
  remove: (person, id) => ask(person, api.remove, { params: { id } }),
  restore: (person, id) => ask(person, api.restore, { params: { id } }),
});
