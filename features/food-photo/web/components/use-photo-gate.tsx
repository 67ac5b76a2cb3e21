import { type ReactNode, useState } from 'react';
import { useOfflineState } from '#platform/web/offline/offline-state.ts';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { FAILURES } from '../../rules/failures.ts';
import { usePhotoState } from '../api.ts';
import { takePhotoWhenConnected } from '../messages.ts';
import { NotReady } from './not-ready.tsx';
import { PhotoNotice } from './photo-notice.tsx';

type Place = { title: string; back: string; query: string };

/** Whether a photo can be analysed now: what to show instead, or what to say under the camera. */
export function usePhotoGate(
  place: Place,
): { instead: ReactNode; notice?: undefined } | { instead: null; notice: ReactNode } {
  const { data: state, isError } = usePhotoState();
  const { offline } = useOfflineState();
  // A picture that is taken already stays when the connection goes.
  const [opened, setOpened] = useState(false);
  if (offline && !opened)
    return { instead: <NotReady {...place} sentence={takePhotoWhenConnected} /> };
  if (isError) return { instead: <NotReady {...place} sentence={FAILURES.unavailable} /> };
  if (!state) return { instead: <LoadingScreen /> };
  const reason = !state.ready ? 'not-set-up' : state.left === 0 ? 'limit' : null;
  if (reason) return { instead: <NotReady {...place} sentence={FAILURES[reason]} /> };
  if (!opened) setOpened(true);
  return { instead: null, notice: <PhotoNotice {...state} /> };
}
