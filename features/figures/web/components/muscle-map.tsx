import { useId, useMemo } from 'react';
import {
  bodyOutline,
  levelOf,
  muscleRegions,
  type WorkLevel,
} from '../../rules/muscles/muscle-map.ts';
import type { FigureMuscle, FigureMuscles } from '../../rules/muscles/muscle-tints.ts';
import { BACK_VIEW, FRONT_VIEW, levelNames, mapName } from '../messages.ts';

type MuscleMapProps = {
  muscles: FigureMuscles;
  names: Readonly<Record<FigureMuscle, string>>;
  /** One name for all of them, where they do not differ in how much they work: a stretch. */
  label?: string | undefined;
  /** What the levels mean, where they are not those of one exercise. */
  levels?: Readonly<Record<WorkLevel, string>>;
};

const LEVELS: readonly WorkLevel[] = [3, 2, 1];
const LABEL = { textAnchor: 'middle', fontSize: 4.6, fill: 'currentColor' } as const;

/** Front and back of the body. How much a muscle works shows as colour, as pattern and in words. */
export function MuscleMap(props: MuscleMapProps) {
  const { muscles: asGiven, names, label, levels = levelNames } = props;
  const muscles = useMemo(() => (label ? alike(asGiven) : asGiven), [asGiven, label]);
  const id = useId().replaceAll(':', '');
  const groups = LEVELS.map((level) => ({
    level,
    members: (Object.keys(muscles) as FigureMuscle[]).filter(
      (muscle) => levelOf(muscles[muscle]) === level,
    ),
  })).filter(({ members }) => members.length > 0);
  const first = groups[0]?.members.map((muscle) => names[muscle]) ?? [];
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
      <svg
        viewBox="-28 -103 112 113"
        role="img"
        aria-label={mapName(first)}
        className="max-w-[420px] min-w-0 grow basis-[220px] text-muted"
      >
        <Patterns id={id} />
        <Body view="front" at={0} label={FRONT_VIEW} muscles={muscles} id={id} />
        <Body view="back" at={56} label={BACK_VIEW} muscles={muscles} id={id} />
      </svg>
      <ul className="grid min-w-0 grow basis-40 gap-3">
        {groups.map(({ level, members }) => (
          <li key={level} className="flex items-start gap-3">
            <svg viewBox="0 0 8 8" aria-hidden className="mt-0.5 size-6 shrink-0">
              <Region d="M1 .4H7V7.6H1Z" level={level} id={id} />
            </svg>
            <span className="min-w-0">
              <span className="block text-sm text-muted">{label ?? levels[level]}</span>
              <span className="block font-medium break-words">
                {members.map((muscle) => names[muscle]).join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const alike = (muscles: FigureMuscles): FigureMuscles =>
  Object.fromEntries(Object.keys(muscles).map((muscle) => [muscle, 1]));

type BodyProps = {
  view: 'front' | 'back';
  at: number;
  label?: string;
  muscles: FigureMuscles;
  id: string;
};

function Body({ view, at, label, muscles, id }: BodyProps) {
  const outline = useMemo(() => bodyOutline(), []);
  const regions = useMemo(() => muscleRegions(view, muscles), [view, muscles]);
  return (
    <g transform={`translate(${at} 0)`}>
      <path d={outline} fill="var(--figure-near)" stroke="var(--figure-edge)" strokeWidth={0.4} />
      {regions.map(({ muscle, level, d }) => (
        <Region key={muscle} d={d} level={level} id={id} />
      ))}
      {label && (
        <text y={7} {...LABEL}>
          {label}
        </text>
      )}
    </g>
  );
}

const FILLS = [
  'var(--figure-mid)',
  'var(--figure-little)',
  'var(--figure-helps)',
  'var(--figure-works)',
];

function Region({ d, level, id }: { d: string; level: WorkLevel; id: string }) {
  return (
    <>
      <path
        d={d}
        fill={FILLS[level]}
        stroke="var(--figure-edge)"
        strokeWidth={level === 3 ? 0.6 : 0.25}
      />
      {(level === 1 || level === 2) && <path d={d} fill={`url(#${id}${level})`} />}
    </>
  );
}

/** Dots for a little, stripes for helping; what works directly is plain, with a heavy edge. */
function Patterns({ id }: { id: string }) {
  const size = {
    width: 2,
    height: 2,
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(45)',
  } as const;
  return (
    <defs>
      <pattern id={`${id}1`} {...size}>
        <circle cx={1} cy={1} r={0.45} fill="var(--figure-helps)" />
      </pattern>
      <pattern id={`${id}2`} {...size}>
        <path d="M0 .4H2" stroke="var(--on-solid)" strokeWidth={0.4} opacity={0.8} />
      </pattern>
    </defs>
  );
}

/** The same small, for a list in which words say it too. */
export function SmallMuscleMap({ muscles, className }: SmallMuscleMapProps) {
  const id = useId().replaceAll(':', '');
  return (
    <svg viewBox="-28 -103 112 106" aria-hidden className={className}>
      <Patterns id={id} />
      <Body view="front" at={0} muscles={muscles} id={id} />
      <Body view="back" at={56} muscles={muscles} id={id} />
    </svg>
  );
}

type SmallMuscleMapProps = { muscles: FigureMuscles; className?: string };
