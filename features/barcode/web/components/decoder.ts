import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { ScannedCode } from '../../rules/scanned-code.ts';
import { FRAME_EVERY_MS, type FromDecoder, type ToDecoder } from './decoder-messages.ts';
import workerUrl from './decoder-wasm-worker.ts?worker&url';

/** Chromium gives frames to the page, which hands their stream on; other browsers do not know it yet. */
declare const MediaStreamTrackProcessor:
  | (new (options: {
      track: MediaStreamTrack;
    }) => { readable: ReadableStream<VideoFrame> })
  | undefined;

export type Decoder = {
  /** Settles when codes can be read; fails when the decoder cannot be loaded. */
  ready: Promise<void>;
  /** Looks at the camera until `stop` is called, ten times a second. */
  watch(video: HTMLVideoElement, stream: MediaStream, accept: (code: ScannedCode) => void): void;
  stop(): void;
  /** Codes in a picture that stands still, the best first. */
  look(picture: ImageBitmap): Promise<ScannedCode[]>;
  close(): void;
};

/** The decoder behind the page, in a worker of its own. */
export function openDecoder(): Decoder {
  const worker = new Worker(workerUrl, { type: 'module', name: 'barcode decoder' });
  const send = (message: ToDecoder, handOver: Transferable[] = []): void =>
    worker.postMessage(message, handOver);
  let accept: ((code: ScannedCode) => void) | null = null;
  let found: ((codes: ScannedCode[]) => void) | null = null;
  let inFlight = false;
  let hopeful = false;
  let stopFrames = () => {};

  const ready = new Promise<void>((resolve, reject) => {
    const broken = () => reject(new Error('The barcode reader couldn’t be loaded.'));
    worker.addEventListener('error', broken);
    worker.addEventListener('message', ({ data }: MessageEvent<FromDecoder>) => {
      if (data.kind === 'ready') resolve();
      else if (data.kind === 'broken') broken();
      else if (data.kind === 'picture') found?.(data.found);
      else {
        inFlight = false;
        hopeful = data.hopeful;
        if (data.accepted) accept?.(data.accepted);
      }
    });
  });
  // Anyone who waits for it hears of a failure; nobody needs to.
  ready.catch(() => undefined);

  /** Frames as they are shown: at most one under way, at most ten a second unless one was read and is not sure. */
  function sendFrames(video: HTMLVideoElement): () => void {
    let last = Number.NEGATIVE_INFINITY;
    let stopped = false;
    let handle = 0;
    const next = () => {
      if (!stopped) handle = video.requestVideoFrameCallback(onFrame);
    };
    const onFrame = (now: number) => {
      next();
      if (inFlight || (!hopeful && now - last < FRAME_EVERY_MS * 0.9)) return;
      last = now;
      inFlight = true;
      takeFrame(video).then(
        (frame) => {
          if (stopped) frame.close();
          else send({ kind: 'frame', frame }, [frame]);
        },
        () => {
          inFlight = false;
        },
      );
    };
    next();
    return () => {
      stopped = true;
      inFlight = false;
      video.cancelVideoFrameCallback(handle);
    };
  }

  return {
    ready,
    watch(video, stream, whenAccepted) {
      stopFrames();
      accept = whenAccepted;
      send({ kind: 'start' });
      const [track] = stream.getVideoTracks();
      // The camera may have stopped meanwhile; an ended stream has no frames.
      if (track?.readyState === 'ended') return;
      if (track && typeof MediaStreamTrackProcessor === 'function') {
        const frames = new MediaStreamTrackProcessor({ track }).readable;
        send({ kind: 'stream', frames }, [frames]);
        stopFrames = () => {};
      } else stopFrames = sendFrames(video);
    },
    stop() {
      accept = null;
      stopFrames();
    },
    look: (picture) =>
      new Promise((resolve) => {
        found = resolve;
        send({ kind: 'picture', picture }, [picture]);
      }),
    close() {
      accept = null;
      stopFrames();
      worker.terminate();
    },
  };
}

const takeFrame = async (video: HTMLVideoElement): Promise<VideoFrame | ImageBitmap> =>
  typeof VideoFrame === 'function' ? new VideoFrame(video) : createImageBitmap(video);

/** Fetches the decoder while nothing else is loading, so that the scanner opens at once. */
export function fetchDecoderAhead(): void {
  for (const href of [workerUrl, wasmUrl]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', as: 'fetch', crossOrigin: 'anonymous', href });
    document.head.append(link);
  }
}
