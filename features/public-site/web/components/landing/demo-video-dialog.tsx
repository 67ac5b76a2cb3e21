import { X } from 'lucide-react';
import { iconButtonStyle } from '#platform/web/ui/icon-button.tsx';
import { recordedWithoutSound, videoNotLoaded } from '../../messages/demo.ts';
import { demoVideo } from './demo-video-files.ts';

/** Where the film plays. The script puts the player in when it is asked for. */
export function DemoVideoDialog() {
  return (
    <dialog
      data-demo-dialog
      data-films={JSON.stringify(demoVideo)}
      aria-labelledby="demo-title"
      className="m-auto max-h-[94dvh] w-[min(94vw,27rem)] rounded-card border border-line bg-surface p-0 text-ink shadow-float backdrop:bg-overlay open:animate-rise"
    >
      <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-5">
        <h2 id="demo-title" className="text-lg font-semibold">
          Vigour at work
        </h2>
        <form method="dialog">
          <button type="submit" aria-label="Close the demo" className={iconButtonStyle}>
            <X aria-hidden size={22} />
          </button>
        </form>
      </div>
      <div data-demo-stage className="grid place-items-center bg-black" />
      <p data-demo-missing hidden className="px-5 py-8 text-center text-muted">
        {videoNotLoaded}
      </p>
      <p className="px-5 py-3 text-sm text-muted">{recordedWithoutSound}</p>
    </dialog>
  );
}
