import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Endpoint, InputOf, OutputOf } from '#platform/shared/endpoint.ts';
import type { PendingRecord } from '#platform/shared/pending-record.ts';

/** Something a person writes and sees again: an entry of the log, a weigh-in. */
export type Thing<T = unknown> = PendingRecord<T>;

/** Data available on the device to compute a write or read. */
export type Known = {
  /** after the latest write, else from a cached answer; undefined if never seen */
  find(kind: string, id: string): Thing | undefined;
  /** one result of the writes per record */
  things(kind: string): readonly Thing[];
  /** the cached answer of a read, as received */
  cached<E extends Endpoint>(endpoint: E, input: InputOf<E>): OutputOf<E> | undefined;
  /** every cached answer of an endpoint, newest first */
  all<E extends Endpoint>(endpoint: E): readonly { input: InputOf<E>; answer: OutputOf<E> }[];
};

type Effect<Output> = { things: Thing[]; answer: Output };

type WriteRule<Input, Output> = {
  /** "Log", "Change", "Delete" */
  verb: string;
  /** Its effect on records, and the response shown meanwhile. Pure. */
  effect: (input: Input, known: Known, at: string) => Effect<Output>;
  day?: (input: Input) => CalendarDay | null;
  /** The version of a thing that it was made from, if it was made from one. */
  versionOf?: (input: Input, id: string) => number | undefined;
  /** The same made from another version of a thing. */
  rebase?: (input: Input, id: string, version: number) => Input;
  /**
   * A refused write that this one repairs: its input as it should have been, null when it is not wanted any
   * more, undefined when the two have nothing to do with each other.
   */
  repair?: (refused: { endpoint: string; input: never }, input: Input) => unknown;
  /** Later changes of its record go into this write until it is tried (kept-changes.ts). */
  gathers?: boolean;
  /**
   * Of a record whose changes merge: the write of what `base`, `mine` and `theirs` come to together, upon
   * `theirs`, and what it makes of the record. `base` is null where it is not known.
   */
  merge?: (sides: { base: unknown; mine: unknown; theirs: unknown }) => {
    input: unknown;
    things: Thing[];
  };
  /** The write that creates a record again under a new id, after it was deleted elsewhere. */
  recreate?: (is: never, id: string) => { endpoint: Endpoint; input: unknown };
  /** A 404 counts as success, as for deletions. */
  ignoresNotFound?: boolean;
};

type ReadRule<Input, Output> = {
  /** The things in an answer, so that a write knows what it changes. */
  things?: (answer: Output) => Thing[];
  /** The answer with what the writes do. Doing it twice is doing it once. Pure. */
  overlay?: (answer: Output, input: Input, known: Known) => Output;
  /** Derives an answer that is not cached, such as a new day. */
  missing?: (input: Input, known: Known) => Output | undefined;
};

export type OfflineWrite = { endpoint: Endpoint } & WriteRule<unknown, unknown>;
export type OfflineRead = { endpoint: Endpoint } & ReadRule<unknown, unknown>;

/** Fetches what will be wanted without a network. */
export type Ahead = (
  today: CalendarDay,
  device: {
    ask: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>;
    keep: <E extends Endpoint>(endpoint: E, input: InputOf<E>, answer: OutputOf<E>) => void;
    /** the cached answer; undefined where there is none */
    cached: <E extends Endpoint>(
      endpoint: E,
      input: InputOf<E>,
    ) => Promise<OutputOf<E> | undefined>;
    /** the signed-in person, as the server described them last */
    person: never;
  },
) => Promise<void>;

type Question = { endpoint: Endpoint; input: unknown };

/**
 * A page that is drawn at once from what the device keeps, and brought up to date when the server has
 * answered. So no form may stand on it that takes its ground from what it shows.
 */
type Opening = {
  paths: readonly string[];
  /** The reads it shows, for the person as the server described them last. */
  asks: (person: never) => readonly Question[];
};

/** One read of a page that opens from the device. */
export const question = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Question => ({
  endpoint,
  input,
});

/** Offline behaviour of a feature. */
export type OfflineFeature = {
  opens?: Opening;
  writes?: OfflineWrite[];
  reads?: OfflineRead[];
  ahead?: Ahead;
  /** Formats one line per kind of record, in the person's units. */
  says?: Record<string, (thing: never, units: OfflineUnits) => string>;
};
export type OfflineUnits = {
  energyUnit: 'kcal' | 'kj';
  weightUnit: 'kg' | 'lb';
  /** no energy, no weight */
  numbersHidden: boolean;
};

/** Declares how a queued write is shown. */
export const offlineWrite = <E extends Endpoint>(
  endpoint: E,
  rule: WriteRule<InputOf<E>, OutputOf<E>>,
): OfflineWrite => ({ endpoint, ...(rule as WriteRule<unknown, unknown>) });

/** Declares how pending writes change a read. */
export const offlineRead = <E extends Endpoint>(
  endpoint: E,
  rule: ReadRule<InputOf<E>, OutputOf<E>>,
): OfflineRead => ({ endpoint, ...(rule as ReadRule<unknown, unknown>) });

/** Stored name of an endpoint: "POST /api/food-logs". */
export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** The path in a stored name: "/api/food-logs". */
export const pathOf = (name: string): string => name.slice(name.indexOf('/'));

/** Features behind the first screen: how they work offline is loaded with their first call. */
export type LaterFeatures = {
  /** Whether the endpoint at `path` is one of theirs. */
  serves: (path: string) => boolean;
  load: () => Promise<readonly OfflineFeature[]>;
};
