import type { Db } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/sessions/caller.ts';
import type { RowCheck, RowValues } from '../../rules/row-check.ts';

import type { ImportRow } from '../queries.ts';

/** A row to import with its future id. */
export type NewRecord = { id: string; row: number; key: string; values: RowValues };

/** The rows that could not be added, and why. */
export type Refused = ReadonlyMap<number, 'member' | 'seat'>;

/** Imported records that have been used or changed since: how many, and the names of some where they have names. */
export type Used = { count: number; names: readonly string[] };

/** Where the rows of one import go. Anyone who has one may import there: making it checks that. */
export type Destination = {
  /** null: the importer's own library */
  organisationId: string | null;
  /** The keys of these that are there already; the library has none, for two of the same name may be meant. */
  known?(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** Sentence for a row that is there already; left out: about a member. */
  knownText?: string;
  /** How rows are read, made once for all of a file; left out: field by field. */
  check?(file: FileToRead): RowCheck;
  /** How many more fit. */
  room(db: Db): Promise<number>;
  /** Sentence for a row that does not fit. */
  full: string;
  /** Adds records in the caller's transaction. */
  add(db: Db, records: readonly NewRecord[]): Promise<Refused>;
  /** Deletes, in the caller's transaction, what has not been used or changed since. Returns what stays. */
  remove(db: Db, records: readonly { id: string; key: string }[], importedAt: Date): Promise<Used>;
  /** Sentence about so many records that stay while the rest goes; null or left out: then none goes. */
  keepsUsed?(count: number): string | null;
  /** Writes down that an import is over. */
  record?(db: Db, what: 'imported' | 'undone', count: number): Promise<void>;
};

const ROW_DIGITS = 8;

/** Deterministic id of the imported record, so that retries create it once. */
export const recordId = (importId: string, row: number): string =>
  importId.slice(0, -ROW_DIGITS) + row.toString(16).padStart(ROW_DIGITS, '0');

export type Importer = Pick<Caller, 'owner' | 'emailVerified'>;

/** What is known of a file before its rows. */
export type FileToRead = Pick<ImportRow, 'columns' | 'mapping' | 'decimal'>;

/** Finds where an import goes. Throws `forbidden` with what is needed when this person may not import there. */
export type DestinationOf = (
  db: Db,
  importer: Importer,
  wanted: Pick<ImportRow, 'type' | 'organisationId' | 'settings'>,
  nowMs: number,
) => Promise<Destination>;
