import type { ActivityKind } from '#features/tracks/rules/activity-kinds.ts';
import type { Place } from '#features/tracks/rules/distance.ts';
import { drawLines, metresApart, scaleMetresOf } from '#features/tracks/rules/drawing.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { formatDistance } from '../../../rules/figures.ts';
import { trackText } from '../../messages/track.ts';

type TrackPictureProps = {
  lines: readonly (readonly Place[])[];
  metres: number | null;
  kind: ActivityKind;
};

const MAX_HEIGHT_PX = 360;

/** The way as a line with its start and finish, drawn on this device: no map is asked for. */
export function TrackPicture({ lines, metres, kind }: TrackPictureProps) {
  const drawing = drawLines(lines);
  if (!drawing) return null;
  const { width, height, path, start, finish } = drawing;
  const textOf = (value: number) => {
    const { value: figure, unit } = formatDistance(value, kind);
    return `${figure} ${unit}`;
  };
  const scale = scaleMetresOf(drawing);
  const edge = Math.max(width, height) / 40;
  const mark = Math.max(width, height) / 45;
  return (
    <Card title={trackText.title}>
      <svg
        role="img"
        aria-label={trackText.label(textOf(metres ?? 0), textOf(metresApart(lines) ?? 0))}
        viewBox={`0 0 ${width} ${height}`}
        style={{ maxHeight: MAX_HEIGHT_PX }}
        className="block w-full rounded-control border border-line bg-sunken"
      >
        <path
          d={path}
          fill="none"
          strokeWidth={3.5}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-accent"
        />
        <circle
          cx={start.x}
          cy={start.y}
          r={mark}
          strokeWidth={3}
          vectorEffect="non-scaling-stroke"
          className="fill-surface stroke-ink"
        />
        <rect
          x={finish.x - mark * 0.9}
          y={finish.y - mark * 0.9}
          width={mark * 1.8}
          height={mark * 1.8}
          strokeWidth={3}
          vectorEffect="non-scaling-stroke"
          className="fill-ink stroke-surface"
        />
        <path
          d={`M${edge} ${height - edge}h${scale}`}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
          className="stroke-muted"
        />
      </svg>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <span className="flex items-center gap-2">
          <span aria-hidden className="size-3 rounded-full border-3 border-ink bg-surface" />
          {trackText.start}
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden className="size-3 bg-ink" />
          {trackText.finish}
        </span>
        <span aria-hidden className="flex items-center gap-2">
          <span className="w-5 border-t-2 border-muted" />
          {textOf(scale)}
        </span>
        <span>{trackText.north}</span>
      </div>
    </Card>
  );
}
