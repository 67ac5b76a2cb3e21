import { openLabelReader } from '../../../features/label-reader/web/components/label-reader.ts';

const reader = openLabelReader();

/** What a first picture waits for; the page does it before there is one. */
async function open() {
  const started = performance.now();
  await reader.open();
  return performance.now() - started;
}

/** The panel of a picture, and how long it took from the picture's bytes to its figures. */
async function read(url: string) {
  const file = await (await fetch(url)).blob();
  const started = performance.now();
  const panel = await reader.read(await createImageBitmap(file));
  return { panel, ms: performance.now() - started };
}

Object.assign(globalThis, { bench: { open, read } });
