import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { call } from '#platform/web/api-client/call.ts';
import { fetchStoredFile } from '#platform/web/api-client/stored-file.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import { type CsvImport, csvImportApi } from '../contract.ts';
import { type ColumnMapping, fileShape } from '../rules/column-mapping.ts';
import { ERRORS_FILE_PATH } from '../rules/error-file.ts';
import type { ImportType } from '../rules/import-fields.ts';
import { toasts } from './messages.ts';

export const useImportRights = () => useQuery(queryOf(csvImportApi.rights, {}));

const READ_MS = 2_000;
/** Refetched while a file is being validated. */
export const useImports = () =>
  useQuery({
    ...queryOf(csvImportApi.list, {}),
    refetchInterval: ({ state }) =>
      state.data?.some(({ state }) => state === 'validating') ? READ_MS : false,
  });

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

export function useCommit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(csvImportApi.commit, { params: { id } }),
    onSuccess: () => toast(toasts.imported),
    onError: (error) => {
      toast(toasts.importFailed(error));
      // Rows that could be imported a moment ago fail now, each with its reason.
      void client.invalidateQueries();
    },
  });
}

/** The import of a commit that was refused for lack of rows. */
export const readRefusedCommit = (error: unknown): CsvImport | null =>
  error instanceof ApiError && error.reason === 'nothing_left'
    ? (error.current as CsvImport)
    : null;

export const useUndoImport = () =>
  useMutation({
    mutationFn: (id: string) => call(csvImportApi.undo, { params: { id } }),
    onSuccess: (undone) => toast(toasts.undone(undone)),
    onError: (error) => toast(toasts.undoFailed(error)),
  });

/** Forgets an import that the person has turned away from. */
export function useDiscard() {
  return useMutation({
    mutationFn: (id: string) => call(csvImportApi.discard, { params: { id } }),
  });
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
  fetchStoredFile(ERRORS_FILE_PATH.replace(':id', id));
