import { PAINTS } from '../../rules/picture-palette.ts';
import type { Piece as PieceOf, RecipePicture } from '../../rules/recipe-picture.ts';
import { scatter, shade } from './picture-layout.ts';
import { Piece } from './picture-pieces.tsx';

export type DishProps = { picture: RecipePicture; random: () => number };

export type Area = { x: number; y: number; rx: number; ry: number };

/** The inside of a bowl. */
export const ROUND: Area = { x: 80, y: 61, rx: 31, ry: 31 };
export const DARK_BOWL = PAINTS.blueGlaze;

/** Pieces that are one thing on a plate rather than many in a bowl. */
export const isMain = ({ shape }: PieceOf) => ['fillet', 'steak', 'sausage'].includes(shape);
/** Small pieces are drawn more often. */
export const isSmall = ({ shape }: PieceOf) =>
  ['herb', 'crumb', 'grain', 'berry', 'bean'].includes(shape);

/** A mix in which the first piece is the most frequent. */
export function mixOf(pieces: readonly PieceOf[], count: number): PieceOf[] {
  const many = pieces.flatMap((piece, index) =>
    Array.from(
      { length: Math.max(1, pieces.length - index) + (isSmall(piece) ? 1 : 0) },
      () => piece,
    ),
  );
  // A step without a common divisor spreads equal pieces apart.
  const step = many.length % 5 === 0 ? 7 : 5;
  return Array.from({ length: count }, (_, index) => many[(index * step) % many.length]).filter(
    (piece) => piece !== undefined,
  );
}

export function Scattered({
  pieces,
  count,
  area,
  random,
  size = 1,
}: {
  pieces: readonly PieceOf[];
  count: number;
  area: Area;
  random: () => number;
  size?: number;
}) {
  const mix = mixOf(
    pieces.filter(({ shape }) => shape !== 'egg'),
    count,
  );
  const eggs = pieces.filter(({ shape }) => shape === 'egg');
  const place = { ...area, rx: area.rx * 0.5, ry: area.ry * 0.5 };
  return (
    <>
      {scatter(mix.length, area, random).map(({ x, y, turn, index }) => {
        const piece = mix[index];
        if (!piece) return null;
        const scale = isMain(piece) ? size * 0.6 : size;
        return <Piece key={index} {...piece} x={x} y={y} turn={turn} size={scale} />;
      })}
      {eggs.length > 0 &&
        scatter(2, place, random).map(({ x, y, index }) => (
          <Piece key={index} shape="egg" colour={PAINTS.white} x={x} y={y} size={size * 1.15} />
        ))}
    </>
  );
}

const GRAIN: PieceOf = { shape: 'grain', colour: PAINTS.white };

export function Grains({
  colour,
  area,
  random,
  count = 34,
}: {
  colour: string;
  area: Area;
  random: () => number;
  count?: number;
}) {
  const grain = { ...GRAIN, colour: shade(colour, -0.1) };
  return <Scattered pieces={[grain]} count={count} area={area} random={random} />;
}

export function Strands({
  colour,
  cx = 80,
  cy = 60,
  r = 34,
}: {
  colour: string;
  cx?: number;
  cy?: number;
  r?: number;
}) {
  return (
    <g fill="none" strokeWidth={2.3} strokeLinecap="round">
      {[0.95, 0.78, 0.61, 0.44, 0.27].map((part, index) => (
        <g key={part}>
          <ellipse
            cx={cx + (index % 2 ? 3 : -2)}
            cy={cy + (index % 2 ? -2 : 2)}
            rx={r * part}
            ry={r * part * 0.82}
            transform={`rotate(${index * 34} ${cx} ${cy})`}
            stroke={index % 2 ? colour : shade(colour, -0.14)}
          />
          <ellipse
            cx={cx + (index % 2 ? -3 : 3)}
            cy={cy}
            rx={r * part * 0.92}
            ry={r * part * 0.7}
            transform={`rotate(${index * 34 + 70} ${cx} ${cy})`}
            stroke={shade(colour, 0.22)}
          />
        </g>
      ))}
    </g>
  );
}
