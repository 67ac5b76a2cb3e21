import { useEffect, useRef, useState } from 'react';
import type { PanelReading } from '../../rules/read-panel.ts';
import type { LabelReader } from '../components/label-reader.ts';

/** What became of a picture: a panel, none in it, no reader to be had, or stopped by the person. */
export type LabelOutcome =
  | { kind: 'panel'; panel: PanelReading }
  | { kind: 'none' | 'not-loaded' | 'stopped' };

async function pictureOf(imageDataUrl: string): Promise<ImageBitmap> {
  const image = new Image();
  image.src = imageDataUrl;
  await image.decode();
  return createImageBitmap(image);
}

/** Reads panels on this device. `progress` is 0 to 1 while it reads, else null. */
export function useLabelReader() {
  const reader = useRef<LabelReader>(null);
  const stopped = useRef<() => void>(() => undefined);
  const [progress, setProgress] = useState<number | null>(null);
  const close = () => {
    reader.current?.close();
    reader.current = null;
  };
  useEffect(() => close, []);

  const read = async (imageDataUrl: string): Promise<LabelOutcome> => {
    setProgress(0);
    const stop = new Promise<LabelOutcome>((resolve) => {
      stopped.current = () => resolve({ kind: 'stopped' });
    });
    const work = async (): Promise<LabelOutcome> => {
      const { openLabelReader } = await import('../components/label-reader.ts');
      reader.current ??= openLabelReader();
      const panel = await reader.current.read(await pictureOf(imageDataUrl), setProgress);
      return panel ? { kind: 'panel', panel } : { kind: 'none' };
    };
    const outcome = await Promise.race([
      stop,
      work().catch((): LabelOutcome => ({ kind: 'not-loaded' })),
    ]);
    // A worker cannot be told to stop; the next picture gets a new one.
    if (outcome.kind === 'stopped' || outcome.kind === 'not-loaded') close();
    setProgress(null);
    return outcome;
  };

  return { read, progress, stop: () => stopped.current() };
}
