import { type Endpoint, type InputOf, type OutputOf, topicsOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { type ApiError, NotKeptError } from '../api-client/api-error.ts';
import {
  type DeviceStore,
  type WaitingWrite,
  WRITE_FORMAT,
  type WriteProblem,
} from './device-store.ts';
import { changedBy, heldBehind, knownFrom } from './known.ts';
import { nameOf, type OfflineFeature, type OfflineWrite } from './offline-feature.ts';
import { noteLastWrite, offlineState, setOfflineState } from './offline-state.ts';

type OutboxOptions = {
  store: DeviceStore;
  features: readonly OfflineFeature[];
  /** the id of whoever is signed in as the screen shows it */
  person: () => string | null;
  /** other tabs refetch these topics */
  tell: (topics: readonly string[]) => void;
  /** screens refetch these topics */
  refresh: (topics: readonly string[]) => void;
};

const NO_ROOM = 'This device is full. Free some space or connect.';
const NO_STORE = 'This browser can’t save offline. Connect and try again.';

/** A write that has not been tried yet. */
const fresh = { attempts: 0, serverErrors: 0, state: 'waiting', problem: null } as const;

/** Why a write could not be kept. */
function notKept(error: unknown): NotKeptError {
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new NotKeptError(full ? NO_ROOM : NO_STORE);
}

/** Writes that wait for the server, in the order they were made. */
export function makeOutbox({ store, features, person, tell, refresh: refetch }: OutboxOptions) {
  const rules = new Map(
    features.flatMap(({ writes = [] }) => writes.map((rule) => [nameOf(rule.endpoint), rule])),
  );
  const ruleOf = (name: string): OfflineWrite | undefined => rules.get(name);

  /** whose writes the state holds; undefined: nothing was read yet */
  let readFor: string | null | undefined;

  /** Everything that waits on this device, as it was read just now: of it, screens show the person's own. */
  function take(all: readonly WaitingWrite[]): readonly WaitingWrite[] {
    const owner = person();
    readFor = owner;
    const writes = all.filter((write) => write.owner === owner);
    setOfflineState({ writes, sealed: all.length - writes.length });
    return writes;
  }

  async function refresh(): Promise<readonly WaitingWrite[]> {
    const all = await store.writes().catch(() => null);
    const keeps = all !== null;
    if (keeps !== offlineState().keeps) setOfflineState({ keeps });
    return take(all ?? []);
  }

  /** The topics of these writes. */
  const topicsIn = (writes: readonly Pick<WaitingWrite, 'endpoint'>[]): string[] =>
    writes.flatMap(({ endpoint }) => {
      const path = endpoint.slice(endpoint.indexOf('/'));
      return topicsOf(ruleOf(endpoint)?.endpoint ?? { path });
    });

  const changed = async (...writes: readonly WaitingWrite[]): Promise<void> => {
    await refresh();
    tell(topicsIn(writes));
    refetch(topicsIn(writes));
  };

  /** What `input` does, as far as this device knows. */
  async function effectOf<E extends Endpoint>(owner: string, endpoint: E, input: InputOf<E>) {
    const rule = ruleOf(nameOf(endpoint));
    if (!rule) throw new Error(`${nameOf(endpoint)} may wait, but no feature says how`);
    const rows = await store.answers(owner).catch(() => []);
    const known = knownFrom(features, rows, offlineState().writes);
    const { things, answer } = rule.effect(input, known, new Date().toISOString());
    return { things, answer: answer as OutputOf<E>, day: rule.day?.(input) ?? null, rows };
  }

  return {
    ruleOf,
    take,
    refresh,
    ready: async (): Promise<void> => {
      if (readFor !== person()) await refresh();
    },

    /** Keeps a write and answers what the screen shows meanwhile. Fails with a sentence if it cannot be kept. */
    async add<E extends Endpoint>(owner: string, endpoint: E, input: InputOf<E>) {
      await refresh();
      const { things, answer, day } = await effectOf(owner, endpoint, input);
      const write: Omit<WaitingWrite, 'seq'> = {
        id: newId(),
        format: WRITE_FORMAT,
        owner,
        endpoint: nameOf(endpoint),
        input,
        createdAt: new Date().toISOString(),
        day,
        ...fresh,
        things,
      };
      try {
        await store.addWrite(write);
      } catch (error) {
        throw notKept(error);
      }
      noteLastWrite(true);
      await refresh();
      tell(topicsOf(endpoint));
      return answer;
    },

    /** Puts a write into one that was refused, where it mends that; undefined when there is none. */
    async mend<E extends Endpoint>(owner: string, endpoint: E, input: InputOf<E>) {
      const mends = ruleOf(nameOf(endpoint))?.mends;
      const refused = mends ? offlineState().writes.filter((one) => one.state === 'refused') : [];
      for (const write of refused) {
        const mended = mends?.(write as never, input);
        if (mended === undefined) continue;
        const { things, answer } = await effectOf(owner, endpoint, input);
        noteLastWrite(true);
        if (mended === null) await store.removeWrites([write.seq]);
        else {
          const now = new Map([...write.things, ...things].map((one) => [one.id, one]));
          const mine = { input: mended, things: [...now.values()] };
          await store.changeWrites([{ ...write, ...fresh, ...mine }]);
        }
        await refresh();
        tell(topicsOf(endpoint));
        return answer;
      }
      return undefined;
    },

    /** A write went straight through: kept answers say so too, in case the network goes now. */
    async sent<E extends Endpoint>(owner: string, endpoint: E, input: InputOf<E>): Promise<void> {
      noteLastWrite(false);
      const { things, rows } = await effectOf(owner, endpoint, input);
      await store.removeWrites([], changedBy(features, rows, [{ things }]));
    },

    /** A waiting write came through. */
    async settled(write: WaitingWrite): Promise<void> {
      const rows = await store.answers(write.owner).catch(() => []);
      await store.removeWrites([write.seq], changedBy(features, rows, [write]));
      await refresh();
    },

    async failed(write: WaitingWrite, change: Partial<WaitingWrite>): Promise<void> {
      await store.changeWrites([{ ...write, ...change }]);
      if (change.state) await changed(write);
    },

    async retry(write: WaitingWrite): Promise<void> {
      await store.changeWrites([{ ...write, ...fresh }]);
      await changed(write);
    },

    /** What was changed here and is gone by now is made anew, as it was left here. */
    async makeAnew(write: WaitingWrite): Promise<void> {
      const behind = heldBehind(write, await refresh());
      const thing = (behind.at(-1) ?? write).things[0];
      const asNew = ruleOf(write.endpoint)?.asNew;
      if (!thing?.is || thing.deleted || !asNew) return;
      const made = asNew(thing.is as never, newId());
      const { things } = await effectOf(write.owner, made.endpoint, made.input as never);
      const endpoint = nameOf(made.endpoint);
      await store.changeWrites([{ ...write, ...fresh, endpoint, input: made.input, things }]);
      await store.removeWrites(behind.map(({ seq }) => seq));
      await changed(write, ...behind);
    },

    /** Gives a write up, and what was done afterwards to its things alone. */
    async discard(write: WaitingWrite): Promise<void> {
      const writes = await refresh();
      const behind = heldBehind(write, writes);
      await store.removeWrites([write, ...behind].map(({ seq }) => seq));
      await changed(write, ...behind);
    },

    /** The person's version goes over what is there now: this write and the later ones count from it. */
    async keepMine(write: WaitingWrite): Promise<void> {
      const current = write.problem?.current as { id: string; version: number } | undefined;
      const seen = current && ruleOf(write.endpoint)?.versionOf?.(write.input, current.id);
      if (!current || seen === undefined) return;
      const by = current.version - seen;
      const writes = (await refresh()).filter(({ seq }) => seq >= write.seq);
      const shifted = writes.map((one) => shiftedBy(one, current.id, by));
      await store.changeWrites(
        shifted.map((one) => (one.seq === write.seq ? { ...one, ...fresh } : one)),
      );
      await changed(write);
    },

    /** Removes what waits of everybody but this person (null: of everybody). */
    async discardSealed(): Promise<void> {
      const owner = person();
      const others = (await store.writes()).filter((write) => write.owner !== owner);
      await store.removeWrites(others.map(({ seq }) => seq));
      await changed(...others);
    },

    /** Removes everything that waits of one person, who is leaving: no screen asks anything anew. */
    async discardAllOf(owner: string): Promise<void> {
      const own = (await store.writes()).filter((write) => write.owner === owner);
      await store.removeWrites(own.map(({ seq }) => seq));
      await refresh();
    },
  };

  function shiftedBy(write: WaitingWrite, id: string, by: number): WaitingWrite {
    const rule = ruleOf(write.endpoint);
    const version = rule?.versionOf?.(write.input, id);
    const input =
      version === undefined || !rule?.rebased
        ? write.input
        : rule.rebased(write.input, id, version + by);
    const things = write.things.map((thing) => {
      if (thing.id !== id) return thing;
      const is = thing.is && { ...thing.is, version: thing.version + by };
      return { ...thing, version: thing.version + by, is };
    });
    return { ...write, input, things };
  }
}

export type Outbox = ReturnType<typeof makeOutbox>;

/** What went wrong with a write, as it is kept and shown. */
export const problemOf = (error: ApiError): WriteProblem => ({
  status: error.status,
  sentence: error.sentence ?? 'The server couldn’t save it.',
  fields: error.fields,
  current: error.current,
});
