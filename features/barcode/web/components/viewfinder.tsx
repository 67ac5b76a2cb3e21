import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import type { ScannedCode } from '../../rules/scanned-code.ts';
import { fetchingProduct, stillScanning } from '../messages.ts';
import { CameraControls } from './camera-controls.tsx';
import type { Decoder } from './decoder.ts';

type ViewfinderProps = {
  stream: MediaStream | null;
  /** null once a code was found */
  decoder: Decoder | null;
  fetching: boolean;
  /** about a code that is no food's */
  notice: string | null;
  onRead: (code: ScannedCode) => void;
};

/** What the camera sees, with the square that a code belongs into. */
export function Viewfinder({ stream, decoder, fetching, notice, onRead }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const read = useEffectEvent(onRead);

  useEffect(() => {
    // The last picture of a camera that was let go stays in view.
    if (!stream || !video.current) return;
    setPlaying(false);
    video.current.srcObject = stream;
  }, [stream]);
  useEffect(() => {
    if (!stream || !decoder || !video.current) return;
    decoder.watch(video.current, stream, (code) => read(code));
    return () => decoder.stop();
  }, [stream, decoder]);

  return (
    <div className="relative overflow-hidden rounded-card bg-black">
      {/* biome-ignore lint/a11y/useMediaCaption: a live camera has no words */}
      <video
        ref={video}
        autoPlay
        playsInline
        muted
        aria-label="Camera view"
        onPlaying={() => setPlaying(true)}
        className="aspect-[3/4] max-h-[52dvh] min-h-[330px] w-full object-cover sm:aspect-video"
      />
      <div className="pointer-events-none absolute inset-0 grid place-content-center text-white">
        {/* The square is in the very middle, where the decoder looks first; the words hang below it. */}
        <div className="relative">
          <div
            aria-hidden
            className="size-[250px] rounded-3xl border-4 border-white/90 shadow-[0_0_0_100vmax_#00000066]"
          />
          <p className="absolute inset-x-0 top-full mt-2 text-center text-sm font-medium">
            <span className="rounded-full bg-black/75 px-3 py-1">Align barcode within frame</span>
          </p>
        </div>
      </div>
      <div role="status" className="absolute inset-x-3 top-3">
        {notice && !fetching && (
          <p className="rounded-card bg-black/85 px-4 py-2.5 text-center text-white">
            {stillScanning(<span className="font-semibold">{notice}</span>)}
          </p>
        )}
      </div>
      {!playing && !fetching && (
        <div className="absolute inset-0 grid place-items-center text-white">
          <Spinner label="Starting the camera" />
        </div>
      )}
      {fetching && (
        <div
          role="status"
          className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-black/75 font-semibold text-white"
        >
          <Spinner label="" />
          {fetchingProduct}
        </div>
      )}
      {stream && !fetching && <CameraControls key={stream.id} stream={stream} />}
    </div>
  );
}
