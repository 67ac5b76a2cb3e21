import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileFormat } from '../../rules/file-format.ts';
import { FileGone } from '../messages.ts';
import workerUrl from './csv-worker.ts?worker&url';
import type { FromCsvWorker, LoadedFile, ToCsvWorker } from './worker-messages.ts';

export type CsvFile = LoadedFile & { name: string; size: number };

const UNREADABLE = 'The file could not be read any more. Choose it again.';

/** Hears of the file, of what is wrong with it, or (null) that it has no rows. */
type OnRead = (result: CsvFile | { problem: string } | null) => void;

export type FileReading = {
  file: CsvFile | null;
  /** bytes read of a file on its way, and the format that was chosen for it; null when none is */
  reading: { name: string; bytes: number; size: number; format: FileFormat | null } | null;
  load: (file: File, onRead: OnRead) => void;
  /** Reads the same file in another way. */
  reload: (format: FileFormat, onRead: OnRead) => void;
  cancel: () => void;
  /** The body of the JSON call: `head`, and the rows. Like `part` it fails with FileGone when the page is left. */
  json: (head: object) => Promise<Blob>;
  part: (part: number) => Promise<string>;
};

/** A chosen file behind the page: a worker reads it, so that the page stays free however large it is. */
export function useCsvFile(): FileReading {
  /** The one that has read the file on screen. It stays until another file has been read as well. */
  const worker = useRef<Worker | null>(null);
  const coming = useRef<Worker | null>(null);
  const source = useRef<File | null>(null);
  /** Who waits for an answer hears that there will be none. */
  const unanswered = useRef<((error: Error) => void) | null>(null);
  const [file, setFile] = useState<CsvFile | null>(null);
  const [reading, setReading] = useState<FileReading['reading']>(null);

  const replace = useCallback((next: Worker | null) => {
    worker.current?.terminate();
    worker.current = next;
    unanswered.current?.(new FileGone());
    unanswered.current = null;
  }, []);
  useEffect(
    () => () => {
      coming.current?.terminate();
      replace(null);
    },
    [replace],
  );

  const start = useCallback(
    (chosen: File, format: FileFormat | null, onRead: OnRead) => {
      const { name, size } = chosen;
      coming.current?.terminate();
      const reader = new Worker(workerUrl, { type: 'module', name: 'CSV reader' });
      coming.current = reader;
      const progress = (bytes: number) => setReading({ name, bytes, size, format });
      progress(0);
      const end: OnRead = (result) => {
        if (coming.current !== reader) return;
        coming.current = null;
        setReading(null);
        if (result && 'columns' in result) {
          replace(reader);
          source.current = chosen;
          setFile(result);
        } else reader.terminate();
        onRead(result);
      };
      reader.addEventListener('error', () => {
        end({ problem: 'The file could not be read. Reload the page and try again.' });
        if (worker.current === reader) unanswered.current?.(new FileGone(UNREADABLE));
      });
      reader.addEventListener('message', ({ data }: MessageEvent<FromCsvWorker>) => {
        if (data.kind === 'progress') progress(data.bytes);
        else if (data.kind === 'empty') end(null);
        else if (data.kind === 'unreadable') end({ problem: data.message });
        else if (data.kind === 'loaded') end({ ...data.loaded, name, size });
      });
      reader.postMessage({ kind: 'load', file: chosen, format } satisfies ToCsvWorker);
    },
    [replace],
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

  return {
    file,
    reading,
    load: (chosen, onRead) => start(chosen, null, onRead),
    reload: (format, onRead) => {
      if (source.current) start(source.current, format, onRead);
    },
    cancel: () => {
      coming.current?.terminate();
      coming.current = null;
      setReading(null);
    },
    json: async (head) => {
      const answer = await ask({ kind: 'json', head });
      if (answer.kind !== 'json') throw new FileGone(UNREADABLE);
      return answer.json;
    },
    part: async (part) => {
      const answer = await ask({ kind: 'part', part });
      if (answer.kind !== 'part') throw new FileGone(UNREADABLE);
      return answer.data;
    },
  };
}
