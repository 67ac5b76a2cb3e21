import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import type { ScannedCode } from '../../rules/scanned-code.ts';
import { CameraControls } from './camera-controls.tsx';
import type { Decoder } from './decoder.ts';

type ViewfinderProps = {
  stream: MediaStream | null;
  /** null once a code was found */
  decoder: Decoder | null;
  fetching: boolean;
  onRead: (code: ScannedCode) => void;
};

/** What the camera sees, with the square that a code belongs into. */
export function Viewfinder({ stream, decoder, fetching, onRead }: ViewfinderProps) {
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
        aria-label="What the camera sees"
        onPlaying={() => setPlaying(true)}
        className="aspect-[3/4] max-h-[52dvh] min-h-[330px] w-full object-cover sm:aspect-video"
      />
      <div className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-3 text-white">
        <div
          aria-hidden
          className="size-[250px] rounded-3xl border-4 border-white/90 shadow-[0_0_0_100vmax_#00000066]"
        />
        <p className="relative rounded-full bg-black/70 px-3 py-1 text-sm font-medium">
          Align barcode within frame
        </p>
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
          Fetching product data...
        </div>
      )}
      {stream && !fetching && <CameraControls key={stream.id} stream={stream} />}
    </div>
  );
}
