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

const loadReader = () => import('../components/label-reader.ts');

/**
 * Reads panels on this device. `step` is what it does now, `progress` how much is read, 0 to 1. `prepare` starts it
 * before it is needed; where the device has it already, that is as soon as the page opens.
 */
export function useLabelReader() {
  const reader = useRef<LabelReader>(null);
  const stopped = useRef<() => void>(() => undefined);
  const [step, setStep] = useState<'loading' | 'reading' | null>(null);
  const [progress, setProgress] = useState(0);
  const close = () => {
    reader.current?.close();
    reader.current = null;
  };
  const isHere = useRef(false);
  const open = async (): Promise<LabelReader> => {
    const { openLabelReader } = await loadReader();
    if (!isHere.current) throw new Error('The page was left.');
    reader.current ??= openLabelReader();
    await reader.current.open();
    return reader.current;
  };
  // One that could not be loaded is tried again with the next picture.
  const prepare = () => void open().catch(close);

  useEffect(() => {
    isHere.current = true;
    const prepareKept = async () => {
      const { isReaderKept } = await loadReader();
      if (await isReaderKept()) prepare();
    };
    void prepareKept().catch(() => undefined);
    return () => {
      isHere.current = false;
      close();
    };
  }, []);

  const read = async (imageDataUrl: string): Promise<LabelOutcome> => {
    setStep('loading');
    setProgress(0);
    const stop = new Promise<LabelOutcome>((resolve) => {
      stopped.current = () => resolve({ kind: 'stopped' });
    });
    const work = async (): Promise<LabelOutcome> => {
      const opened = await open();
      setStep('reading');
      const panel = await opened.read(await pictureOf(imageDataUrl), setProgress);
      return panel ? { kind: 'panel', panel } : { kind: 'none' };
    };
    const outcome = await Promise.race([
      stop,
      work().catch((): LabelOutcome => ({ kind: 'not-loaded' })),
    ]);
    // A worker cannot be told to stop; the next picture gets a new one.
    if (outcome.kind === 'stopped' || outcome.kind === 'not-loaded') close();
    setStep(null);
    return outcome;
  };

  return { read, prepare, step, progress, stop: () => stopped.current() };
}
