import { type PointerEvent, useState } from 'react';
import { dateText, shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Slider } from '#platform/web/ui/slider.tsx';
import type { ProgressPhoto } from '../../rules/poses.ts';
import { compareText } from '../messages/comparing.ts';
import { photoText, poseNames } from '../messages.ts';
import { PictureView } from './picture-view.tsx';

const MIDDLE = 50;

type ComparisonSliderProps = { before: ProgressPhoto; after: ProgressPhoto };

const label =
  'absolute bottom-2 rounded-full bg-black/70 px-2.5 py-1 text-xs font-semibold text-white';

/** The earlier photo left of a divider, the later one right of it. It is dragged, or moved by the slider below. */
export function ComparisonSlider({ before, after }: ComparisonSliderProps) {
  const today = useToday();
  const [share, setShare] = useState(MIDDLE);
  const days = [before, after].map(({ date }) => dateText(date, today)) as [string, string];

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - left) / width) * 100;
    setShare(Math.round(Math.min(100, Math.max(0, at))));
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <div
        role="group"
        aria-label={compareText.pair(poseNames[before.pose], ...days)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={follow}
        className="relative mx-auto aspect-[3/4] w-full max-w-[calc(70dvh*3/4)] cursor-ew-resize touch-pan-y overflow-hidden rounded-card border border-line bg-sunken select-none"
      >
        <PictureView id={before.id} alt={photoText.of(before.pose, days[0])} />
        <div className="absolute inset-0 bg-sunken" style={{ clipPath: `inset(0 0 0 ${share}%)` }}>
          <PictureView id={after.id} alt={photoText.of(after.pose, days[1])} />
        </div>
        <div
          aria-hidden
          className="absolute inset-y-0 -ml-px w-0.5 bg-white ring-1 ring-black/40"
          style={{ left: `${share}%` }}
        />
        <span aria-hidden className={`${label} left-2`}>
          {shortDateText(before.date, today)}
        </span>
        <span aria-hidden className={`${label} right-2`}>
          {shortDateText(after.date, today)}
        </span>
      </div>
      <Slider
        label={compareText.divider}
        unit="%"
        min={0}
        max={100}
        step={1}
        format={String}
        value={share}
        onValueChange={setShare}
        hint={compareText.help}
      />
    </div>
  );
}
