import { rebuildWords, storeFoods, tidySearchIndexes } from '#features/foods/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { Dump } from '../providers/food-dumps.ts';
import {
  type FoodImport,
  importState,
  keepImportState,
  withoutWaitingForDisk,
} from '../queries/imports.ts';
import { type DumpBatch, dumpBatches, type RefusedRecord } from './dump-batches.ts';

export type ImportSummary = {
  /** records of the file, those of an interrupted run before included */
  records: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  /** records that an interrupted run before had dealt with */
  resumedAt: number;
};

export type ImportReport = {
  /** before the first record; `resumedAt` is 0 when the file is gone through from its beginning */
  onStart?: (resumedAt: number) => void;
  onRefused: (refused: RefusedRecord) => void;
  /** after each batch that is stored; `bytesRead` of the file */
  onProgress: (summary: ImportSummary, bytesRead: number) => void;
};

/**
 * Imports a dump into the shared foods. Batches are stored together with how far the file is dealt with: a run that is
 * interrupted goes on where it was, and a file that was finished is gone through again, which changes nothing unless
 * the file says something else. Every record is created, updated, unchanged or refused; a food that is in the file
 * twice counts each time.
 */
export async function importFoods(
  db: Db,
  dump: Dump,
  clock: () => number,
  report: ImportReport,
): Promise<ImportSummary> {
  const before = await importState(db, dump.id);
  const resumedAt = before && before.finishedAt === null ? before.records : 0;
  report.onStart?.(resumedAt);
  const start = { records: 0, created: 0, updated: 0, unchanged: 0, refused: 0 };
  const state: FoodImport = {
    ...(before && resumedAt > 0 ? before : start),
    id: dump.id,
    version: dump.source,
    updatedAt: new Date(clock()),
    finishedAt: null,
  };
  const summary = (): ImportSummary => {
    const { records, created, updated, unchanged, refused } = state;
    return { records, created, updated, unchanged, refused, resumedAt };
  };

  async function store(batch: DumpBatch): Promise<void> {
    const at = new Date(clock());
    await inTransaction(db, async (db) => {
      // A batch that a power cut undoes is stored again: how far we are is in the same transaction.
      await withoutWaitingForDisk(db);
      const stored = await storeFoods(db, batch.foods, at);
      state.records += batch.records;
      state.created += stored.created;
      state.updated += stored.updated;
      state.unchanged += stored.unchanged;
      state.refused += batch.refused.length;
      state.updatedAt = at;
      await keepImportState(db, state);
    });
  }

  for await (const batch of dumpBatches(dump, resumedAt)) {
    batch.refused.forEach(report.onRefused);
    await store(batch);
    report.onProgress(summary(), batch.bytesRead);
  }
  await inTransaction(db, async (db) => {
    await rebuildWords(db);
    await tidySearchIndexes(db);
    await keepImportState(db, { ...state, finishedAt: new Date(clock()) });
  });
  return summary();
}
