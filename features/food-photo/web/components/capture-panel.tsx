import { ImageUp, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CameraAccess } from '#platform/web/camera/camera-access.tsx';
import { useRearCamera } from '#platform/web/camera/use-camera.ts';
import { useOfflinePart } from '#platform/web/offline/offline-state.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import {
  cameraDenied,
  loadingReader,
  pictureNotRead,
  pictureStays,
  readingLabel,
  useOtherPicture,
} from '../messages.ts';
import { photoOfVideo, readPhoto } from './picture.ts';

type CapturePanelProps = {
  title: string;
  help: string;
  /** what is said under the buttons: who looks at the picture */
  notice: ReactNode;
  analyzing: boolean;
  /** what the picture shows, for those who do not see it */
  shows?: string;
  /** read on the device: what it does, how far it is, 0 to 1, and how to stop it */
  onDevice?: { step: 'loading' | 'reading'; progress: number; onStop: () => void };
  /** needs no connection */
  worksOffline?: boolean;
  /** why the last picture was no use */
  problem?: { title: string; advice: string; action?: ReactNode } | undefined;
  /** there is a picture to be used: what that needs can be fetched */
  onPicture?: () => void;
  onUse: (imageDataUrl: string) => void;
  onCancel: () => void;
};

const frame = 'max-h-[46dvh] aspect-[3/4] w-full rounded-card bg-black sm:aspect-video';

/** Takes a photo or chooses a picture. The caller starts the analysis. */
export function CapturePanel(props: CapturePanelProps) {
  const { title, help, notice, analyzing, onUse, onCancel, onDevice, problem } = props;
  const { shows = 'Your food', worksOffline = false, onPicture } = props;
  const [photo, setPhoto] = useState<string>();
  const [unreadable, setUnreadable] = useState(false);
  const { camera, retry } = useRearCamera(photo === undefined);
  const video = useRef<HTMLVideoElement>(null);
  const isOffline = useOfflinePart('offline');
  const online = !isOffline || worksOffline;
  const stream = camera.state === 'live' ? camera.stream : null;
  const [shown, setShown] = useState<MediaStream>();
  const playing = stream !== null && shown === stream;
  const failure = camera.state === 'failed' ? camera.failure : null;

  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  useEffect(() => {
    if (failure === 'denied') toast(cameraDenied);
  }, [failure]);

  const show = (picture: string) => {
    setPhoto(picture);
    onPicture?.();
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const chosen = await readPhoto(file);
    setUnreadable(chosen === null);
    if (chosen !== null) show(chosen);
  };

  return (
    <section aria-label={title} className="mx-auto grid max-w-3xl gap-4">
      <div className="flex items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-[min(1.875rem,9.5vw)] leading-tight font-bold">
          {title}
        </h1>
        <IconButton
          label="Close"
          icon={<X aria-hidden size={22} />}
          disabled={analyzing}
          onClick={onCancel}
        />
      </div>
      {photo ? (
        <img src={photo} alt={shows} className={classNames(frame, 'object-contain')} />
      ) : failure ? (
        <CameraAccess failure={failure} onRetry={retry} onCancel={onCancel} />
      ) : (
        <div className="relative">
          {/* biome-ignore lint/a11y/useMediaCaption: a live camera has no words */}
          <video
            ref={video}
            autoPlay
            playsInline
            muted
            aria-label="Camera view"
            onPlaying={() => setShown(stream ?? undefined)}
            className={classNames(frame, 'object-cover')}
          />
          {!playing && (
            <div className="absolute inset-0 grid place-items-center text-white">
              <Spinner label="Starting the camera" />
            </div>
          )}
        </div>
      )}
      <p className="text-center text-muted">{help}</p>
      {unreadable && (
        <StatusMessage tone="error" title={pictureNotRead}>
          {useOtherPicture}
        </StatusMessage>
      )}
      {problem && !analyzing && (
        <StatusMessage tone="error" title={problem.title} action={problem.action} answers>
          {problem.advice}
        </StatusMessage>
      )}
      {!online && (
        <StatusMessage tone="info" title="You’re offline">
          {pictureStays}
        </StatusMessage>
      )}
      {onDevice?.step === 'loading' && (
        <p role="status" className="flex items-center justify-center gap-2 text-sm text-muted">
          <Spinner size={18} />
          {loadingReader}
        </p>
      )}
      {onDevice?.step === 'reading' && (
        <ProgressBar label={readingLabel} value={onDevice.progress} max={1} />
      )}
      {photo ? (
        <div className="grid grid-cols-2 gap-3">
          {onDevice ? (
            <Button variant="secondary" onClick={onDevice.onStop}>
              Stop
            </Button>
          ) : (
            <Button variant="secondary" disabled={analyzing} onClick={() => setPhoto(undefined)}>
              Retake
            </Button>
          )}
          <Button pending={analyzing} disabled={!online && !analyzing} onClick={() => onUse(photo)}>
            {analyzing ? 'Analyzing...' : 'Use Photo'}
          </Button>
        </div>
      ) : (
        <div className={failure ? 'grid' : 'grid grid-cols-2 gap-3'}>
          {!failure && (
            <Button
              disabled={!playing}
              onClick={() => {
                if (video.current) show(photoOfVideo(video.current));
              }}
            >
              Capture Photo
            </Button>
          )}
          <ChoosePicture onChoose={(file) => void choose(file)} />
        </div>
      )}
      <div className="text-center text-sm text-faint">{notice}</div>
    </section>
  );
}

/** Opens the device's own picker. */
function ChoosePicture({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        icon={<ImageUp aria-hidden size={20} />}
        onClick={() => input.current?.click()}
      >
        Choose a Picture
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        aria-label="Picture file"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}
