import type { ReactNode } from 'react';
import { PAINTS } from '../../rules/picture-palette.ts';
import { shade } from './picture-layout.ts';

const CHINA = PAINTS.china;

type Round = { cx?: number; cy?: number; r?: number };

function Shadow({ cx = 80, cy = 62, r = 46 }: Round) {
  return (
    <ellipse cx={cx + 2} cy={cy + 5} rx={r} ry={r * 0.98} fill={PAINTS.shadow} opacity={0.2} />
  );
}

/** A plate from above. */
export function Plate({ cx = 80, cy = 60, r = 48 }: Round) {
  return (
    <>
      <Shadow cx={cx} cy={cy} r={r} />
      <circle cx={cx} cy={cy} r={r} fill={CHINA} />
      <circle cx={cx} cy={cy} r={r - 1} fill="none" stroke={PAINTS.light} strokeWidth={1.4} />
      <circle cx={cx} cy={cy} r={r * 0.74} fill={shade(CHINA, -0.04)} />
      <circle
        cx={cx}
        cy={cy}
        r={r * 0.74}
        fill="none"
        stroke={shade(CHINA, -0.12)}
        strokeWidth={0.7}
      />
    </>
  );
}

/** A bowl from above, filled with something of one colour. */
export function Bowl({
  fill,
  glaze = CHINA,
  cx = 80,
  cy = 60,
  r = 46,
}: Round & { fill: string; glaze?: string }) {
  return (
    <>
      <Shadow cx={cx} cy={cy} r={r} />
      <circle cx={cx} cy={cy} r={r} fill={glaze} />
      <circle cx={cx} cy={cy} r={r - 1} fill="none" stroke={shade(glaze, 0.5)} strokeWidth={1.2} />
      <circle cx={cx} cy={cy} r={r - 5} fill={shade(glaze, -0.22)} />
      <circle cx={cx} cy={cy + 1} r={r - 6.5} fill={fill} />
      <path
        d={`M${cx - r + 13} ${cy - 10}A${r - 12} ${r - 12} 0 0 1 ${cx - 6} ${cy - r + 13}`}
        fill="none"
        stroke={shade(fill, 0.4)}
        strokeWidth={2.2}
        strokeLinecap="round"
        opacity={0.6}
      />
    </>
  );
}

/** A black pan with a handle. */
export function Pan({ fill }: { fill: string }) {
  return (
    <>
      <rect x={116} y={54} width={42} height={10} rx={5} fill={PAINTS.handle} />
      <rect x={146} y={57} width={8} height={4} rx={2} fill={PAINTS.ironMark} />
      <Shadow cx={72} cy={60} r={47} />
      <circle cx={72} cy={60} r={47} fill={PAINTS.iron} />
      <circle cx={72} cy={60} r={46} fill="none" stroke={PAINTS.ironLight} strokeWidth={1.2} />
      <circle cx={72} cy={60} r={41} fill={PAINTS.ironDark} />
      <circle cx={72} cy={60} r={40} fill={fill} />
    </>
  );
}

/** A baking tray or dish. */
export function Tray({ fill, children }: { fill: string; children: ReactNode }) {
  return (
    <>
      <rect x={20} y={18} width={124} height={92} rx={13} fill={PAINTS.shadow} opacity={0.2} />
      <rect x={10} y={50} width={140} height={20} rx={8} fill={PAINTS.steelDark} />
      <rect x={18} y={13} width={124} height={92} rx={12} fill={PAINTS.steel} />
      <rect x={20} y={15} width={120} height={88} rx={10.5} fill={PAINTS.steelLight} />
      <rect x={25} y={20} width={110} height={78} rx={8} fill={fill} />
      {children}
    </>
  );
}

/** A wooden board. */
export function Board({ children }: { children: ReactNode }) {
  return (
    <>
      <rect x={20} y={19} width={126} height={90} rx={14} fill={PAINTS.shadow} opacity={0.18} />
      <rect x={17} y={14} width={126} height={90} rx={13} fill={PAINTS.boardEdge} />
      <rect x={17} y={14} width={126} height={87} rx={13} fill={PAINTS.board} />
      <g fill="none" stroke={PAINTS.woodGrain} strokeWidth={1} opacity={0.7}>
        <path d="M24 34Q80 28 137 36M24 58Q70 64 137 55M24 82Q90 76 137 84" />
      </g>
      <circle cx={132} cy={25} r={4} fill={PAINTS.woodDark} />
      {children}
    </>
  );
}
