import type { ReactNode } from 'react';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { FAILURES } from '../../rules/failures.ts';
import { usePhotoState } from '../api.ts';
import { NotReady } from './not-ready.tsx';
import { PhotoNotice } from './photo-notice.tsx';

type Place = { title: string; back: string; query: string };

/** Whether a photo can be analysed now: what to show instead, or what to say under the camera. */
export function usePhotoGate(
  place: Place,
): { instead: ReactNode; notice?: undefined } | { instead: null; notice: ReactNode } {
  const { data: state, isError } = usePhotoState();
  if (isError) return { instead: <NotReady {...place} sentence={FAILURES.unavailable} /> };
  if (!state) return { instead: <LoadingScreen /> };
  const reason = !state.ready ? 'not-set-up' : state.left === 0 ? 'limit' : null;
  return reason
    ? { instead: <NotReady {...place} sentence={FAILURES[reason]} /> }
    : { instead: null, notice: <PhotoNotice {...state} /> };
}
