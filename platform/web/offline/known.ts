import {
  type Endpoint,
  type InputOf,
  type OutputOf,
  requestOf,
} from '#platform/shared/endpoint.ts';
import type { CachedAnswer, PendingWrite } from './device-store.ts';
import { type Known, nameOf, type OfflineFeature, type Thing } from './offline-feature.ts';

/** Hash of an endpoint's response schema; empty in development. */
export const shapeOf = (endpoint: Endpoint): string => endpoint.shape ?? '';

/** Combines cached answers with ordered writes. */
export function parseCached(
  features: readonly OfflineFeature[],
  rows: readonly CachedAnswer[],
  writes: readonly Pick<PendingWrite, 'things'>[],
): Known {
  const reads = features.flatMap((feature) => feature.reads ?? []);
  const latest = new Map<string, Thing>();
  for (const { things } of writes) {
    for (const thing of things) latest.set(`${thing.kind} ${thing.id}`, thing);
  }
  const usable = (endpoint: Endpoint) =>
    rows.filter((row) => row.endpoint === nameOf(endpoint) && row.shape === shapeOf(endpoint));

  return {
    find(kind, id) {
      const written = latest.get(`${kind} ${id}`);
      if (written) return written;
      let newest: Thing | undefined;
      for (const { endpoint, things } of reads) {
        if (!things) continue;
        for (const thing of usable(endpoint).flatMap(({ answer }) => things(answer))) {
          if (thing.kind !== kind || thing.id !== id) continue;
          if (!newest || thing.version > newest.version) newest = thing;
        }
      }
      return newest;
    },
    things: (kind) => [...latest.values()].filter((thing) => thing.kind === kind),
    cached<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
      const { url } = requestOf(endpoint, input);
      const row = usable(endpoint).find((candidate) => candidate.url === url);
      return row?.answer as OutputOf<E> | undefined;
    },
    all: <E extends Endpoint>(endpoint: E) =>
      usable(endpoint) as unknown as { input: InputOf<E>; answer: OutputOf<E> }[],
  };
}

/** Kept answers as they are once `writes` have come through; only those that change. */
export function applyWrites(
  features: readonly OfflineFeature[],
  rows: readonly CachedAnswer[],
  writes: readonly Pick<PendingWrite, 'things'>[],
): CachedAnswer[] {
  const known = parseCached(features, rows, writes);
  const reads = new Map(
    features.flatMap(({ reads = [] }) => reads.map((read) => [nameOf(read.endpoint), read])),
  );
  return rows.flatMap((row) => {
    const read = reads.get(row.endpoint);
    if (!read?.overlay || row.shape !== shapeOf(read.endpoint)) return [];
    const answer = read.overlay(row.answer, row.input, known);
    return answer === row.answer ? [] : [{ ...row, answer }];
  });
}

/**
 * The write to send next: the first that waits, unless an earlier one of the same thing has a problem.
 * Then it is held back with it, and so is what comes after it on its things.
 */
export function findNextWrite(writes: readonly PendingWrite[]): PendingWrite | undefined {
  const held = new Set<string>();
  for (const write of writes) {
    const names = write.things.map(({ kind, id }) => `${kind} ${id}`);
    if (write.state === 'waiting' && !names.some((name) => held.has(name))) return write;
    for (const name of names) held.add(name);
  }
  return undefined;
}

/** The later writes of nothing but the things of this one: they make no sense without it. */
export function listBlocked(
  write: PendingWrite,
  writes: readonly PendingWrite[],
): readonly PendingWrite[] {
  const own = new Set(write.things.map(({ kind, id }) => `${kind} ${id}`));
  return writes.filter(
    (later) =>
      later.seq > write.seq && later.things.every(({ kind, id }) => own.has(`${kind} ${id}`)),
  );
}
