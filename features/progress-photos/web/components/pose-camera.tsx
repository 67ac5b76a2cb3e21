import { Camera as CameraIcon, SwitchCamera, TimerOff, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CameraAccess } from '#platform/web/camera/camera-access.tsx';
import { type Facing, useCamera } from '#platform/web/camera/use-camera.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { takingText } from '../messages/taking.ts';
import { photoOfFrame } from './draw-photo.ts';
import { type Guide, GuideLayer } from './guide-layer.tsx';

const TIMERS = ['0', '5', '10'] as const;
type Timer = (typeof TIMERS)[number];

const timerOptions = TIMERS.map((value) => ({
  value,
  label: value === '0' ? takingText.now : takingText.seconds(Number(value)),
}));

type PoseCameraProps = {
  guide: Guide | null;
  onPhoto: (jpegDataUrl: string) => void;
  onClose: () => void;
};

/** The camera with the guide over it, and a timer for standing back. */
export function PoseCamera({ guide, onPhoto, onClose }: PoseCameraProps) {
  const [facing, setFacing] = useState<Facing>('environment');
  const [timer, setTimer] = useState<Timer>('0');
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const { camera, retry } = useCamera(true, facing);
  const video = useRef<HTMLVideoElement>(null);
  const stream = camera.state === 'live' ? camera.stream : null;
  const [shown, setShown] = useState<MediaStream>();
  const playing = stream !== null && shown === stream;

  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);

  useEffect(() => {
    if (secondsLeft === null || !playing) return;
    const tick = setTimeout(() => {
      if (secondsLeft > 1) {
        setSecondsLeft(secondsLeft - 1);
      } else if (video.current) {
        setSecondsLeft(null);
        onPhoto(photoOfFrame(video.current));
      }
    }, 1000);
    return () => clearTimeout(tick);
  }, [secondsLeft, playing, onPhoto]);

  if (camera.state === 'failed') {
    return <CameraAccess failure={camera.failure} onRetry={retry} onCancel={onClose} />;
  }
  const take = () => {
    if (timer === '0' && video.current) onPhoto(photoOfFrame(video.current));
    else setSecondsLeft(Number(timer));
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className={classNames('relative', photoFrame)}>
        {/* As in a mirror, the guide too: what is kept is not mirrored. */}
        <div className={classNames('absolute inset-0', facing === 'user' && '-scale-x-100')}>
          {/* biome-ignore lint/a11y/useMediaCaption: a live camera has no words */}
          <video
            ref={video}
            autoPlay
            playsInline
            muted
            aria-label={takingText.cameraView}
            onPlaying={() => setShown(stream ?? undefined)}
            className="size-full object-cover"
          />
          {guide && <GuideLayer guide={guide} />}
        </div>
        {!playing && (
          <div className="absolute inset-0 grid place-items-center text-white">
            <Spinner label={takingText.starting} />
          </div>
        )}
        <p
          aria-live="assertive"
          className="tabular pointer-events-none absolute inset-0 grid place-items-center text-7xl font-bold text-white drop-shadow-lg"
        >
          {secondsLeft !== null && (
            <>
              <span className="sr-only">{takingText.countdown(secondsLeft)}</span>
              <span aria-hidden>{secondsLeft}</span>
            </>
          )}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <IconButton
          label={takingText.closeCamera}
          icon={<X aria-hidden size={22} />}
          onClick={onClose}
        />
        {secondsLeft === null ? (
          <Button
            className="flex-1"
            icon={<CameraIcon aria-hidden size={20} />}
            disabled={!playing}
            onClick={take}
          >
            {takingText.take}
          </Button>
        ) : (
          <Button
            className="flex-1"
            variant="secondary"
            icon={<TimerOff aria-hidden size={20} />}
            onClick={() => setSecondsLeft(null)}
          >
            {takingText.stopTimer}
          </Button>
        )}
        <IconButton
          label={takingText.otherCamera}
          icon={<SwitchCamera aria-hidden size={22} />}
          disabled={secondsLeft !== null}
          onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}
        />
      </div>
      <Segmented
        label={takingText.timer}
        options={timerOptions}
        value={timer}
        onValueChange={setTimer}
      />
    </div>
  );
}

/** Where a photo stands while it is taken: 3 to 4, and never taller than a phone shows. */
export const photoFrame =
  'mx-auto aspect-[3/4] w-full max-w-[calc(60dvh*3/4)] overflow-hidden rounded-card border border-line bg-black';
