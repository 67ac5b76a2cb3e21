import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { call, callNow } from '#platform/web/api-client/call.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import { csvImportApi } from '../../contract.ts';
import type { ColumnMapping } from '../../rules/column-mapping.ts';
import type { Decimal } from '../../rules/file-format.ts';
import type { ImportType } from '../../rules/import-fields.ts';
import { toasts } from '../messages.ts';

/** What is validated: the rows of a file, and how its columns are mapped. */
export type ToValidate = {
  importType: ImportType;
  organisationId: string | null;
  fileName: string;
  columnMapping: ColumnMapping;
  decimal: Decimal;
  settings?: Record<string, string>;
  /** the rows as JSON; another object for each file */
  csvData: Blob;
};

class ValidationCancelled extends Error {}

/** Forgets an import that nobody waits for. A failure does no harm: the import expires. */
const discard = (id: string) =>
  call(csvImportApi.discard, { params: { id } }).catch(() => undefined);

/** Sends the rows of a file to be validated. `signal` cancels it, also on the server. */
export function useValidate() {
  const client = useQueryClient();
  /** What was sent last and not answered: sent again it has the same id, and is staged once. */
  const open = useRef<{ csvData: Blob; about: string; id: string } | null>(null);
  return useMutation({
    mutationFn: async ({ input, signal }: { input: ToValidate; signal: AbortSignal }) => {
      const { csvData, ...given } = input;
      const about = JSON.stringify(given);
      const isRepeated = open.current?.csvData === csvData && open.current.about === about;
      const id = isRepeated && open.current ? open.current.id : newId();
      open.current = { csvData, about, id };
      const head = { ...given, id };
      const json = new Blob([JSON.stringify(head).slice(0, -1), ',"csvData":', csvData, '}']);
      try {
        const body = { ...head, csvData: [] };
        const result = await callNow(csvImportApi.validate, { body }, { signal, json });
        open.current = null;
        return result;
      } catch (error) {
        if (!signal.aborted) throw error;
        open.current = null;
        await discard(id);
        throw new ValidationCancelled();
      }
    },
    onSuccess: (result) => toast(toasts.validated(result)),
    onError: (error) => {
      if (!(error instanceof ValidationCancelled)) toast(toasts.validationFailed(error));
      void client.invalidateQueries(); // the server may have staged it: it is in the history
    },
  });
}
