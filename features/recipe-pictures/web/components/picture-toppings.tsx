import type { RecipePicture } from '../../rules/recipe-picture.ts';
import { scatter, shade } from './picture-layout.ts';
import { Piece } from './picture-pieces.tsx';
import type { DishProps } from './picture-scatter.tsx';

export const pieceAt = ({ pieces }: RecipePicture, index: number) =>
  pieces[index % Math.max(1, pieces.length)];

export function Toppings({
  picture,
  random,
  area,
  count,
  size = 1,
}: DishProps & {
  area: { x: number; y: number; rx: number; ry: number };
  count: number;
  size?: number;
}) {
  return scatter(count, area, random).map(({ x, y, turn, index }) => {
    const piece = pieceAt(picture, index);
    if (!piece) return null;
    const turned = piece.shape === 'egg' ? 0 : turn;
    const isLarge = ['fillet', 'steak', 'sausage', 'egg'].includes(piece.shape);
    return (
      <Piece key={index} {...piece} x={x} y={y} turn={turned} size={isLarge ? size * 0.6 : size} />
    );
  });
}

/** Layers seen from the side, each a wavy band in an ingredient's colour. */
export function Layers({
  picture,
  x,
  y,
  width,
  height,
  count,
}: {
  picture: RecipePicture;
  x: number;
  y: number;
  width: number;
  height: number;
  count: number;
}) {
  return Array.from({ length: count }, (_, index) => {
    const piece = pieceAt(picture, index);
    const top = y + index * height;
    const quarter = `t${width / 4} 0`;
    const wave = [
      `M${x} ${top}`,
      `q${width / 8} ${-height * 0.5} ${width / 4} 0`,
      quarter,
      quarter,
      quarter,
      `v${height}h${-width}Z`,
    ].join('');
    return (
      piece && (
        <path key={index} d={wave} fill={index % 2 ? shade(piece.colour, -0.12) : piece.colour} />
      )
    );
  });
}
