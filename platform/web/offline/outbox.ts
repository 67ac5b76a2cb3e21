import { type Endpoint, type InputOf, type OutputOf, topicsOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { type ApiError, NotStoredError } from '../api-client/api-error.ts';
import {
  type DeviceStore,
  type PendingWrite,
  WRITE_FORMAT,
  type WriteProblem,
} from './device-store.ts';
import { fresh, makeKeptChanges } from './kept-changes.ts';
import { applyWrites, listBlocked, parseCached } from './known.ts';
import { cannotSaveOffline, deviceIsFull, serverCouldNotSave } from './messages.ts';
import { nameOf, type OfflineFeature, type OfflineWrite, pathOf } from './offline-feature.ts';
import { noteLastWrite, offlineState, setOfflineState } from './offline-state.ts';

type OutboxOptions = {
  store: DeviceStore;
  features: readonly OfflineFeature[];
  /** the id of the signed-in person as the screen shows it */
  person: () => string | null;
  /** other tabs refetch these topics */
  tell: (topics: readonly string[]) => void;
  /** screens refetch these topics */
  refresh: (topics: readonly string[]) => void;
};

/** Reason a write could not be stored. */
function notKept(error: unknown): NotStoredError {
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new NotStoredError(full ? deviceIsFull : cannotSaveOffline);
}

/** Writes that wait for the server, in the order they were made. */
export function makeOutbox({ store, features, person, tell, refresh: refetch }: OutboxOptions) {
  // Features may come later.
  const ruleOf = (name: string): OfflineWrite | undefined =>
    features.flatMap(({ writes = [] }) => writes).find((rule) => nameOf(rule.endpoint) === name);

  /** person whose writes are loaded; undefined before the first read */
  let readFor: string | null | undefined;

  /** All pending writes of this device; screens show the person's own. */
  function take(all: readonly PendingWrite[]): readonly PendingWrite[] {
    const owner = person();
    readFor = owner;
    const writes = all.filter((write) => write.owner === owner);
    setOfflineState({ writes, sealed: all.length - writes.length });
    return writes;
  }

  async function refresh(): Promise<readonly PendingWrite[]> {
    const all = await store.writes().catch(() => null);
    const keeps = all !== null;
    if (keeps !== offlineState().keeps) setOfflineState({ keeps });
    return take(all ?? []);
  }

  const topicsIn = (writes: readonly Pick<PendingWrite, 'endpoint'>[]): string[] =>
    writes.flatMap(({ endpoint }) => {
      const path = pathOf(endpoint);
      return topicsOf(ruleOf(endpoint)?.endpoint ?? { path });
    });

  const changed = async (...writes: readonly PendingWrite[]): Promise<void> => {
    await refresh();
    tell(topicsIn(writes));
    refetch(topicsIn(writes));
  };

  /** Effect of `input` on the data of this device. */
  async function effectOf<E extends Endpoint>(owner: string, endpoint: E, input: InputOf<E>) {
    const rule = ruleOf(nameOf(endpoint));
    if (!rule) throw new Error(`${nameOf(endpoint)} may wait, but no feature says how`);
    const rows = await store.answers(owner).catch(() => []);
    const known = parseCached(features, rows, offlineState().writes);
    const { things, answer } = rule.effect(input, known, new Date().toISOString());
    return { things, answer: answer as OutputOf<E>, day: rule.day?.(input) ?? null, rows };
  }

  const kept = makeKeptChanges({
    store,
    ruleOf,
    writes: () => offlineState().writes,
    show: (all) => void take(all),
    tell,
  });

  return {
    ruleOf,
    take,
    refresh,
    ready: async (): Promise<void> => {
      if (readFor !== person()) await refresh();
    },

    /** Stores a write and returns its local result. Throws a sentence if that fails. */
    async add<E extends Endpoint>(owner: string, endpoint: E, input: InputOf<E>) {
      await refresh();
      const { things, answer, day } = await effectOf(owner, endpoint, input);
      const write: Omit<PendingWrite, 'seq'> = {
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

    /** Stores a change of a record that merges, made on `base`, before anything is sent. */
    async keep<E extends Endpoint>(
      owner: string,
      endpoint: E,
      input: InputOf<E>,
      base: unknown,
      onStored?: () => void,
    ) {
      try {
        await kept.keep(owner, endpoint, input, base, onStored);
      } catch (error) {
        throw notKept(error);
      }
      noteLastWrite(true);
    },

    startSending: kept.startSending,

    /** After a conflict: what both have becomes one write; false where the person has to choose. */
    async merge(write: PendingWrite, current: unknown): Promise<boolean> {
      const isMerged = await kept.merge(write, current);
      if (isMerged) refetch(topicsIn([write]));
      return isMerged;
    },

    /** Merges a write into a refused one that it repairs, or returns undefined. */
    async mend<E extends Endpoint>(owner: string, endpoint: E, input: InputOf<E>) {
      const repair = ruleOf(nameOf(endpoint))?.repair;
      const refused = repair ? offlineState().writes.filter((one) => one.state === 'refused') : [];
      for (const write of refused) {
        const mended = repair?.(write as never, input);
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

    /** Applies a sent write to cached answers, in case the network drops. */
    async sent<E extends Endpoint>(owner: string, endpoint: E, input: InputOf<E>): Promise<void> {
      noteLastWrite(false);
      const { things, rows } = await effectOf(owner, endpoint, input);
      await store.removeWrites([], applyWrites(features, rows, [{ things }]));
    },

    /** A waiting write came through. */
    async settled(write: PendingWrite): Promise<void> {
      const rows = await store.answers(write.owner).catch(() => []);
      await store.removeWrites([write.seq], applyWrites(features, rows, [write]));
      await refresh();
    },

    async failed(write: PendingWrite, change: Partial<PendingWrite>): Promise<void> {
      await store.changeWrites([{ ...write, ...change }]);
      if (change.state) await changed(write);
    },

    async retry(write: PendingWrite): Promise<void> {
      await store.changeWrites([{ ...write, ...fresh }]);
      await changed(write);
    },

    /** Creates again a record that was changed here and deleted elsewhere. */
    async makeAnew(write: PendingWrite): Promise<void> {
      const behind = listBlocked(write, await refresh());
      const thing = (behind.at(-1) ?? write).things[0];
      const recreate = ruleOf(write.endpoint)?.recreate;
      if (!thing?.is || thing.deleted || !recreate) return;
      const made = recreate(thing.is as never, newId());
      const { things } = await effectOf(write.owner, made.endpoint, made.input as never);
      const endpoint = nameOf(made.endpoint);
      await store.changeWrites([{ ...write, ...fresh, endpoint, input: made.input, things }]);
      await store.removeWrites(behind.map(({ seq }) => seq));
      await changed(write, ...behind);
    },

    /** Discards a write and later writes of the same records. */
    async discard(write: PendingWrite): Promise<void> {
      const writes = await refresh();
      const behind = listBlocked(write, writes);
      await store.removeWrites([write, ...behind].map(({ seq }) => seq));
      await changed(write, ...behind);
    },

    /** Rebases this write and later ones on the server's version. */
    async keepMine(write: PendingWrite): Promise<void> {
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

    /** Deletes pending writes of everyone else (null: of everyone). */
    async discardSealed(): Promise<void> {
      const owner = person();
      const others = (await store.writes()).filter((write) => write.owner !== owner);
      await store.removeWrites(others.map(({ seq }) => seq));
      await changed(...others);
    },

    /** Deletes pending writes of a person who signs out, without refetching. */
    async discardAllOf(owner: string): Promise<void> {
      const own = (await store.writes()).filter((write) => write.owner === owner);
      await store.removeWrites(own.map(({ seq }) => seq));
      await refresh();
    },
  };

  function shiftedBy(write: PendingWrite, id: string, by: number): PendingWrite {
    const rule = ruleOf(write.endpoint);
    const version = rule?.versionOf?.(write.input, id);
    const input =
      version === undefined || !rule?.rebase
        ? write.input
        : rule.rebase(write.input, id, version + by);
    const things = write.things.map((thing) => {
      if (thing.id !== id) return thing;
      const is = thing.is && { ...thing.is, version: thing.version + by };
      return { ...thing, version: thing.version + by, is };
    });
    return { ...write, input, things };
  }
}

export type Outbox = ReturnType<typeof makeOutbox>;

/** Stored problem of a write. */
export const problemOf = (error: ApiError): WriteProblem => ({
  status: error.status,
  sentence: error.sentence ?? serverCouldNotSave,
  fields: error.fields,
  current: error.current,
});
