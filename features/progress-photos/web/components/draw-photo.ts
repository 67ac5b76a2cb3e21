import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../rules/photo-limits.ts';

const JPEG_QUALITY = 0.9;

/** What the camera shows inside the frame (3 to 4, cut from its middle), as a JPEG data URL, never mirrored. */
export function photoOfFrame(video: HTMLVideoElement): string {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(videoWidth / PICTURE_WIDTH, videoHeight / PICTURE_HEIGHT);
  const [width, height] = [PICTURE_WIDTH * scale, PICTURE_HEIGHT * scale];
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(PICTURE_WIDTH, width));
  canvas.height = Math.round(Math.min(PICTURE_HEIGHT, height));
  const [left, top] = [(videoWidth - width) / 2, (videoHeight - height) / 2];
  const context = canvas.getContext('2d');
  context?.drawImage(video, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}
