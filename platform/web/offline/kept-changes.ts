import { type Endpoint, type InputOf, topicsOf } from '#platform/shared/endpoint.ts';
import { newId } from '#platform/shared/ids.ts';
import { painted } from '../time/painted.ts';
import { type DeviceStore, type PendingWrite, WRITE_FORMAT } from './device-store.ts';
import { nameOf, type OfflineWrite, type Thing } from './offline-feature.ts';

type KeptChangesOptions = {
  store: DeviceStore;
  ruleOf: (name: string) => OfflineWrite | undefined;
  /** the pending writes of the person as this tab knows them */
  writes: () => readonly PendingWrite[];
  show: (writes: readonly PendingWrite[]) => void;
  tell: (topics: readonly string[]) => void;
};

/** A write that has not been tried yet. */
export const fresh = { attempts: 0, serverErrors: 0, state: 'waiting', problem: null } as const;

const isAbout = ({ things }: PendingWrite, { kind, id }: Thing): boolean =>
  things.some((thing) => thing.kind === kind && thing.id === id);

/** Changes whenever something is added to a waiting write. */
const stampOf = (write: PendingWrite | undefined): string | null =>
  write ? `${write.id} ${write.changes ?? 1}` : null;

/** A later change may go into this write: it was refused, or nobody has tried to send it. */
const isOpen = ({ state, tried }: PendingWrite): boolean =>
  state === 'refused' || (state === 'waiting' && !tried);

/**
 * Writes that are on the device before the screen responds. Changes of one record that follow each other
 * go into one write until it is tried, so a record has at most two: one on its way, and one that
 * gathers. What two tabs or two devices wrote at once is merged where the feature says how.
 */
export function makeKeptChanges({ store, ruleOf, writes, show, tell }: KeptChangesOptions) {
  return {
    /** Stores a change of one record that was made on `base` (null: it is new). Fails where nothing can be stored. */
    async keep<E extends Endpoint>(
      owner: string,
      endpoint: E,
      input: InputOf<E>,
      base: unknown,
      onStored?: () => void,
    ) {
      const rule = ruleOf(nameOf(endpoint));
      const thing = rule?.effect(input, nothingKnown, new Date().toISOString()).things[0];
      if (!rule || !thing) throw new Error(`${nameOf(endpoint)} may wait, but no feature says how`);
      const shown = writes().findLast((write) => isAbout(write, thing));
      const seen = shown?.things[0]?.is === base ? stampOf(shown) : null;
      const now = await store.changeQueue((all) => {
        const last = all.findLast((write) => write.owner === owner && isAbout(write, thing));
        // Begun twice is begun once.
        if (last && base === null) return {};
        const theirs = last?.things[0]?.is;
        // Another tab, or what came from the server, was quicker.
        const merged =
          theirs && stampOf(last) !== seen ? rule.merge?.({ base, mine: thing.is, theirs }) : null;
        const change = merged ?? { input, things: [thing] };
        const into = last && isOpen(last) ? rule.repair?.(last as never, change.input) : undefined;
        if (last && into !== undefined && into !== null) {
          const things = change.things.map((one) => toVersion(one, last.things[0]?.version));
          const changes = (last.changes ?? 1) + 1;
          return { put: [{ ...last, ...fresh, input: into, things, changes }] };
        }
        const at = new Date().toISOString();
        const write = {
          id: newId(),
          format: WRITE_FORMAT,
          owner,
          endpoint: nameOf(endpoint),
          createdAt: at,
          day: rule.day?.(change.input) ?? null,
          ...fresh,
          ...change,
          base: theirs ?? base,
          changes: 1,
        };
        return { add: [write] };
      });
      if (onStored) {
        onStored();
        await painted();
      }
      show(now);
      tell(topicsOf(endpoint));
    },

    /** Notes that a write is about to be sent, so that nothing is added to it any more; answers it as it is. */
    async startSending(write: PendingWrite): Promise<PendingWrite | undefined> {
      if (write.tried || !ruleOf(write.endpoint)?.gathers) return write;
      const now = await store.changeQueue((all) => {
        const stored = all.find(({ seq }) => seq === write.seq);
        return { put: stored ? [{ ...stored, tried: true }] : [] };
      });
      show(now);
      return now.find(({ seq }) => seq === write.seq);
    },

    /** Merges a write and what gathers behind it with what the server has; false where nobody says how. */
    async merge(write: PendingWrite, theirs: unknown): Promise<boolean> {
      const rule = ruleOf(write.endpoint);
      const [thing] = write.things;
      if (!rule?.merge || !thing) return false;
      const now = await store.changeQueue((all) => {
        const behind = all.filter(
          ({ seq, owner, endpoint, ...later }) =>
            seq > write.seq &&
            owner === write.owner &&
            endpoint === write.endpoint &&
            isAbout({ seq, owner, endpoint, ...later }, thing),
        );
        const mine = (behind.at(-1) ?? write).things[0]?.is;
        const merged = rule.merge?.({ base: write.base ?? null, mine, theirs });
        const changes = [write, ...behind].reduce((sum, one) => sum + (one.changes ?? 1), 0);
        return {
          put: [{ ...write, ...fresh, ...merged, base: theirs, tried: false, changes }],
          remove: behind.map(({ seq }) => seq),
        };
      });
      show(now);
      tell(topicsOf(rule.endpoint));
      return true;
    },
  };
}

/** A record whose write needs nothing but itself. */
const nothingKnown = {
  find: () => undefined,
  things: () => [],
  cached: () => undefined,
  all: () => [],
};

const toVersion = (thing: Thing, version: number | undefined): Thing =>
  version === undefined ? thing : { ...thing, version, is: thing.is && { ...thing.is, version } };
