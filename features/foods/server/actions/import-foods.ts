import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { Refusal } from '../../rules/imported-food.ts';
import type { Dump, DumpRecord } from '../providers/food-dumps.ts';
import type { FoodToStore } from '../queries/food-columns.ts';
import { type FoodImport, importState, keepImportState } from '../queries/imports.ts';
import { rebuildWords, storeFoods } from '../queries/shared-foods.ts';

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

export type RefusedRecord = { record: number; code: string; name: string; reason: Refusal };

export type ImportReport = {
  /** before the first record; `resumedAt` is 0 when the file is gone through from its beginning */
  onStart?: (resumedAt: number) => void;
  onRefused: (refused: RefusedRecord) => void;
  onProgress: (summary: ImportSummary) => void;
};

/** Enough that a statement's own cost counts for little, few enough that memory stays flat. */
const BATCH = 4_000;

type Batch = { foods: Map<string, FoodToStore>; records: number; refused: number };
const emptyBatch = (): Batch => ({ foods: new Map(), records: 0, refused: 0 });

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

  function take(batch: Batch, one: DumpRecord, record: number): void {
    const { result, code, name } = one.read();
    batch.records += 1;
    if ('refused' in result) {
      batch.refused += 1;
      report.onRefused({ record, code, name, reason: result.refused });
    } else {
      // The last of several is the one that counts.
      batch.foods.set(result.food.sourceId, { ...result.food, source: dump.source });
    }
  }

  async function store(batch: Batch): Promise<void> {
    const at = new Date(clock());
    await inTransaction(db, async (db) => {
      const stored = await storeFoods(db, [...batch.foods.values()], at);
      const repeated = batch.records - batch.refused - batch.foods.size;
      state.records += batch.records;
      state.created += stored.created;
      state.updated += stored.updated;
      state.unchanged += stored.unchanged + repeated;
      state.refused += batch.refused;
      state.updatedAt = at;
      await keepImportState(db, state);
    });
    report.onProgress(summary());
  }

  let batch = emptyBatch();
  let record = 0;
  // The next batch is read while the last one is being stored.
  let storing: Promise<void> = Promise.resolve();
  try {
    for await (const one of dump.records()) {
      record += 1;
      if (record <= resumedAt) continue;
      take(batch, one, record);
      if (batch.records < BATCH) continue;
      await storing;
      storing = store(batch);
      storing.catch(() => {}); // it is waited for below, where its failure counts
      batch = emptyBatch();
    }
    await storing;
  } finally {
    // Whatever happened: nothing is being stored any more when this has ended.
    await storing.catch(() => {});
  }
  if (batch.records > 0) await store(batch);
  await inTransaction(db, async (db) => {
    await rebuildWords(db);
    await keepImportState(db, { ...state, finishedAt: new Date(clock()) });
  });
  return summary();
}
