import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/**
 * Writes what Chromium's fake camera shows: one luma picture (a byte a pixel, row by row) as a video that
 * repeats. Its colours are grey, which is all that a code or a plate needs.
 */
export async function writeCameraVideo(
  file: string,
  picture: { width: number; height: number; luma: Uint8Array },
): Promise<void> {
  const { width, height, luma } = picture;
  const chroma = Buffer.alloc((width / 2) * (height / 2) * 2, 128);
  const frame = [Buffer.from('FRAME\n'), Buffer.from(luma), chroma];
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(file, Buffer.concat([head, ...frame, ...frame]));
}

/** Gives each page the camera, where there is one. */
export const ALLOW_CAMERA = '--use-fake-ui-for-media-stream';

/** There is a camera, and each page is refused it. */
export const refusedCamera = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream=deny',
];

/** The switches with which Chromium shows that video instead of a real camera, without asking. */
export const cameraArguments = (file: string): string[] => [
  ALLOW_CAMERA,
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${file}`,
];

/** From the next load on the person refuses the camera the first time they are asked. */
export async function refuseCameraOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let refused = false;
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (wanted) => {
      if (refused) return real(wanted);
      refused = true;
      return Promise.reject(new DOMException('no', 'NotAllowedError'));
    };
  });
}
