import { Flashlight, FlashlightOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Segmented } from '#platform/web/ui/segmented.tsx';

/** What phones' cameras can do, which the browsers' own types do not all name yet. */
type Abilities = MediaTrackCapabilities & {
  torch?: boolean;
  zoom?: { min: number; max: number };
  focusMode?: string[];
};
type Wanted = { torch?: boolean; zoom?: number; focusMode?: string };

const ask = (track: MediaStreamTrack, wanted: Wanted): Promise<void> =>
  track.applyConstraints({ advanced: [wanted as MediaTrackConstraintSet] });

const ZOOMS = [1, 2, 4];

/** Torch and zoom if supported; continuous autofocus if supported. */
export function CameraControls({ stream }: { stream: MediaStream }) {
  const [track] = stream.getVideoTracks();
  const [light, setLight] = useState(false);
  const [zoom, setZoom] = useState('1');
  // Firefox does not tell what a camera can do.
  const abilities: Abilities = track?.getCapabilities?.() ?? {};
  const focuses = abilities.focusMode?.includes('continuous') === true;

  useEffect(() => {
    if (track && focuses) ask(track, { focusMode: 'continuous' }).catch(() => undefined);
  }, [track, focuses]);

  if (!track) return null;
  const turnLight = () => {
    // A camera that cannot after all leaves the button as it was.
    ask(track, { torch: !light }).then(
      () => setLight(!light),
      () => undefined,
    );
  };
  const { zoom: range } = abilities;
  const zooms = range
    ? ZOOMS.filter((one) => one === 1 || (one >= range.min && one <= range.max))
    : [];
  const chooseZoom = (next: string) => {
    setZoom(next);
    ask(track, { zoom: Math.max(range?.min ?? 1, Number(next)) }).catch(() => undefined);
  };
  if (!abilities.torch && zooms.length < 2) return null;
  return (
    <div className="absolute inset-x-3 bottom-3 flex items-center justify-between gap-3">
      {zooms.length > 1 && (
        <div className="rounded-card bg-surface p-1">
          <Segmented
            label="Zoom"
            options={zooms.map((one) => ({ value: String(one), label: `${one}×` }))}
            value={zoom}
            onValueChange={chooseZoom}
          />
        </div>
      )}
      {abilities.torch && (
        <button
          type="button"
          aria-pressed={light}
          aria-label="Light"
          onClick={turnLight}
          className="ml-auto grid size-12 place-items-center rounded-full bg-surface text-ink"
        >
          {light ? <FlashlightOff aria-hidden size={22} /> : <Flashlight aria-hidden size={22} />}
        </button>
      )}
    </div>
  );
}
