import { useEffect, useRef, useState } from 'react';
import type { FileFormat } from '../../rules/file-format.ts';
import { readerStopped } from '../messages.ts';
import type { FromCsvWorker, LoadedFile } from './csv-worker.ts';
import workerUrl from './csv-worker.ts?worker&url';

export type CsvFile = LoadedFile & { name: string };

/** Receives the file, what is wrong with it, or null when it has no rows. */
type OnRead = (result: CsvFile | { problem: string } | null) => void;

export type FileReading = {
  file: CsvFile | null;
  /** a file that is being read, and the format that was chosen for it; null when none is */
  reading: { name: string; format: FileFormat | null } | null;
  load: (file: File, onRead: OnRead) => void;
  /** Reads the same file in another format. */
  reload: (format: FileFormat, onRead: OnRead) => void;
  cancel: () => void;
};

/** A chosen file. A worker reads it, so that the page stays responsive however large it is. */
export function useCsvFile(): FileReading {
  const worker = useRef<Worker | null>(null);
  const source = useRef<File | null>(null);
  const [file, setFile] = useState<CsvFile | null>(null);
  const [reading, setReading] = useState<FileReading['reading']>(null);

  const cancel = () => {
    worker.current?.terminate();
    worker.current = null;
    setReading(null);
  };
  useEffect(() => () => worker.current?.terminate(), []);

  const start = (chosen: File, format: FileFormat | null, onRead: OnRead) => {
    const { name } = chosen;
    worker.current?.terminate();
    const reader = new Worker(workerUrl, { type: 'module', name: 'CSV reader' });
    worker.current = reader;
    setReading({ name, format });
    const end = (result: FromCsvWorker) => {
      if (worker.current !== reader) return;
      cancel();
      if (!result || 'problem' in result) return onRead(result);
      source.current = chosen;
      setFile({ ...result, name });
      onRead({ ...result, name });
    };
    reader.addEventListener('error', () => end({ problem: readerStopped }));
    reader.addEventListener('message', ({ data }: MessageEvent<FromCsvWorker>) => end(data));
    reader.postMessage({ file: chosen, format });
  };

  return {
    file,
    reading,
    load: (chosen, onRead) => start(chosen, null, onRead),
    reload: (format, onRead) => {
      if (source.current) start(source.current, format, onRead);
    },
    cancel,
  };
}
