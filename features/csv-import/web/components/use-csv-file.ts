import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileFormat } from '../../rules/file-format.ts';
import { FileGone } from '../messages.ts';
import workerUrl from './csv-worker.ts?worker&url';
import type { FromCsvWorker, LoadedFile, ToCsvWorker } from './worker-messages.ts';

export type CsvFile = LoadedFile & { name: string; size: number };

export type FileReading = {
  file: CsvFile | null;
  /** bytes read of a file on its way; null when none is */
  reading: { name: string; bytes: number; size: number } | null;
  load: (file: File, onRead: (result: CsvFile | { problem: string } | null) => void) => void;
  /** Reads the same file in another way. */
  reload: (format: FileFormat, onProblem: (problem: string) => void) => void;
  cancel: () => void;
  /** The body of the JSON call: `head`, and the rows. Like `part` it fails with FileGone when the page is left. */
  json: (head: object) => Promise<Blob>;
  part: (part: number) => Promise<string>;
};

/** A chosen file behind the page: a worker reads it, so that the page stays free however large it is. */
export function useCsvFile(): FileReading {
  const worker = useRef<Worker | null>(null);
  const source = useRef<File | null>(null);
  const [file, setFile] = useState<CsvFile | null>(null);
  const [reading, setReading] = useState<FileReading['reading']>(null);

  /** Who waits for an answer hears that there will be none. */
  const unanswered = useRef<((error: Error) => void) | null>(null);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
    unanswered.current?.(new FileGone());
    unanswered.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const start = useCallback(
    (
      chosen: File,
      format: FileFormat | null,
      onRead: (result: CsvFile | { problem: string } | null) => void,
    ) => {
      const { name, size } = chosen;
      stop();
      const reader = new Worker(workerUrl, { type: 'module', name: 'CSV reader' });
      worker.current = reader;
      source.current = chosen;
      setReading({ name, bytes: 0, size });
      const end = (result: CsvFile | { problem: string } | null) => {
        setReading(null);
        onRead(result);
      };
      reader.addEventListener('error', () =>
        end({ problem: 'The file could not be read. Reload the page and try again.' }),
      );
      reader.addEventListener('message', ({ data }: MessageEvent<FromCsvWorker>) => {
        if (data.kind === 'progress') setReading({ name, bytes: data.bytes, size });
        else if (data.kind === 'empty') end(null);
        else if (data.kind === 'unreadable') end({ problem: data.message });
        else if (data.kind === 'loaded') {
          const loaded = { ...data.loaded, name, size };
          setFile(loaded);
          end(loaded);
        }
      });
      reader.postMessage({ kind: 'load', file: chosen, format } satisfies ToCsvWorker);
    },
    [stop],
  );

  const ask = useCallback(
    (question: ToCsvWorker) =>
      new Promise<FromCsvWorker>((resolve, reject) => {
        const reader = worker.current;
        if (!reader) return reject(new FileGone());
        unanswered.current = reject;
        reader.addEventListener(
          'message',
          ({ data }: MessageEvent<FromCsvWorker>) => resolve(data),
          { once: true },
        );
        reader.postMessage(question);
      }),
    [],
  );
  const failure = (answer: FromCsvWorker) =>
    new Error(answer.kind === 'unreadable' ? answer.message : 'The file could not be read.');

  return {
    file,
    reading,
    load: (chosen, onRead) => start(chosen, null, onRead),
    reload: (format, onProblem) => {
      if (!source.current) return;
      start(source.current, format, (result) => {
        if (result === null) onProblem('The CSV file is empty');
        else if ('problem' in result) onProblem(result.problem);
      });
    },
    cancel: () => {
      stop();
      setReading(null);
      setFile(null);
    },
    json: async (head) => {
      const answer = await ask({ kind: 'json', head });
      if (answer.kind !== 'json') throw failure(answer);
      return answer.json;
    },
    part: async (part) => {
      const answer = await ask({ kind: 'part', part });
      if (answer.kind !== 'part') throw failure(answer);
      return answer.data;
    },
  };
}
