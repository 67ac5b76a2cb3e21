import type { RecipePicture } from '../../rules/picture.ts';
import { Board, Plate } from './picture-crockery.tsx';
import { scatter, shade } from './picture-layout.ts';
import { Piece } from './picture-pieces.tsx';

type Props = { picture: RecipePicture; random: () => number };

const pieceAt = ({ pieces }: RecipePicture, index: number) =>
  pieces[index % Math.max(1, pieces.length)];

function Toppings({
  picture,
  random,
  area,
  count,
  size = 1,
}: Props & {
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
function Layers({
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
    const wave = `M${x} ${top}q${width / 8} ${-height * 0.5} ${width / 4} 0t${width / 4} 0t${width / 4} 0t${width / 4} 0v${height}h${-width}Z`;
    return (
      piece && (
        <path key={index} d={wave} fill={index % 2 ? shade(piece.colour, -0.12) : piece.colour} />
      )
    );
  });
}

export const burger = ({ picture }: Props) => {
  const bun = picture.starch?.colour ?? '#c8955b';
  return (
    <>
      <ellipse cx={80} cy={104} rx={52} ry={8} fill="#000" opacity={0.2} />
      <rect x={36} y={84} width={88} height={17} rx={9} fill={shade(bun, -0.1)} />
      <Layers picture={picture} x={33} y={52} width={94} height={8.4} count={4} />
      <rect
        x={38}
        y={64}
        width={84}
        height={11}
        rx={5.5}
        fill={picture.pieces.some(({ shape }) => shape === 'egg') ? '#f2a93b' : '#7a4a2b'}
        opacity={0.9}
      />
      <path d="M34 52Q34 18 80 18Q126 18 126 52Q126 55 122 55H38Q34 55 34 52Z" fill={bun} />
      <path
        d="M44 40Q50 26 70 24"
        fill="none"
        stroke={shade(bun, 0.4)}
        strokeWidth={3.4}
        strokeLinecap="round"
      />
      <g fill="#f6e7c4">
        <ellipse cx={78} cy={27} rx={2.4} ry={1.4} />
        <ellipse cx={93} cy={31} rx={2.4} ry={1.4} transform="rotate(24 93 31)" />
        <ellipse cx={64} cy={33} rx={2.4} ry={1.4} transform="rotate(-24 64 33)" />
        <ellipse cx={106} cy={41} rx={2.4} ry={1.4} transform="rotate(40 106 41)" />
      </g>
    </>
  );
};

export const sandwich = ({ picture }: Props) => {
  const bread = picture.starch?.colour ?? '#c8955b';
  return (
    <Board>
      {[0, 1].map((half) => (
        <g
          key={half}
          transform={`translate(${half * 52} ${half * 10}) rotate(${half ? 5 : -4} 54 56)`}
        >
          <rect x={25} y={26} width={58} height={15} rx={6} fill={shade(bread, -0.2)} />
          <rect x={26.5} y={30} width={55} height={11} rx={3} fill={shade(bread, 0.45)} />
          <Layers picture={picture} x={24} y={42} width={60} height={6.4} count={4} />
          <rect x={25} y={67} width={58} height={15} rx={6} fill={shade(bread, -0.2)} />
          <rect x={26.5} y={67} width={55} height={10.5} rx={3} fill={shade(bread, 0.45)} />
        </g>
      ))}
    </Board>
  );
};

export const toast = ({ picture, random }: Props) => {
  const bread = picture.starch?.colour ?? '#c8955b';
  return (
    <Board>
      {[0, 1].map((slice) => (
        <g
          key={slice}
          transform={`translate(${slice * 56} ${slice * 6}) rotate(${slice ? 7 : -6} 52 58)`}
        >
          <path
            d="M27 84V46Q20 42 23 34Q27 27 38 28H68Q79 27 82 34Q85 42 78 46V84Q78 89 72 89H33Q27 89 27 84Z"
            fill={shade(bread, -0.3)}
          />
          <path
            d="M30 83V45Q24 41 26 35Q29 31 38 31H67Q76 31 79 35Q81 41 75 45V83Q75 86 71 86H34Q30 86 30 83Z"
            fill={shade(bread, 0.35)}
          />
          <path
            d="M33 80V49Q30 42 35 36Q52 32 70 36Q75 42 72 49V80Q52 86 33 80Z"
            fill={picture.spread ? shade(picture.spread, 0.12) : picture.base}
          />
          <Toppings
            picture={picture}
            random={random}
            area={{ x: 52, y: 58, rx: 17, ry: 20 }}
            count={10}
            size={1.05}
          />
        </g>
      ))}
    </Board>
  );
};

export const wrap = ({ picture, random }: Props) => {
  const bread = picture.starch?.colour ?? '#dcb882';
  return (
    <Board>
      {[0, 1].map((half) => (
        <g key={half} transform={`translate(${half * 8} ${half * 40}) rotate(-14 80 42)`}>
          <rect x={34} y={26} width={86} height={31} rx={13} fill={shade(bread, -0.14)} />
          <rect x={34} y={25} width={86} height={27} rx={12} fill={shade(bread, 0.3)} />
          <g fill={shade(bread, -0.2)} opacity={0.55}>
            <ellipse cx={62} cy={34} rx={5} ry={2.4} />
            <ellipse cx={84} cy={43} rx={4} ry={2} />
            <ellipse cx={74} cy={31} rx={2.6} ry={1.4} />
          </g>
          <ellipse cx={115} cy={41} rx={13} ry={15.5} fill={shade(bread, -0.1)} />
          <ellipse cx={116} cy={41} rx={11} ry={13.2} fill={shade(picture.base, 0.3)} />
          <Toppings
            picture={picture}
            random={random}
            area={{ x: 116, y: 41, rx: 8, ry: 10 }}
            count={9}
            size={0.75}
          />
        </g>
      ))}
    </Board>
  );
};

export const tacos = ({ picture, random }: Props) => {
  const shell = picture.starch?.colour ?? '#e5b84e';
  return (
    <>
      <ellipse cx={80} cy={104} rx={62} ry={8} fill="#000" opacity={0.18} />
      {[0, 1, 2].map((taco) => (
        <g key={taco} transform={`translate(${taco * 34 - 36} ${taco === 1 ? 3 : 0})`}>
          <path
            d="M46 100Q46 44 82 44Q118 44 118 100Z"
            fill={shade(shell, -0.22)}
            transform="translate(-3 -5)"
          />
          <Toppings
            picture={picture}
            random={random}
            area={{ x: 79, y: 53, rx: 25, ry: 10 }}
            count={15}
            size={1.05}
          />
          <path d="M46 101Q46 58 82 58Q118 58 118 101Q82 107 46 101Z" fill={shell} />
          <g fill={shade(shell, -0.18)} opacity={0.6}>
            <circle cx={66} cy={82} r={3} />
            <circle cx={84} cy={74} r={2.4} />
            <circle cx={96} cy={90} r={3} />
          </g>
        </g>
      ))}
    </>
  );
};

export const rolls = ({ picture, random }: Props) => {
  const outer = picture.starch?.colour ?? '#f4eee2';
  return (
    <>
      <Plate r={52} />
      {scatter(7, { x: 80, y: 60, rx: 30, ry: 29 }, random).map(({ x, y, index }) => (
        <g key={index} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle cy={1.6} r={11} fill="#000" opacity={0.2} />
          <circle
            r={11}
            fill={
              picture.pieces.some(({ colour }) => colour === '#332c2a')
                ? '#2f3a33'
                : shade(outer, -0.16)
            }
          />
          <circle r={9.4} fill={shade(outer, 0.1)} />
          {[0, 1, 2].map((part) => {
            const piece = pieceAt(picture, index + part);
            const angle = (part / 3) * Math.PI * 2;
            return (
              piece && (
                <circle
                  key={part}
                  cx={Math.cos(angle) * 3}
                  cy={Math.sin(angle) * 3}
                  r={2.9}
                  fill={piece.colour}
                />
              )
            );
          })}
        </g>
      ))}
    </>
  );
};

export const smoothie = ({ picture, random }: Props) => (
  <>
    <ellipse cx={80} cy={107} rx={30} ry={5} fill="#000" opacity={0.22} />
    <rect x={93} y={4} width={5} height={46} rx={2.5} fill="#e06a5c" transform="rotate(14 95 28)" />
    <path d="M52 22H108L101 102Q100 107 95 107H65Q60 107 59 102Z" fill="#ffffff" opacity={0.5} />
    <path
      d="M55 32Q80 26 105 32L99 100Q98.500 104 94 104H66Q61.500 104 61 100Z"
      fill={picture.base}
    />
    <ellipse cx={80} cy={32} rx={25} ry={5} fill={shade(picture.base, 0.3)} />
    <path d="M62 42L66 92" stroke="#fff" strokeWidth={4} strokeLinecap="round" opacity={0.4} />
    <Toppings
      picture={picture}
      random={random}
      area={{ x: 78, y: 30, rx: 15, ry: 2.5 }}
      count={4}
      size={1.1}
    />
    <Toppings
      picture={picture}
      random={random}
      area={{ x: 124, y: 98, rx: 13, ry: 5 }}
      count={4}
      size={1.5}
    />
    <Toppings
      picture={picture}
      random={random}
      area={{ x: 34, y: 99, rx: 11, ry: 4 }}
      count={3}
      size={1.5}
    />
  </>
);

export const jar = ({ picture, random }: Props) => {
  const cream = picture.starch?.colour ?? shade(picture.base, 0.25);
  const fruit = picture.pieces[0]?.colour ?? picture.base;
  return (
    <>
      <ellipse cx={80} cy={108} rx={34} ry={5} fill="#000" opacity={0.22} />
      <path d="M50 24H110V98Q110 107 101 107H59Q50 107 50 98Z" fill="#ffffff" opacity={0.45} />
      <path d="M53 40H107V98Q107 104 101 104H59Q53 104 53 98Z" fill={shade(cream, 0.25)} />
      <path
        d="M53 62q7 -5 13.500 0t13.500 0t13.500 0t13.500 0v14q-7 5 -13.500 0t-13.500 0t-13.500 0t-13.500 0Z"
        fill={fruit}
      />
      <path
        d="M53 84q7 -3 13.500 0t13.500 0t13.500 0t13.500 0v14Q107 104 101 104H59Q53 104 53 98Z"
        fill={shade(picture.base, 0.1)}
      />
      <rect x={47} y={18} width={66} height={9} rx={4} fill="#dfe5e6" />
      <Toppings
        picture={picture}
        random={random}
        area={{ x: 80, y: 41, rx: 21, ry: 5 }}
        count={9}
        size={1.15}
      />
      <path d="M59 48V92" stroke="#fff" strokeWidth={4} strokeLinecap="round" opacity={0.45} />
    </>
  );
};

export const pancakes = ({ picture, random }: Props) => (
  <>
    <ellipse cx={80} cy={100} rx={64} ry={13} fill="#000" opacity={0.16} />
    <ellipse cx={80} cy={96} rx={64} ry={14} fill="#f7f3ea" />
    <ellipse cx={80} cy={95} rx={50} ry={10} fill="#e9e3d6" />
    {[0, 1, 2, 3].map((layer) => (
      <g key={layer} transform={`translate(${layer % 2 ? 2 : -2} ${-layer * 12})`}>
        <path d="M36 82V90A44 12 0 0 0 124 90V82Z" fill="#e9c685" />
        <ellipse cx={80} cy={82} rx={44} ry={12.5} fill="#b9783a" />
        <ellipse cx={80} cy={81} rx={41} ry={11} fill="#cf9250" />
      </g>
    ))}
    <path
      d="M52 42Q80 32 108 44Q112 58 104 62Q98 50 92 58Q86 72 80 58Q74 50 66 60Q56 62 52 42Z"
      fill={
        picture.pieces.some(({ shape }) => shape === 'dollop')
          ? '#fbf7ee'
          : shade(picture.base, 0.1)
      }
      opacity={0.95}
    />
    <Toppings
      picture={picture}
      random={random}
      area={{ x: 80, y: 43, rx: 25, ry: 7 }}
      count={9}
      size={1.25}
    />
  </>
);

export const muffins = ({ picture, random }: Props) => (
  <>
    {[
      [48, 8],
      [112, 8],
      [80, 0],
    ].map(([x = 0, back = 0]) => (
      <g key={x} transform={`translate(${x - 80} ${back ? -14 : 6})`}>
        <ellipse cx={80} cy={98} rx={27} ry={5} fill="#000" opacity={0.2} />
        <path d="M55 66H105L98 96Q97 99 93 99H67Q63 99 62 96Z" fill="#e9dcc4" />
        <path
          d="M62 68L67 98M71 68L74 98M80 68V98M89 68L86 98M98 68L93 98"
          stroke="#cdbb98"
          strokeWidth={1.6}
        />
        <path
          d="M50 66Q48 38 80 38Q112 38 110 66Q104 74 96 69Q88 75 80 70Q72 75 64 69Q56 74 50 66Z"
          fill={shade(picture.base, -0.08)}
        />
        <path
          d="M60 54Q64 45 76 44"
          fill="none"
          stroke={shade(picture.base, 0.4)}
          strokeWidth={3}
          strokeLinecap="round"
        />
        <Toppings
          picture={picture}
          random={random}
          area={{ x: 80, y: 55, rx: 19, ry: 9 }}
          count={7}
        />
      </g>
    ))}
  </>
);

export const bars = ({ picture, random }: Props) => (
  <Board>
    {[0, 1, 2, 3, 4, 5].map((bar) => {
      const x = 30 + (bar % 3) * 34;
      const y = 26 + Math.floor(bar / 3) * 36;
      return (
        <g key={bar}>
          <rect x={x} y={y + 3} width={30} height={29} rx={4} fill={shade(picture.base, -0.4)} />
          <rect x={x} y={y} width={30} height={28} rx={4} fill={picture.base} />
          <Toppings
            picture={picture}
            random={random}
            area={{ x: x + 15, y: y + 14, rx: 10, ry: 9 }}
            count={6}
            size={0.8}
          />
        </g>
      );
    })}
  </Board>
);

export const pie = ({ picture, random }: Props) => {
  const crust = picture.starch?.colour ?? '#e3b768';
  return (
    <>
      <circle cx={82} cy={65} r={48} fill="#000" opacity={0.2} />
      <circle cx={80} cy={60} r={48} fill="#b9c3c8" />
      <circle cx={80} cy={60} r={44} fill={shade(crust, -0.18)} />
      <circle cx={80} cy={60} r={37} fill={crust} />
      <g fill="none" stroke={shade(crust, -0.24)} strokeWidth={1.8} strokeLinecap="round">
        <path d="M52 50Q66 42 80 50T108 50M50 62Q65 54 80 62T110 62M54 74Q67 66 80 74T106 74" />
      </g>
      <path d="M80 60L122 44A45 45 0 0 1 117 86Z" fill={shade(picture.base, -0.2)} />
      <Toppings
        picture={picture}
        random={random}
        area={{ x: 107, y: 64, rx: 10, ry: 13 }}
        count={12}
      />
    </>
  );
};
