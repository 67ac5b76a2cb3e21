import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { newId } from '#platform/shared/ids.ts';
import { call } from '#platform/web/api-client/call.ts';
import { storedFile } from '#platform/web/api-client/stored-file.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import { type CsvImport, csvImportApi } from '../contract.ts';
import { type ColumnMapping, fileShape } from '../rules/column-mapping.ts';
import { ERRORS_FILE_PATH } from '../rules/error-file.ts';
import type { FileFormat } from '../rules/file-format.ts';
import type { ImportType } from '../rules/import-fields.ts';
import { PART_BYTES } from '../rules/limits.ts';
import { toasts } from './messages.ts';

export const useImportRights = () => useQuery(queryOf(csvImportApi.rights, {}));
export const useImports = () => useQuery(queryOf(csvImportApi.list, {}));

/** Finds how files of this shape were mapped the last time, for this organisation; null when never. */
export function useRememberedMapping() {
  const client = useQueryClient();
  return async (
    importType: ImportType,
    organisationId: string | null,
    columns: readonly string[],
  ): Promise<ColumnMapping | null> => {
    const all = await client.fetchQuery(queryOf(csvImportApi.mappings, {})).catch(() => []);
    const shape = fileShape(importType, columns);
    const found = all.find(
      (one) =>
        one.importType === importType &&
        one.organisationId === organisationId &&
        fileShape(importType, one.columns) === shape,
    );
    return found?.columnMapping ?? null;
  };
}

/** What is validated: a file that was read, and how its columns are mapped. */
export type ToValidate = {
  importType: ImportType;
  organisationId: string | null;
  fileName: string;
  columnMapping: ColumnMapping;
  format: FileFormat;
  sizeBytes: number;
  /** the rows themselves where they fit into one call; else the file is sent in parts */
  rows: (() => Promise<Record<string, string>[]>) | null;
  part: (part: number) => Promise<string>;
};

/** How far a large file is: bytes, and the rows in them. */
export type UploadProgress = { sent: number; size: number; rows: number };

/** The person has cancelled it. */
export class UploadCancelled extends Error {}

const LOOK_EVERY_MS = 300;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a large file part by part and waits until its rows are judged. `signal` cancels it, also on the server. */
async function uploaded(
  { rows: _rows, part: partOf, ...given }: ToValidate,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<CsvImport> {
  const { sizeBytes: size } = given;
  const id = newId();
  const params = { id };
  let state = await call(csvImportApi.begin, { body: { ...given, id } });
  try {
    let next = partOf(0);
    for (let part = 0; part * PART_BYTES < size; part += 1) {
      if (signal.aborted) throw new UploadCancelled();
      const data = await next;
      // It is got ready while this one is on its way.
      if ((part + 1) * PART_BYTES < size) next = partOf(part + 1);
      next.catch(() => {}); // it is waited for, where its failure counts
      state = await call(csvImportApi.sendPart, { params: { id, part }, body: { data } });
      if (state.state === 'failed') return state;
      onProgress({ sent: Math.min(size, (part + 1) * PART_BYTES), size, rows: state.totalRows });
    }
    while (state.state === 'reading') {
      await pause(LOOK_EVERY_MS);
      if (signal.aborted) throw new UploadCancelled();
      state = await call(csvImportApi.read, { params });
    }
    return state;
  } catch (error) {
    if (error instanceof UploadCancelled) await call(csvImportApi.discard, { params });
    throw error;
  }
}

/** Validates a file: its rows in one call, or in parts above 10 MB. */
export function useValidate(onProgress: (progress: UploadProgress | null) => void) {
  return useMutation({
    mutationFn: async ({ input, signal }: { input: ToValidate; signal: AbortSignal }) => {
      const { rows, importType, organisationId, fileName, columnMapping, format } = input;
      if (!rows) {
        onProgress({ sent: 0, size: input.sizeBytes, rows: 0 });
        return uploaded(input, onProgress, signal);
      }
      const csvData = await rows();
      const { decimal } = format;
      const body = { importType, organisationId, fileName, columnMapping, decimal, csvData };
      return call(csvImportApi.validate, { body });
    },
    onSuccess: (result) => {
      if (result.state === 'failed') toast(toasts.parseError(result.failure ?? ''));
      else toast(toasts.validated(result));
    },
    onError: (error) => {
      if (!(error instanceof UploadCancelled)) toast(toasts.validationFailed(error));
    },
    onSettled: () => onProgress(null),
  });
}

export const useCommit = () =>
  useMutation({
    mutationFn: (id: string) => call(csvImportApi.commit, { params: { id } }),
    onSuccess: () => toast(toasts.imported),
    onError: (error) => toast(toasts.importFailed(error)),
  });

export const useUndoImport = () =>
  useMutation({
    mutationFn: (id: string) => call(csvImportApi.undo, { params: { id } }),
    onSuccess: ({ processedRows }) => toast(toasts.undone(processedRows)),
    onError: (error) => toast(toasts.undoFailed(error)),
  });

/** Forgets an import that the person has turned away from. That it stays when this fails does no harm. */
export function useDiscard() {
  const client = useQueryClient();
  return (id: string) =>
    void call(csvImportApi.discard, { params: { id } })
      .then(() => client.invalidateQueries())
      .catch(() => undefined);
}

/** The failed rows of an import, 50 at a time. */
export const useFailedRows = (id: string) =>
  useInfiniteQuery({
    queryKey: [`/api/csv-imports/${id}/rows`],
    queryFn: ({ pageParam }) =>
      call(csvImportApi.failedRows, { params: { id }, query: { after: String(pageParam) } }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < 50 ? undefined : page.at(-1)?.row),
  });

export const useCorrect = (id: string) =>
  useMutation({
    mutationFn: (row: { row: number; cells: string[] }) =>
      call(csvImportApi.correct, { params: { id }, body: { rows: [row] } }),
    onSuccess: (_, { row }) => toast(toasts.corrected(row)),
    onError: (error) => toast(toasts.correctionFailed(error)),
  });

/** The error CSV; null when it cannot be fetched. */
export const errorCsv = (id: string): Promise<Blob | null> =>
  storedFile(ERRORS_FILE_PATH.replace(':id', id));
