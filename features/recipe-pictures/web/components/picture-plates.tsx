import { PAINTS } from '../../rules/picture-palette.ts';
import { Board, Bowl, Plate } from './picture-crockery.tsx';
import { scatter, shade } from './picture-layout.ts';
import { Piece } from './picture-pieces.tsx';
import {
  DARK_BOWL,
  type DishProps,
  Grains,
  isMain,
  isSmall,
  mixOf,
  ROUND,
  Scattered,
} from './picture-scatter.tsx';

/** A main piece, a starch and vegetables on a plate. */
export const plate = ({ picture, random }: DishProps) => {
  const main = picture.pieces.find(isMain) ?? picture.pieces[0];
  const others = picture.pieces.filter((piece) => piece !== main);
  const { starch } = picture;
  return (
    <>
      <Plate r={51} />
      {starch ? (
        <Scattered
          pieces={[starch]}
          count={starch.shape === 'grain' ? 22 : 2}
          area={{ x: 62, y: 44, rx: 17, ry: 13 }}
          random={random}
        />
      ) : (
        <Scattered
          pieces={others.slice(0, 1)}
          count={8}
          area={{ x: 62, y: 44, rx: 16, ry: 12 }}
          random={random}
        />
      )}
      <Scattered
        pieces={others}
        count={13}
        area={{ x: 101, y: 52, rx: 15, ry: 19 }}
        random={random}
      />
      {main &&
        (isMain(main) ? (
          <Piece {...main} x={75} y={75} turn={-12} size={1.5} />
        ) : (
          <Scattered
            pieces={[main]}
            count={11}
            area={{ x: 73, y: 76, rx: 19, ry: 13 }}
            random={random}
            size={1.15}
          />
        ))}
      <Scattered
        pieces={[{ shape: 'herb', colour: PAINTS.leaf }]}
        count={5}
        area={{ x: 80, y: 66, rx: 20, ry: 14 }}
        random={random}
      />
    </>
  );
};

export const eggs = ({ picture, random }: DishProps) => (
  <>
    <Plate r={50} />
    {picture.starch && <Piece {...picture.starch} x={60} y={50} turn={-14} size={1.5} />}
    <Scattered
      pieces={picture.pieces.filter(({ shape }) => shape !== 'egg')}
      count={15}
      area={{ x: 86, y: 64, rx: 25, ry: 21 }}
      random={random}
    />
    <Piece shape="egg" colour={PAINTS.white} x={72} y={56} size={1.45} />
    <Piece shape="egg" colour={PAINTS.white} x={94} y={70} size={1.3} />
    <Scattered
      pieces={[{ shape: 'herb', colour: PAINTS.leaf }]}
      count={4}
      area={{ x: 82, y: 62, rx: 18, ry: 12 }}
      random={random}
      size={0.8}
    />
  </>
);

export const dip = ({ picture, random }: DishProps) => (
  <>
    <Plate r={51} />
    {picture.pieces.slice(0, 5).map((piece, index, all) => {
      const angle = (index / all.length) * Math.PI * 2;
      const area = { x: 80 + Math.cos(angle) * 37, y: 60 + Math.sin(angle) * 37, rx: 9, ry: 9 };
      return (
        <Scattered
          key={`${piece.shape}${piece.colour}`}
          pieces={[piece]}
          count={5}
          area={area}
          random={random}
        />
      );
    })}
    <Bowl fill={picture.base} r={27} glaze={DARK_BOWL} />
    <path
      d="M68 62Q72 50 82 54Q92 60 82 66Q75 68 77 61"
      fill="none"
      stroke={shade(picture.base, 0.45)}
      strokeWidth={2.6}
      strokeLinecap="round"
    />
    <Scattered
      pieces={[{ shape: 'herb', colour: PAINTS.leaf }]}
      count={4}
      area={{ x: 82, y: 62, rx: 10, ry: 9 }}
      random={random}
      size={0.8}
    />
  </>
);

export const fruit = ({ picture, random }: DishProps) => (
  <>
    <Bowl fill={PAINTS.fruitBowl} glaze={PAINTS.tealGlaze} />
    <Scattered
      pieces={picture.pieces}
      count={26}
      area={{ ...ROUND, rx: 33, ry: 33 }}
      random={random}
      size={1.35}
    />
  </>
);

export const balls = ({ picture, random }: DishProps) => (
  <>
    <Plate r={50} />
    <Scattered
      pieces={picture.pieces}
      count={10}
      area={{ ...ROUND, rx: 36, ry: 36 }}
      random={random}
    />
    {scatter(8, { x: 80, y: 60, rx: 24, ry: 23 }, random).map(({ x, y, index }) => (
      <g key={index} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <circle cy={1.5} r={9} fill={PAINTS.shadow} opacity={0.18} />
        <circle r={9} fill={shade(picture.base, -0.22)} />
        <circle cx={-1} cy={-1.4} r={7} fill={picture.base} />
        <circle cx={-3} cy={-3.4} r={2.2} fill={shade(picture.base, 0.32)} />
      </g>
    ))}
  </>
);

export const pizza = ({ picture, random }: DishProps) => (
  <Board>
    <circle cx={80} cy={60} r={43} fill={PAINTS.pizzaCrust} />
    <circle cx={80} cy={59} r={42} fill={PAINTS.pizzaBase} />
    <circle cx={80} cy={59} r={36} fill={picture.base} />
    <Scattered
      pieces={picture.pieces}
      count={28}
      area={{ x: 80, y: 59, rx: 31, ry: 31 }}
      random={random}
    />
  </Board>
);

export const skewers = ({ picture, random }: DishProps) => {
  const mix = mixOf(
    picture.pieces.filter(({ shape }) => !isSmall({ shape, colour: '' }) || shape === 'berry'),
    24,
  );
  return (
    <>
      <Plate r={52} />
      {picture.starch?.shape === 'grain' && (
        <Grains
          colour={picture.starch.colour}
          area={{ x: 80, y: 60, rx: 30, ry: 30 }}
          random={random}
        />
      )}
      {[-20, 0, 20].map((offset, row) => (
        <g key={offset} transform={`rotate(-24 80 60) translate(0 ${offset})`}>
          <rect x={28} y={59} width={104} height={2.2} rx={1} fill={PAINTS.skewer} />
          {[0, 1, 2, 3, 4, 5].map((place) => {
            const piece = mix[(row * 5 + place) % Math.max(1, mix.length)];
            return (
              piece && (
                <Piece
                  key={place}
                  {...piece}
                  x={48 + place * 13}
                  y={60}
                  turn={place * 40}
                  size={isMain(piece) ? 0.6 : 1.35}
                />
              )
            );
          })}
        </g>
      ))}
    </>
  );
};
