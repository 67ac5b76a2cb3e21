import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { call, callNow } from '#platform/web/api-client/call.ts';
import { toast } from '#platform/web/ui/toast-store.ts';
import { type CsvImport, csvImportApi } from '../../contract.ts';
import type { ColumnMapping } from '../../rules/column-mapping.ts';
import type { FileFormat } from '../../rules/file-format.ts';
import type { ImportType } from '../../rules/import-fields.ts';
import { PART_BYTES } from '../../rules/limits.ts';
import { isUnanswered, toasts } from '../messages.ts';

/** What is validated: a file that was read, and how its columns are mapped. */
export type ToValidate = {
  importType: ImportType;
  organisationId: string | null;
  fileName: string;
  columnMapping: ColumnMapping;
  format: FileFormat;
  sizeBytes: number;
  /** the file as it was read: another object each time */
  source: object;
  /** the body of the one call where the rows fit into it; else the file is sent in parts */
  json: ((head: object) => Promise<Blob>) | null;
  part: (part: number) => Promise<string>;
};

/** How far a large file is: bytes, and the rows in them. */
export type UploadProgress = {
  sent: number;
  size: number;
  rows: number;
  /** no answer came: it is tried again */
  waiting: boolean;
};

/** The person has cancelled it. */
class UploadCancelled extends Error {}

const LOOK_EVERY_MS = 300;
const AGAIN_AFTER_MS = 1_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Failures that pass: no network, a server that restarts or has too much to do. */
const passes = (error: unknown) =>
  isUnanswered(error) || (error instanceof ApiError && [429, 502, 503, 504].includes(error.status));

/** Forgets an import that nobody waits for. That it stays when this fails does no harm: it ends by itself. */
const discard = (id: string) =>
  call(csvImportApi.discard, { params: { id } }).catch(() => undefined);

/**
 * Sends a large file part by part and waits until its rows are judged. Every call may be repeated, so it goes on by
 * itself when the network comes back. `signal` cancels it, also on the server.
 */
async function uploaded(
  { json: _json, source: _source, part: partOf, ...given }: ToValidate,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<CsvImport> {
  const { sizeBytes: size } = given;
  const id = newId();
  const params = { id };
  let now: UploadProgress = { sent: 0, size, rows: 0, waiting: false };
  const tell = (change: Partial<UploadProgress>) => {
    now = { ...now, ...change };
    onProgress(now);
  };
  async function insisted<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      try {
        const answer = await act();
        if (now.waiting) tell({ waiting: false });
        return answer;
      } catch (error) {
        if (signal.aborted) throw new UploadCancelled();
        if (!passes(error)) throw error;
        tell({ waiting: true });
        await pause(AGAIN_AFTER_MS);
      }
    }
  }
  tell({});
  try {
    let state = await insisted(() =>
      callNow(csvImportApi.begin, { body: { ...given, id } }, { signal }),
    );
    let next = partOf(0);
    for (let part = 0; state.state === 'uploaded' && part * PART_BYTES < size; part += 1) {
      const data = await next;
      // It is got ready while this one is on its way.
      if ((part + 1) * PART_BYTES < size) next = partOf(part + 1);
      next.catch(() => {}); // it is waited for, where its failure counts
      const input = { params: { id, part }, body: { data } };
      state = await insisted(() => callNow(csvImportApi.sendPart, input, { signal }));
      tell({ sent: Math.min(size, (part + 1) * PART_BYTES), rows: state.totalRows });
    }
    while (state.state === 'reading') {
      await pause(LOOK_EVERY_MS);
      state = await insisted(() => callNow(csvImportApi.read, { params }, { signal }));
    }
    return state;
  } catch (error) {
    await discard(id);
    throw error;
  }
}

/** Validates a file: its rows in one call, or in parts above 10 MB. */
export function useValidate(onProgress: (progress: UploadProgress | null) => void) {
  const client = useQueryClient();
  /** What was sent last and not answered: sent once more it has the same id, and is staged once. */
  const open = useRef<{ source: object; about: string; id: string } | null>(null);
  return useMutation({
    mutationFn: async ({ input, signal }: { input: ToValidate; signal: AbortSignal }) => {
      const { json, source, importType, organisationId, fileName, columnMapping, format } = input;
      if (!json) return uploaded(input, onProgress, signal);
      const { decimal } = format;
      const given = { importType, organisationId, fileName, columnMapping, decimal };
      const about = JSON.stringify(given);
      const again = open.current?.source === source && open.current.about === about;
      const id = again && open.current ? open.current.id : newId();
      open.current = { source, about, id };
      const head = { ...given, id };
      const written = { signal, json: await json(head) };
      try {
        const result = await callNow(
          csvImportApi.validate,
          { body: { ...head, csvData: [] } },
          written,
        );
        open.current = null;
        return result;
      } catch (error) {
        if (!signal.aborted) throw error;
        open.current = null;
        await discard(id);
        throw new UploadCancelled();
      }
    },
    onSuccess: (result) => {
      if (result.state === 'failed') toast(toasts.parseError(result.failure ?? ''));
      else toast(toasts.validated(result));
    },
    onError: (error) => {
      if (!(error instanceof UploadCancelled)) toast(toasts.validationFailed(error));
      void client.invalidateQueries(); // what has arrived of it stands in the history
    },
    onSettled: () => onProgress(null),
  });
}
