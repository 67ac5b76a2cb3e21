import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '#features/account/web/public.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import type { FromFileWorker, ToFileWorker } from './file-worker.ts';
import workerUrl from './file-worker.ts?worker&url';

/** Reads files of activities in a worker, so that the page stays responsive however large they are. */
export function useFileReader() {
  const worker = useRef<Worker | null>(null);
  const [reading, setReading] = useState(0);
  const dayStartHour = useCurrentUser().data?.settings.dayStartHour ?? 0;
  useEffect(() => () => worker.current?.terminate(), []);

  const cancel = () => {
    worker.current?.terminate();
    worker.current = null;
    setReading(0);
  };

  /** `onRead` gets what each file holds; null when the reader stopped. */
  const read = (files: readonly File[], onRead: (outcomes: FromFileWorker | null) => void) => {
    cancel();
    const reader = new Worker(workerUrl, { type: 'module', name: 'activity reader' });
    worker.current = reader;
    setReading(files.length);
    const end = (outcomes: FromFileWorker | null) => {
      if (worker.current !== reader) return;
      cancel();
      onRead(outcomes);
    };
    reader.addEventListener('error', () => end(null));
    reader.addEventListener('message', ({ data }: MessageEvent<FromFileWorker>) => end(data));
    const message: ToFileWorker = { files, timeZone: deviceTimeZone(), dayStartHour };
    reader.postMessage(message);
  };

  return { read, cancel, reading };
}
