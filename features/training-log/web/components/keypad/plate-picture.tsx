import type { LoadedBar } from '#features/training-profile/rules/kit-of.ts';
import { keypadText } from '../../messages/keypad.ts';

type PlatePictureProps = {
  bar: LoadedBar;
  text: (kg: number) => string;
  figure: (kg: number) => string;
};

/** Height of a plate in the picture, by its weight: the heaviest fill it. */
const heightOf = (kg: number): number => 20 + Math.min(1, kg / 25) * 36;
/** Where the sleeve begins in the picture. */
const SLEEVE = 26;
const widthOf = (kg: number): number => (kg >= 10 ? 13 : 9);

/** One end of a bar with its plates, and the same in words. */
export function PlatePicture({ bar, text, figure }: PlatePictureProps) {
  const { sideKg, totalKg, isExact } = bar;
  const leftOf = (at: number) =>
    SLEEVE + sideKg.slice(0, at).reduce((sum, kg) => sum + widthOf(kg) + 2, 0);
  const x = leftOf(sideKg.length);
  const plates = sideKg.map((kg, at) => ({
    kg,
    at,
    x: leftOf(at),
    width: widthOf(kg),
    height: heightOf(kg),
  }));
  const words =
    sideKg.length > 0 ? keypadText.plates(sideKg.map(text).join(' + ')) : keypadText.emptyBar;
  return (
    <div className="flex items-center gap-3 rounded-control bg-sunken px-3 py-1.5">
      <svg
        viewBox={`0 0 ${Math.max(90, x + 14)} 60`}
        aria-hidden
        className="h-[48px] max-w-[50%] shrink-0"
      >
        <rect x={0} y={27} width={24} height={6} rx={2} fill="var(--figure-lever)" />
        <rect x={22} y={22} width={4} height={16} rx={1.5} fill="var(--figure-lever)" />
        <rect x={26} y={26} width={x - 16} height={8} rx={2} fill="var(--figure-iron)" />
        {plates.map(({ kg, at, x: left, width, height }) => (
          <rect
            key={`${kg}-${at}`}
            x={left}
            y={30 - height / 2}
            width={width}
            height={height}
            rx={3}
            fill={kg >= 10 ? 'var(--solid-2)' : 'var(--solid-1)'}
          />
        ))}
      </svg>
      <p className="min-w-0 text-sm leading-snug">
        <span className="sr-only">{words}</span>
        <span aria-hidden className="tabular block font-semibold break-words">
          {sideKg.length > 0 ? sideKg.map(figure).join(' + ') : keypadText.emptyBar}
        </span>
        {sideKg.length > 0 && (
          <span aria-hidden className="block text-muted">
            {keypadText.eachSide}
          </span>
        )}
        {!isExact && <span className="block text-warn">{keypadText.nearest(text(totalKg))}</span>}
      </p>
    </div>
  );
}
