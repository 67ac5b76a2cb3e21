import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { Endpoint, InputOf, OutputOf } from '#platform/shared/endpoint.ts';

/** Something a person writes and sees again: an entry of the log, a weigh-in. */
export type Thing<T = unknown> = {
  kind: string;
  id: string;
  /** counted on the device as the server counts it */
  version: number;
  /** null: what it says is not known on this device */
  is: T | null;
  deleted: boolean;
};

/** What the device knows while a write or a read is worked out. */
export type Known = {
  /** as the latest write leaves it, else as a kept answer says; undefined: never seen here */
  find(kind: string, id: string): Thing | undefined;
  /** what the writes do, one for each thing */
  things(kind: string): readonly Thing[];
  /** the kept answer of a read, as the server gave it */
  kept<E extends Endpoint>(endpoint: E, input: InputOf<E>): OutputOf<E> | undefined;
  /** every kept answer of an endpoint, the latest first */
  all<E extends Endpoint>(endpoint: E): readonly { input: InputOf<E>; answer: OutputOf<E> }[];
};

type Effect<Output> = { things: Thing[]; answer: Output };

type WriteRule<Input, Output> = {
  /** "Log", "Change", "Delete" */
  verb: string;
  /** What it does to things, and what a screen is told in place of the server's answer. Pure. */
  effect: (input: Input, known: Known, at: string) => Effect<Output>;
  day?: (input: Input) => CalendarDay | null;
  /** The version of a thing that it was made from, if it was made from one. */
  versionOf?: (input: Input, id: string) => number | undefined;
  /** The same made from another version of a thing. */
  rebased?: (input: Input, id: string, version: number) => Input;
  /**
   * A refused write that this one mends: its input as it should have been, null when it is not wanted any
   * more, undefined when the two have nothing to do with each other.
   */
  mends?: (refused: { endpoint: string; input: never }, input: Input) => unknown;
  /** The write that makes a thing anew, under another id, where it was deleted elsewhere. */
  asNew?: (is: never, id: string) => { endpoint: Endpoint; input: unknown };
  /** What was to be deleted is not there: that is what was wanted. */
  goneIsDone?: boolean;
};

type ReadRule<Input, Output> = {
  /** The things in an answer, so that a write knows what it changes. */
  things?: (answer: Output) => Thing[];
  /** The answer with what the writes do. Doing it twice is doing it once. Pure. */
  overlay?: (answer: Output, input: Input, known: Known) => Output;
  /** An answer that follows from others where none was kept: a new day. */
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
    /** whoever is signed in, as the server described them last */
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

/** How a feature works without a network. */
export type OfflineFeature = {
  opens?: Opening;
  writes?: OfflineWrite[];
  reads?: OfflineRead[];
  ahead?: Ahead;
  /** One line on a thing, by kind, in the person's units. */
  says?: Record<string, (thing: never, units: OfflineUnits) => string>;
};
export type OfflineUnits = {
  energyUnit: 'kcal' | 'kj';
  weightUnit: 'kg' | 'lb';
  /** no energy, no weight */
  numbersHidden: boolean;
};

/** Says how a write that may wait shows while it does. */
export const offlineWrite = <E extends Endpoint>(
  endpoint: E,
  rule: WriteRule<InputOf<E>, OutputOf<E>>,
): OfflineWrite => ({ endpoint, ...(rule as WriteRule<unknown, unknown>) });

/** Says how waiting writes show in a read. */
export const offlineRead = <E extends Endpoint>(
  endpoint: E,
  rule: ReadRule<InputOf<E>, OutputOf<E>>,
): OfflineRead => ({ endpoint, ...(rule as ReadRule<unknown, unknown>) });

/** An endpoint's name in what is kept: "POST /api/food-logs". */
export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
