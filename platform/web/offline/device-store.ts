import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Thing } from './offline-feature.ts';

/** A server's answer as it was, for one person. */
export type CachedAnswer = {
  owner: string;
  url: string;
  endpoint: string;
  input: unknown;
  answer: unknown;
  /** what such answers look like; one of another shape is not read */
  shape: string;
  /** ms since 1970 */
  keptAt: number;
};

/** A write's form in the store. One of another format is shown and never sent or dropped. */
export const WRITE_FORMAT = 1;

export type WriteProblem = {
  status: number;
  sentence: string;
  fields: FieldErrors;
  /** on a conflict: the thing as the server has it */
  current: unknown;
};

/** A write that the server has not answered yet. */
export type PendingWrite = {
  /** the order in which they were made */
  seq: number;
  id: string;
  format: number;
  owner: string;
  endpoint: string;
  input: unknown;
  createdAt: string;
  /** the calendar day that the person meant */
  day: CalendarDay | null;
  attempts: number;
  /** how often the server failed over it */
  serverErrors: number;
  state: 'waiting' | 'conflict' | 'refused';
  /** what went wrong last */
  problem: WriteProblem | null;
  things: Thing[];
  /** of a record that merges: it was sent once, so that nothing is added to it any more */
  tried?: boolean;
  /** of a record that merges: what it was made on; null: it is new */
  base?: unknown;
  /** so many changes went into it; left out: one */
  changes?: number;
};

/** What happens to the queue in one step. */
type QueueChange = {
  add?: readonly Omit<PendingWrite, 'seq'>[];
  put?: readonly PendingWrite[];
  remove?: readonly number[];
};

interface Schema extends DBSchema {
  answers: { key: [string, string]; value: CachedAnswer };
  writes: { key: number; value: PendingWrite; indexes: { owner: string } };
  device: { key: string; value: { name: string; value: string } };
}

/** Raise it when the format of cached answers changes: they are dropped. Writes are always migrated. */
export const DATABASE_VERSION = 1;
/** Some 400 kB a person; the oldest go first. */
const MAX_ANSWERS = 240;
/** Larger answers are not cached, characters. */
const MAX_ANSWER_CHARS = 600_000;

/** The writes of a database are on the disk when a screen says so. */
const DURABLE = { durability: 'strict' } as const;

function open(name: string, version: number, onClose: () => void) {
  return openDB<Schema>(name, version, {
    upgrade(db) {
      for (const store of ['answers', 'device'] as const) {
        if (db.objectStoreNames.contains(store)) db.deleteObjectStore(store);
      }
      db.createObjectStore('answers', { keyPath: ['owner', 'url'] });
      db.createObjectStore('device', { keyPath: 'name' });
      if (db.objectStoreNames.contains('writes')) return;
      const writes = db.createObjectStore('writes', { keyPath: 'seq', autoIncrement: true });
      writes.createIndex('owner', 'owner');
    },
    // A newer version of the app in another tab wants to open it.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onClose();
    },
    terminated: onClose,
  });
}

/** Stored on the device: cached answers of one person, and everyone's pending writes. */
export function deviceStore(name = 'vigour-offline', version = DATABASE_VERSION) {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const db = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= open(name, version, () => {
      opened = null;
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };

  /** Everything of one person's answers. */
  const rangeOf = (owner: string) => IDBKeyRange.bound([owner, ''], [owner, '\uffff']);

  return {
    /** The person whose answers are cached, if this mark is their latest session. */
    async personOf(mark: string | null): Promise<string | null> {
      const tx = (await db()).transaction('device');
      const [person, noted] = await Promise.all([tx.store.get('person'), tx.store.get('mark')]);
      return mark !== null && noted?.value === mark ? (person?.value ?? null) : null;
    },

    /** Sets whose answers are cached (null for nobody) and deletes others. */
    async setPerson(owner: string | null): Promise<void> {
      const tx = (await db()).transaction(['answers', 'device'], 'readwrite');
      const before = (await tx.objectStore('device').get('person'))?.value ?? null;
      if (before === owner) return tx.done;
      await tx.objectStore('answers').clear();
      await tx.objectStore('device').delete('ahead');
      await tx.objectStore('device').delete('mark');
      if (owner === null) await tx.objectStore('device').delete('person');
      else await tx.objectStore('device').put({ name: 'person', value: owner });
      return tx.done;
    },

    /** Stores that this mark belongs to this person's session. */
    async noteSession(owner: string, mark: string): Promise<void> {
      const tx = (await db()).transaction('device', 'readwrite');
      if ((await tx.store.get('person'))?.value === owner) {
        await tx.store.put({ name: 'mark', value: mark });
      }
      return tx.done;
    },

    /**
     * The kept answer at `url` of the person who the session of this mark belongs to, as the server said last, and
     * all that waits; null where it never said so of this session.
     */
    async opening(mark: string, url: string) {
      const tx = (await db()).transaction(['answers', 'device', 'writes']);
      const device = tx.objectStore('device');
      const [person, noted, writes] = await Promise.all([
        device.get('person'),
        device.get('mark'),
        tx.objectStore('writes').getAll(),
      ]);
      if (!person || noted?.value !== mark) return null;
      const kept = await tx.objectStore('answers').get([person.value, url]);
      return kept ? { kept, writes } : null;
    },

    /** When what will be wanted was fetched last, and for which day: whatever was noted then. */
    async fetchedAhead(): Promise<{ name: string; value: string } | undefined> {
      return (await db()).get('device', 'ahead');
    },

    async noteFetchedAhead(value: string): Promise<void> {
      await (await db()).put('device', { name: 'ahead', value });
    },

    async answer(owner: string, url: string): Promise<CachedAnswer | undefined> {
      return (await db()).get('answers', [owner, url]);
    },

    async answers(owner: string): Promise<CachedAnswer[]> {
      const rows = await (await db()).getAll('answers', rangeOf(owner));
      return rows.sort((a, b) => b.keptAt - a.keptAt);
    },

    /** Caches answers of the device's person; ignores others. */
    async keepAnswers(owner: string, rows: readonly CachedAnswer[]): Promise<void> {
      const tx = (await db()).transaction(['answers', 'device'], 'readwrite');
      const answers = tx.objectStore('answers');
      if ((await tx.objectStore('device').get('person'))?.value !== owner) return tx.done;
      for (const row of rows) {
        if (JSON.stringify(row.answer).length <= MAX_ANSWER_CHARS) await answers.put(row);
      }
      const surplus = (await answers.count()) - MAX_ANSWERS;
      if (surplus > 0) {
        const oldest = (await answers.getAll()).sort((a, b) => a.keptAt - b.keptAt);
        for (const row of oldest.slice(0, surplus)) await answers.delete([row.owner, row.url]);
      }
      return tx.done;
    },

    /** All writes of all people, in order. */
    async writes(): Promise<PendingWrite[]> {
      return (await db()).getAll('writes');
    },

    async addWrite(write: Omit<PendingWrite, 'seq'>): Promise<void> {
      const tx = (await db()).transaction('writes', 'readwrite', DURABLE);
      await tx.store.add(write as PendingWrite);
      return tx.done;
    },

    /** Changes the queue by what is in it, in one step on the disk; answers the queue afterwards. */
    async changeQueue(change: (writes: PendingWrite[]) => QueueChange): Promise<PendingWrite[]> {
      const tx = (await db()).transaction('writes', 'readwrite', DURABLE);
      const before = await tx.store.getAll();
      const { add = [], put = [], remove = [] } = change(before);
      const steps = [
        ...put.map((write) => tx.store.put(write)),
        ...remove.map((seq) => tx.store.delete(seq)),
      ];
      const adding = add.map((write) => tx.store.add(write as PendingWrite));
      // Said at once: the disk need not wait until this thread has heard of each step.
      tx.commit();
      const [seqs] = await Promise.all([Promise.all(adding), tx.done, ...steps]);
      const changed = new Map(put.map((write) => [write.seq, write]));
      return [
        ...before
          .filter(({ seq }) => !remove.includes(seq))
          .map((write) => changed.get(write.seq) ?? write),
        ...add.map((write, at) => ({ ...write, seq: seqs[at] ?? 0 })),
      ];
    },

    /** Changes writes that still wait; one that is gone stays gone. */
    async changeWrites(writes: readonly PendingWrite[]): Promise<void> {
      const tx = (await db()).transaction('writes', 'readwrite', DURABLE);
      for (const write of writes) {
        if (await tx.store.getKey(write.seq)) await tx.store.put(write);
      }
      return tx.done;
    },

    /** Removes writes; with the answers that they changed, in one step. */
    async removeWrites(seqs: readonly number[], changed: readonly CachedAnswer[] = []) {
      const tx = (await db()).transaction(['writes', 'answers'], 'readwrite', DURABLE);
      for (const seq of seqs) await tx.objectStore('writes').delete(seq);
      const answers = tx.objectStore('answers');
      for (const row of changed) {
        // Skip answers that were refreshed or cleared meanwhile.
        const now = await answers.get([row.owner, row.url]);
        if (now?.keptAt === row.keptAt) await answers.put(row);
      }
      return tx.done;
    },
  };
}

export type DeviceStore = ReturnType<typeof deviceStore>;
