import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

type Stream = { nfd?: number; node: unknown };
type NodeFiles = {
  realPath: (node: unknown) => string;
  stream_ops: { fsync?: (stream: Stream) => number };
};
type Engine = {
  FS?: { filesystems?: { NODEFS?: NodeFiles } };
  _PostgresMainLoopOnce?: () => void;
};

/** The status with which PGlite leaves a statement that PostgreSQL refused: an ordinary error. */
const LONGJMP = 100;

const engineOf = (pglite: PGlite) => (pglite as unknown as { Module: Engine }).Module;
const changed = (what: string) => new Error(`PGlite's internals have changed: ${what}.`);

/**
 * PostgreSQL's start parameters. PGlite's own begin with `-F`, which never syncs; fdatasync is a stub in
 * its file system, so fsync it is. A bounded log bounds the recovery after a crash, and a bounded stack
 * turns endless recursion into an ordinary error where the engine would otherwise answer nonsense.
 */
export function startParameters(defaults: string[], durable: boolean): string[] {
  if (!defaults.includes('-F')) throw changed('the start parameters no longer hold -F');
  const own = ['wal_sync_method=fsync', 'max_wal_size=256MB', 'max_stack_depth=256kB'];
  return [
    ...defaults.filter((parameter) => durable !== true || parameter !== '-F'),
    ...own.flatMap((setting) => ['-c', setting]),
  ];
}

/** Gives PGlite's file system the fsync that it lacks. */
export function installFsync(pglite: PGlite): void {
  const files = engineOf(pglite).FS?.filesystems?.NODEFS;
  if (!files?.stream_ops || typeof files.realPath !== 'function') {
    throw changed('cannot install fsync');
  }
  files.stream_ops.fsync = (stream) => {
    const descriptor = stream.nfd ?? openSync(files.realPath(stream.node), 'r'); // a folder has none
    try {
      fsyncSync(descriptor);
    } finally {
      if (stream.nfd === undefined) closeSync(descriptor);
    }
    return 0;
  };
}

/**
 * Reports failures of the engine itself (a trap in the WASM code, memory that ran out). PGlite swallows
 * them and goes on with whatever is left in memory; only a restart from the files is safe.
 */
export function onEngineFailure(pglite: PGlite, report: (failure: unknown) => never): void {
  const engine = engineOf(pglite);
  const loop = engine._PostgresMainLoopOnce;
  if (typeof loop !== 'function') throw changed('cannot watch the main loop');
  engine._PostgresMainLoopOnce = () => {
    try {
      loop();
    } catch (failure) {
      if ((failure as { status?: number } | null)?.status === LONGJMP) throw failure;
      report(failure);
    }
  };
}
