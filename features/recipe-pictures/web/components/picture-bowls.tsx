import { PAINTS } from '../../rules/picture-palette.ts';
import { Bowl, Pan, Plate, Tray } from './picture-crockery.tsx';
import { shade } from './picture-layout.ts';
import { Piece } from './picture-pieces.tsx';
import {
  DARK_BOWL,
  type DishProps,
  Grains,
  isMain,
  isSmall,
  ROUND,
  Scattered,
  Strands,
} from './picture-scatter.tsx';

export const soup = ({ picture, random }: DishProps) => (
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

export const stew = ({ picture, random }: DishProps) => (
  <>
    <Bowl fill={shade(picture.base, -0.08)} glaze={DARK_BOWL} />
    <Scattered pieces={picture.pieces} count={24} area={ROUND} random={random} />
  </>
);

export const curry = ({ picture, random }: DishProps) => {
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

export const salad = ({ picture, random }: DishProps) => (
  <>
    <Bowl fill={PAINTS.saladShade} />
    <Scattered
      pieces={[...picture.pieces, { shape: 'leaf', colour: PAINTS.saladLeaf }]}
      count={16}
      area={{ ...ROUND, rx: 34, ry: 34 }}
      random={random}
      size={1.1}
    />
    <Scattered pieces={picture.pieces} count={20} area={ROUND} random={random} size={1.1} />
  </>
);

/** Ingredients side by side, in sectors around the middle. */
export const bowl = ({ picture, random }: DishProps) => {
  const parts = [...(picture.starch ? [picture.starch] : []), ...picture.pieces].slice(0, 5);
  if (parts.length < 3) {
    return (
      <>
        <Bowl fill={shade(picture.base, -0.15)} glaze={DARK_BOWL} />
        <Scattered pieces={parts} count={34} area={ROUND} random={random} size={1.15} />
      </>
    );
  }
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

export const porridge = ({ picture, random }: DishProps) => (
  <>
    <Bowl fill={PAINTS.porridge} glaze={DARK_BOWL} />
    <Grains colour={PAINTS.oats} area={ROUND} random={random} count={26} />
    <Scattered
      pieces={picture.pieces}
      count={13}
      area={{ x: 80, y: 61, rx: 22, ry: 20 }}
      random={random}
      size={1.15}
    />
  </>
);

export const rice = ({ picture, random }: DishProps) => {
  const colour = picture.starch?.colour ?? PAINTS.cream;
  return (
    <>
      <Bowl fill={shade(colour, -0.06)} glaze={DARK_BOWL} />
      <Grains colour={colour} area={{ ...ROUND, rx: 35, ry: 35 }} random={random} count={46} />
      <Scattered pieces={picture.pieces} count={19} area={ROUND} random={random} />
    </>
  );
};

export const noodles = ({ picture, random }: DishProps) => (
  <>
    <Bowl fill={shade(picture.starch?.colour ?? PAINTS.cream, -0.3)} glaze={DARK_BOWL} />
    <Strands colour={picture.starch?.colour ?? PAINTS.cream} />
    <Scattered
      pieces={picture.pieces}
      count={18}
      area={{ ...ROUND, rx: 27, ry: 27 }}
      random={random}
    />
  </>
);

export const pasta = ({ picture, random }: DishProps) => (
  <>
    <Plate />
    <Strands colour={picture.starch?.colour ?? PAINTS.pasta} r={36} />
    <ellipse cx={80} cy={60} rx={21} ry={18} fill={picture.base} opacity={0.92} />
    <Scattered
      pieces={picture.pieces}
      count={17}
      area={{ x: 80, y: 60, rx: 22, ry: 20 }}
      random={random}
    />
  </>
);

export const stirFry = ({ picture, random }: DishProps) => (
  <>
    <Bowl fill={shade(picture.base, -0.35)} glaze={PAINTS.redGlaze} />
    <Scattered
      pieces={picture.pieces}
      count={30}
      area={{ ...ROUND, rx: 33, ry: 33 }}
      random={random}
      size={1.1}
    />
  </>
);

export const pan = ({ picture, random }: DishProps) => (
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

export const tray = ({ picture, random }: DishProps) => (
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
