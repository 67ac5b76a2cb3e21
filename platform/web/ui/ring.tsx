import { type ReactNode, useId } from 'react';

type RingProps = {
  value: number;
  max: number;
  /** Pixels across. */
  size?: number | undefined;
  /** The whole statement in words: the drawing's text for those who do not see it. */
  label: string;
  children?: ReactNode;
};

const THICKNESS = 12;

/** A goal and how much of it is reached, with room for a figure inside. Beyond the goal a second lap begins. */
export function Ring({ value, max, size = 176, label, children }: RingProps) {
  const gradient = useId();
  const radius = (size - THICKNESS) / 2;
  const round = 2 * Math.PI * radius;
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const beyond = max > 0 ? Math.min(1, Math.max(0, value / max - 1)) : 0;
  return (
    // Sized by the drawing, without a style attribute: those are forbidden in built pages.
    <div className="grid max-w-full shrink-0 grid-cols-[minmax(0,max-content)] place-items-center justify-center *:col-start-1 *:row-start-1">
      <svg
        role="img"
        aria-label={label}
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        className="h-auto max-w-full -rotate-90"
      >
        <defs>
          <linearGradient id={gradient} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="var(--vivid-3)" />
            <stop offset="0.5" stopColor="var(--vivid-2)" />
            <stop offset="1" stopColor="var(--vivid-1)" />
          </linearGradient>
        </defs>
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          stroke="var(--line)"
          strokeWidth={THICKNESS}
        />
        {part > 0 && (
          <circle
            cx={size / 2}
            cy={size / 2}
            r={radius}
            fill="none"
            stroke={`url(#${gradient})`}
            strokeWidth={THICKNESS}
            strokeLinecap="round"
            strokeDasharray={round}
            strokeDashoffset={round * (1 - part)}
            className="transition-[stroke-dashoffset] duration-700 ease-out-soft"
          />
        )}
        {beyond > 0 && (
          // A second lap on the ring and a notch where it starts: seen without colour.
          <g data-beyond stroke="var(--surface)" fill="none">
            <circle
              cx={size / 2}
              cy={size / 2}
              r={radius}
              strokeWidth={THICKNESS / 3}
              strokeDasharray={`${round * beyond} ${round}`}
            />
            <path d={`M${size - THICKNESS} ${size / 2}h${THICKNESS}`} strokeWidth={4} />
          </g>
        )}
      </svg>
      <div className="w-0 min-w-full px-[16px] text-center">{children}</div>
    </div>
  );
}
