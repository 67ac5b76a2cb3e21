import { GapPattern, type Layer, LINE_LOOKS } from './chart-layers.tsx';
import { nothingKnown } from './messages.ts';

/** What each shape and colour of a chart stands for. */
export function Legend({ layers, pattern }: { layers: readonly Layer[]; pattern: string }) {
  const hasGaps = layers.some(
    (layer) => layer.kind === 'bars' && layer.bars.some(({ parts }) => parts === null),
  );
  const entries = layers.flatMap((layer) => {
    const parts = layer.kind === 'bars' ? partsOf(layer) : [];
    return parts.length > 1
      ? parts.map(({ key, className }) => ({ name: key, mark: <Square className={className} /> }))
      : [{ name: layer.name, mark: <Mark layer={layer} /> }];
  });
  if (entries.length + (hasGaps ? 1 : 0) < 2) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {entries.map(({ name, mark }) => (
        <li key={name} className="flex items-center gap-1.5">
          {mark}
          {name}
        </li>
      ))}
      {hasGaps && (
        <li className="flex items-center gap-1.5">
          <svg aria-hidden width="22" height="8">
            <GapPattern id={`${pattern}-key`} />
            <rect width="22" height="8" fill={`url(#${pattern}-key)`} />
          </svg>
          {nothingKnown}
        </li>
      )}
    </ul>
  );
}

/** The parts of the fullest bar. */
function partsOf({ bars }: Extract<Layer, { kind: 'bars' }>) {
  const all = bars.flatMap(({ parts }) => parts ?? []);
  return [...new Map(all.map((part) => [part.key, part])).values()];
}

const Square = ({ className }: { className: string }) => (
  <svg aria-hidden width="10" height="10">
    <rect width="10" height="10" rx="2.5" className={className} />
  </svg>
);

function Mark({ layer }: { layer: Layer }) {
  if (layer.kind === 'bars') {
    return <Square className={partsOf(layer)[0]?.className ?? 'fill-accent-2'} />;
  }
  if (layer.kind === 'dots') {
    return (
      <svg aria-hidden width="8" height="8">
        <circle cx="4" cy="4" r="3" className="fill-line-strong" />
      </svg>
    );
  }
  if (layer.kind === 'band') {
    return (
      <svg aria-hidden width="22" height="10">
        <rect width="22" height="10" className="fill-accent" fillOpacity={0.25} />
      </svg>
    );
  }
  const { className, dash, width } = LINE_LOOKS[layer.kind === 'line' ? layer.look : 'goal'];
  return (
    <svg aria-hidden width="22" height="6">
      <line
        x1="1"
        x2="21"
        y1="3"
        y2="3"
        strokeWidth={width}
        strokeLinecap="round"
        className={className}
        {...(dash && { strokeDasharray: dash })}
      />
    </svg>
  );
}
