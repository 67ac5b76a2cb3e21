import { openLabelReader } from '../../../features/label-reader/web/components/label-reader.ts';

const reader = openLabelReader();

/** The panel of a picture, and how long it took from the picture's bytes to its figures. */
async function read(url: string) {
  const file = await (await fetch(url)).blob();
  const started = performance.now();
  const panel = await reader.read(await createImageBitmap(file));
  return { panel, ms: performance.now() - started };
}

Object.assign(globalThis, { bench: { read } });
