import { useCallback, useEffect, useState } from 'react';

/**
 * Why there is no picture: `denied` by the person or their browser's settings, `none` on this device,
 * `insecure` because browsers give the camera to https only, `busy` in another app or broken.
 */
export type CameraFailure = 'denied' | 'none' | 'insecure' | 'busy';

export type Camera =
  | { state: 'starting' }
  | { state: 'live'; stream: MediaStream }
  | { state: 'failed'; failure: CameraFailure };

const STARTING: Camera = { state: 'starting' };
const INSECURE: Camera = { state: 'failed', failure: 'insecure' };

/** `environment` looks away from the person, `user` at them. */
export type Facing = 'environment' | 'user';

const wantedOf = (facing: Facing): MediaStreamConstraints => ({
  audio: false,
  video: { facingMode: { ideal: facing }, width: { ideal: 1920 }, height: { ideal: 1080 } },
});

function failureOf(error: unknown): CameraFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
}

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/**
 * A camera while `wanted` and while the page is looked at. It is let go in the moment it is not
 * wanted any more, the page is left or hidden, even when it was still starting.
 */
export function useCamera(wanted: boolean, facing: Facing): { camera: Camera; retry: () => void } {
  const [got, setGot] = useState<Camera | null>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    const again = () => setAttempt((count) => count + 1);
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (!wanted || document.hidden || !navigator.mediaDevices) return;
    let left = false;
    let held: MediaStream | undefined;
    navigator.mediaDevices.getUserMedia(wantedOf(facing)).then(
      (stream) => {
        if (left) return stop(stream);
        held = stream;
        setGot({ state: 'live', stream });
      },
      (error: unknown) => {
        if (!left) setGot({ state: 'failed', failure: failureOf(error) });
      },
    );
    return () => {
      left = true;
      if (held) stop(held);
      setGot(null);
    };
  }, [wanted, facing, attempt]);

  const camera = navigator.mediaDevices ? (got ?? STARTING) : INSECURE;
  return { camera, retry };
}

export const useRearCamera = (wanted: boolean) => useCamera(wanted, 'environment');
