import type { ReactElement } from 'react';
import type { DishType } from '../../rules/dish-types.ts';
import type { Piece as PieceOf, RecipePicture } from '../../rules/picture.ts';
import { Board, Bowl, Pan, Plate, Tray } from './picture-crockery.tsx';
import { scatter, shade } from './picture-layout.ts';
import { Piece } from './picture-pieces.tsx';
import * as side from './picture-side-views.tsx';

export type DishProps = { picture: RecipePicture; random: () => number };

type Area = { x: number; y: number; rx: number; ry: number };

const ROUND: Area = { x: 80, y: 61, rx: 31, ry: 31 };
const DARK_BOWL = '#3f5a68';

/** Pieces that are one thing on a plate rather than many in a bowl. */
const isMain = ({ shape }: PieceOf) => ['fillet', 'steak', 'sausage'].includes(shape);
/** Small pieces are drawn more often. */
const isSmall = ({ shape }: PieceOf) => ['herb', 'crumb', 'grain', 'berry', 'bean'].includes(shape);

/** A mix in which the first piece is the most frequent. */
function mixOf(pieces: readonly PieceOf[], count: number): PieceOf[] {
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
          <Piece key={index} shape="egg" colour="#f4eee2" x={x} y={y} size={size * 1.15} />
        ))}
    </>
  );
}

const GRAIN: PieceOf = { shape: 'grain', colour: '#f4eee2' };

function Grains({
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

function Strands({
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

const soup = ({ picture, random }: DishProps) => (
  <>
    <Bowl fill={picture.base} />
    <path
      d="M56 66Q66 52 80 60T104 58"
      fill="none"
      stroke={shade(picture.base, 0.5)}
      strokeWidth={3}
      strokeLinecap="round"
      opacity={0.55}
    />
    <Scattered
      pieces={picture.pieces}
      count={17}
      area={{ ...ROUND, rx: 29, ry: 29 }}
      random={random}
      size={0.9}
    />
  </>
);

const stew = ({ picture, random }: DishProps) => (
  <>
    <Bowl fill={shade(picture.base, -0.08)} glaze={DARK_BOWL} />
    <Scattered pieces={picture.pieces} count={24} area={ROUND} random={random} />
  </>
);

const curry = ({ picture, random }: DishProps) => {
  const { starch } = picture;
  const sauce = <Bowl fill={picture.base} glaze={DARK_BOWL} />;
  if (starch?.shape !== 'grain') {
    return (
      <>
        {sauce}
        <Scattered pieces={picture.pieces} count={22} area={ROUND} random={random} />
        {starch && <Piece {...starch} x={128} y={92} turn={-20} size={1.5} />}
      </>
    );
  }
  return (
    <>
      {sauce}
      <path d="M80 22A39 39 0 0 0 80 100Q64 62 80 22Z" fill={starch.colour} />
      <Grains
        colour={starch.colour}
        area={{ x: 59, y: 61, rx: 13, ry: 29 }}
        random={random}
        count={26}
      />
      <Scattered
        pieces={picture.pieces}
        count={16}
        area={{ x: 93, y: 61, rx: 19, ry: 28 }}
        random={random}
      />
    </>
  );
};

const salad = ({ picture, random }: DishProps) => (
  <>
    <Bowl fill="#557c3c" />
    <Scattered
      pieces={[...picture.pieces, { shape: 'leaf', colour: '#5f9747' }]}
      count={16}
      area={{ ...ROUND, rx: 34, ry: 34 }}
      random={random}
      size={1.1}
    />
    <Scattered pieces={picture.pieces} count={20} area={ROUND} random={random} size={1.1} />
  </>
);

/** Ingredients side by side, in sectors around the middle. */
const bowl = ({ picture, random }: DishProps) => {
  const parts = [...(picture.starch ? [picture.starch] : []), ...picture.pieces].slice(0, 5);
  return (
    <>
      <Bowl fill={picture.starch?.colour ?? shade(picture.base, 0.3)} glaze={DARK_BOWL} />
      {parts.map((piece, index) => {
        const angle = (index / parts.length) * Math.PI * 2 - 1.2;
        const area = {
          x: 80 + Math.cos(angle) * 21,
          y: 61 + Math.sin(angle) * 21,
          rx: 11.5,
          ry: 11.5,
        };
        const count = isMain(piece) ? 2 : isSmall(piece) ? 15 : 8;
        return (
          <Scattered
            key={`${piece.shape}${piece.colour}`}
            pieces={[piece]}
            count={count}
            area={area}
            random={random}
          />
        );
      })}
      {parts[0] && (
        <Scattered
          pieces={parts.slice(-2)}
          count={4}
          area={{ x: 80, y: 61, rx: 7, ry: 7 }}
          random={random}
          size={0.9}
        />
      )}
    </>
  );
};

const porridge = ({ picture, random }: DishProps) => (
  <>
    <Bowl fill="#e6d3ad" glaze={DARK_BOWL} />
    <Grains colour="#dcc59a" area={ROUND} random={random} count={26} />
    <Scattered
      pieces={picture.pieces}
      count={13}
      area={{ x: 80, y: 61, rx: 22, ry: 20 }}
      random={random}
      size={1.15}
    />
  </>
);

const rice = ({ picture, random }: DishProps) => {
  const colour = picture.starch?.colour ?? '#eed9ab';
  return (
    <>
      <Bowl fill={shade(colour, -0.06)} glaze={DARK_BOWL} />
      <Grains colour={colour} area={{ ...ROUND, rx: 35, ry: 35 }} random={random} count={46} />
      <Scattered pieces={picture.pieces} count={19} area={ROUND} random={random} />
    </>
  );
};

const noodles = ({ picture, random }: DishProps) => (
  <>
    <Bowl fill={shade(picture.starch?.colour ?? '#eed9ab', -0.3)} glaze={DARK_BOWL} />
    <Strands colour={picture.starch?.colour ?? '#eed9ab'} />
    <Scattered
      pieces={picture.pieces}
      count={18}
      area={{ ...ROUND, rx: 27, ry: 27 }}
      random={random}
    />
  </>
);

const pasta = ({ picture, random }: DishProps) => (
  <>
    <Plate />
    <Strands colour={picture.starch?.colour ?? '#e6bf6a'} r={36} />
    <ellipse cx={80} cy={60} rx={21} ry={18} fill={picture.base} opacity={0.92} />
    <Scattered
      pieces={picture.pieces}
      count={17}
      area={{ x: 80, y: 60, rx: 22, ry: 20 }}
      random={random}
    />
  </>
);

const stirFry = ({ picture, random }: DishProps) => (
  <>
    <Bowl fill={shade(picture.base, -0.35)} glaze="#8a3b2c" />
    <Scattered
      pieces={picture.pieces}
      count={30}
      area={{ ...ROUND, rx: 33, ry: 33 }}
      random={random}
      size={1.1}
    />
  </>
);

const pan = ({ picture, random }: DishProps) => (
  <>
    <Pan fill={picture.base} />
    <Scattered
      pieces={picture.pieces}
      count={23}
      area={{ x: 72, y: 60, rx: 33, ry: 33 }}
      random={random}
      size={1.15}
    />
  </>
);

const tray = ({ picture, random }: DishProps) => (
  <Tray fill={shade(picture.base, 0.15)}>
    <Scattered
      pieces={picture.pieces}
      count={32}
      area={{ x: 80, y: 59, rx: 47, ry: 31 }}
      random={random}
      size={1.25}
    />
  </Tray>
);

/** A main piece, a starch and vegetables on a plate. */
const plate = ({ picture, random }: DishProps) => {
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
        pieces={[{ shape: 'herb', colour: '#41843c' }]}
        count={5}
        area={{ x: 80, y: 66, rx: 20, ry: 14 }}
        random={random}
      />
    </>
  );
};

const eggs = ({ picture, random }: DishProps) => (
  <>
    <Plate r={50} />
    {picture.starch && <Piece {...picture.starch} x={60} y={50} turn={-14} size={1.5} />}
    <Scattered
      pieces={picture.pieces.filter(({ shape }) => shape !== 'egg')}
      count={15}
      area={{ x: 86, y: 64, rx: 25, ry: 21 }}
      random={random}
    />
    <Piece shape="egg" colour="#f4eee2" x={72} y={56} size={1.45} />
    <Piece shape="egg" colour="#f4eee2" x={94} y={70} size={1.3} />
    <Scattered
      pieces={[{ shape: 'herb', colour: '#41843c' }]}
      count={4}
      area={{ x: 82, y: 62, rx: 18, ry: 12 }}
      random={random}
      size={0.8}
    />
  </>
);

const dip = ({ picture, random }: DishProps) => (
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
      pieces={[{ shape: 'herb', colour: '#41843c' }]}
      count={4}
      area={{ x: 82, y: 62, rx: 10, ry: 9 }}
      random={random}
      size={0.8}
    />
  </>
);

const fruit = ({ picture, random }: DishProps) => (
  <>
    <Bowl fill="#f3e6d6" glaze="#5b8a8f" />
    <Scattered
      pieces={picture.pieces}
      count={26}
      area={{ ...ROUND, rx: 33, ry: 33 }}
      random={random}
      size={1.35}
    />
  </>
);

const balls = ({ picture, random }: DishProps) => (
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
        <circle cy={1.5} r={9} fill="#000" opacity={0.18} />
        <circle r={9} fill={shade(picture.base, -0.22)} />
        <circle cx={-1} cy={-1.4} r={7} fill={picture.base} />
        <circle cx={-3} cy={-3.4} r={2.2} fill={shade(picture.base, 0.32)} />
      </g>
    ))}
  </>
);

const pizza = ({ picture, random }: DishProps) => (
  <Board>
    <circle cx={80} cy={60} r={43} fill="#c58a45" />
    <circle cx={80} cy={59} r={42} fill="#dfaa62" />
    <circle cx={80} cy={59} r={36} fill={picture.base} />
    <Scattered
      pieces={picture.pieces}
      count={28}
      area={{ x: 80, y: 59, rx: 31, ry: 31 }}
      random={random}
    />
  </Board>
);

const skewers = ({ picture, random }: DishProps) => {
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
          <rect x={28} y={59} width={104} height={2.2} rx={1} fill="#a5763f" />
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

const barbecue = (props: DishProps) => plate(props);

export const DISHES: Record<DishType, (props: DishProps) => ReactElement> = {
  balls,
  barbecue,
  bars: side.bars,
  bowl,
  burger: side.burger,
  curry,
  dip,
  eggs,
  fruit,
  jar: side.jar,
  muffins: side.muffins,
  noodles,
  pan,
  pancakes: side.pancakes,
  pasta,
  pie: side.pie,
  pizza,
  plate,
  porridge,
  rice,
  rolls: side.rolls,
  salad,
  sandwich: side.sandwich,
  skewers,
  smoothie: side.smoothie,
  soup,
  stew,
  'stir-fry': stirFry,
  tacos: side.tacos,
  toast: side.toast,
  tray,
  wrap: side.wrap,
};
