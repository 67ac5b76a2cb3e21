import type { ReactElement } from 'react';
import { PAINTS } from '../../rules/picture-palette.ts';
import type { PieceShape } from '../../rules/picture-shapes.ts';
import { shade } from './picture-layout.ts';

type Draw = (colour: string) => ReactElement;

const PIECES: Record<Exclude<PieceShape, 'base' | 'none'>, Draw> = {
  round: (colour) => (
    <>
      <circle r={5} fill={shade(colour, -0.18)} />
      <circle r={4.2} fill={shade(colour, 0.16)} />
      <circle r={2.2} fill={shade(colour, 0.34)} />
    </>
  ),
  chunk: (colour) => (
    <>
      <rect x={-4.4} y={-3.8} width={8.8} height={8} rx={2} fill={shade(colour, -0.16)} />
      <rect x={-4.4} y={-4.4} width={8.8} height={6.8} rx={2} fill={colour} />
      <rect x={-3.2} y={-3.6} width={4.4} height={1.8} rx={0.9} fill={shade(colour, 0.35)} />
    </>
  ),
  strip: (colour) => (
    <>
      <path d="M-8 1.6Q0 -4.4 8 0.6Q8.8 3.4 6 3.6Q0 0.4 -6 4.6Q-9 4 -8 1.6Z" fill={colour} />
      <path d="M-6.4 2Q0 -2.4 6.4 1.2" fill="none" stroke={shade(colour, 0.32)} strokeWidth={1.1} />
    </>
  ),
  leaf: (colour) => (
    <>
      <path d="M-7 0Q-3 -6 4 -4Q8 -1 7 1Q2 6 -4 3.6Z" fill={colour} />
      <path d="M-6 0Q0 -1 6 0" fill="none" stroke={shade(colour, 0.4)} strokeWidth={0.7} />
    </>
  ),
  herb: (colour) => (
    <g fill={colour}>
      <ellipse cx={-2} cy={0} rx={2.2} ry={1.2} transform="rotate(30 -2 0)" />
      <ellipse cx={1.4} cy={-1.6} rx={2.2} ry={1.2} transform="rotate(-40 1.4 -1.6)" />
      <ellipse cx={1.6} cy={1.6} rx={2} ry={1.1} fill={shade(colour, 0.2)} />
    </g>
  ),
  floret: (colour) => (
    <>
      <path d="M-1.4 0L-2 6H2L1.4 0Z" fill={shade(colour, 0.4)} />
      <g fill={colour}>
        <circle cx={-3} cy={-0.6} r={3.2} />
        <circle cx={3} cy={-0.6} r={3.2} />
        <circle cx={0} cy={-3} r={3.6} fill={shade(colour, 0.14)} />
      </g>
    </>
  ),
  berry: (colour) => (
    <>
      <circle r={3.1} fill={colour} />
      <circle cx={-0.9} cy={-1} r={1} fill={shade(colour, 0.45)} />
    </>
  ),
  bean: (colour) => (
    <>
      <ellipse rx={3.6} ry={2.6} fill={shade(colour, -0.1)} />
      <ellipse cx={-0.6} cy={-0.6} rx={2.2} ry={1.2} fill={shade(colour, 0.28)} />
    </>
  ),
  grain: (colour) => (
    <g fill={colour}>
      <ellipse cx={-2} cy={-1} rx={1.7} ry={0.75} />
      <ellipse cx={1.4} cy={-1.6} rx={1.7} ry={0.75} transform="rotate(50 1.4 -1.6)" />
      <ellipse cx={0.6} cy={1.6} rx={1.7} ry={0.75} fill={shade(colour, -0.1)} />
    </g>
  ),
  crumb: (colour) => (
    <g fill={colour}>
      <circle cx={-1.8} cy={-0.6} r={1.7} />
      <circle cx={1.2} cy={-1.4} r={1.4} fill={shade(colour, 0.22)} />
      <circle cx={0.8} cy={1.4} r={1.6} fill={shade(colour, -0.14)} />
    </g>
  ),
  egg: () => (
    <>
      <path d="M-8 0Q-9 -6 -2 -7Q5 -9 8 -3Q10 4 4 7Q-4 9 -8 0Z" fill={PAINTS.eggWhite} />
      <circle cx={0.4} cy={-0.4} r={3.5} fill={PAINTS.yolk} />
      <circle cx={-0.7} cy={-1.5} r={1.1} fill={PAINTS.yolkLight} />
    </>
  ),
  fillet: (colour) => (
    <>
      <path d="M-15 1Q-12 -8 2 -8Q14 -7 16 -1Q13 7 0 8Q-12 8 -15 1Z" fill={shade(colour, -0.12)} />
      <path d="M-15 0Q-12 -9 2 -9Q14 -8 16 -2Q13 5 0 6Q-12 6 -15 0Z" fill={colour} />
      <g fill="none" stroke={shade(colour, 0.4)} strokeWidth={1.1}>
        <path d="M-8 -6Q-5 -1 -8 4M-2 -7.6Q1 -1 -2 5M4 -7.6Q7 -2 4 5M10 -6Q12 -2 10 2" />
      </g>
    </>
  ),
  prawn: (colour) => (
    <>
      <path
        d="M-4 3.4A5 5 0 1 1 4.4 2.6"
        fill="none"
        stroke={colour}
        strokeWidth={4}
        strokeLinecap="round"
      />
      <path
        d="M-3.6 1.6A4.6 4.6 0 0 1 3.8 0"
        fill="none"
        stroke={shade(colour, 0.45)}
        strokeWidth={0.9}
        strokeDasharray="1.2 1.6"
      />
    </>
  ),
  steak: (colour) => (
    <>
      <path d="M-14 2Q-14 -9 -1 -9Q13 -9 14 -1Q13 9 1 8Q-13 9 -14 2Z" fill={shade(colour, -0.2)} />
      <path d="M-13 0Q-13 -9 -1 -9Q12 -9 13 -2Q12 6 1 6Q-12 7 -13 0Z" fill={colour} />
      <path
        d="M-7 -6L-3 4M-1 -7L3 4M5 -7L9 2"
        stroke={shade(colour, -0.55)}
        strokeWidth={1.5}
        strokeLinecap="round"
      />
    </>
  ),
  dollop: (colour) => (
    <>
      <path
        d="M-6.4 1Q-6 -5.6 0.4 -5.8Q7 -5 6.6 0.6Q5.6 5.6 -0.4 5.4Q-6 5.6 -6.4 1Z"
        fill={colour}
      />
      <path
        d="M-3.4 0.8Q-2 -3.4 1.8 -2.4Q4 -0.4 1.4 1.4Q-0.6 1.8 -0.4 0"
        fill="none"
        stroke={shade(colour, -0.12)}
        strokeWidth={0.9}
        strokeLinecap="round"
      />
    </>
  ),
  wedge: (colour) => (
    <>
      <path d="M-7 -1.6A7.4 7.4 0 0 0 7 -1.6Q0 0.8 -7 -1.6Z" fill={shade(colour, -0.14)} />
      <path d="M-6 -1.6A6.2 6.2 0 0 0 6 -1.6Q0 0.8 -6 -1.6Z" fill={shade(colour, 0.55)} />
    </>
  ),
  mushroom: (colour) => (
    <>
      <path d="M-1.6 -1L-2 5Q0 6.4 2 5L1.6 -1Z" fill={shade(colour, 0.6)} />
      <path d="M-6 0.4Q-5 -6 0 -6Q5 -6 6 0.4Q0 2.4 -6 0.4Z" fill={colour} />
      <path d="M-5 0.4Q0 2 5 0.4" fill="none" stroke={shade(colour, -0.35)} strokeWidth={0.8} />
    </>
  ),
  shred: (colour) => (
    <g fill="none" strokeWidth={1.3} strokeLinecap="round">
      <path d="M-6 -1Q-1 -4 5 -2" stroke={colour} />
      <path d="M-5 2Q0 -1 6 2" stroke={shade(colour, 0.28)} />
      <path d="M-3 4Q1 2 4 4.6" stroke={shade(colour, -0.12)} />
    </g>
  ),
  sausage: (colour) => (
    <>
      <path
        d="M-12 2Q0 -5 12 2"
        fill="none"
        stroke={shade(colour, -0.3)}
        strokeWidth={7}
        strokeLinecap="round"
      />
      <path
        d="M-10 -0.4Q0 -6 10 -0.4"
        fill="none"
        stroke={shade(colour, 0.1)}
        strokeWidth={1.8}
        strokeLinecap="round"
      />
    </>
  ),
  noodle: (colour) => (
    <g fill="none" strokeWidth={1.5} strokeLinecap="round">
      <path d="M-8 -2Q-3 -7 1 -2T9 -2" stroke={colour} />
      <path d="M-8 2Q-3 -3 1 2T9 2" stroke={shade(colour, -0.12)} />
    </g>
  ),
  bread: (colour) => (
    <>
      <path d="M-13 8Q-15 -8 0 -9Q15 -8 13 8Z" fill={shade(colour, -0.25)} />
      <path d="M-11 6.4Q-12.6 -6.6 0 -7.4Q12.6 -6.6 11 6.4Z" fill={shade(colour, 0.3)} />
    </>
  ),
};

type PieceProps = {
  shape: PieceShape;
  colour: string;
  x: number;
  y: number;
  turn?: number;
  size?: number;
};

/** One drawn ingredient, seen from above. */
export function Piece({ shape, colour, x, y, turn = 0, size = 1 }: PieceProps) {
  if (shape === 'base' || shape === 'none') return null;
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${size})`;
  return <g transform={place}>{PIECES[shape](colour)}</g>;
}
