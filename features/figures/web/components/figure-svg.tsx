import type { Drawing } from '../../rules/figure.ts';
import { paintOf } from './paint.ts';

type FigureSvgProps = {
  drawing: Pick<Drawing, 'box' | 'styles'>;
  paths: readonly string[];
  /** What it shows, for who cannot see it; without a name it is decoration. */
  name?: string | undefined;
  floor?: boolean | undefined;
  className?: string | undefined;
};

/** One moment of a figure. */
export function FigureSvg({ drawing, paths, name, floor = true, className }: FigureSvgProps) {
  const [x, y, width, height] = drawing.box;
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
      strokeLinejoin="round"
      strokeLinecap="round"
      className={className}
    >
      {floor && (
        <line
          x1={x + 2}
          x2={x + width - 2}
          y1={1}
          y2={1}
          stroke="var(--figure-frame)"
          strokeWidth={0.8}
        />
      )}
      {paths.map((d, i) => (
        // The order of the paths never changes.
        <path key={i} d={d} {...paintOf(drawing.styles[i] ?? '')} />
      ))}
    </svg>
  );
}
