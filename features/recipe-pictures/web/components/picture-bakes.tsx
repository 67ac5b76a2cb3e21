import { PAINTS } from '../../rules/picture-palette.ts';
import { Board } from './picture-crockery.tsx';
import { shade } from './picture-layout.ts';
import type { DishProps } from './picture-scatter.tsx';
import { Toppings } from './picture-toppings.tsx';

export const smoothie = ({ picture, random }: DishProps) => (
  <>
    <ellipse cx={80} cy={107} rx={30} ry={5} fill={PAINTS.shadow} opacity={0.22} />
    <rect
      x={93}
      y={4}
      width={5}
      height={46}
      rx={2.5}
      fill={PAINTS.straw}
      transform="rotate(14 95 28)"
    />
    <path
      d="M52 22H108L101 102Q100 107 95 107H65Q60 107 59 102Z"
      fill={PAINTS.light}
      opacity={0.5}
    />
    <path
      d="M55 32Q80 26 105 32L99 100Q98.500 104 94 104H66Q61.500 104 61 100Z"
      fill={picture.base}
    />
    <ellipse cx={80} cy={32} rx={25} ry={5} fill={shade(picture.base, 0.3)} />
    <path
      d="M62 42L66 92"
      stroke={PAINTS.light}
      strokeWidth={4}
      strokeLinecap="round"
      opacity={0.4}
    />
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

export const jar = ({ picture, random }: DishProps) => {
  const cream = picture.starch?.colour ?? shade(picture.base, 0.25);
  const fruit = picture.pieces[0]?.colour ?? picture.base;
  return (
    <>
      <ellipse cx={80} cy={108} rx={34} ry={5} fill={PAINTS.shadow} opacity={0.22} />
      <path d="M50 24H110V98Q110 107 101 107H59Q50 107 50 98Z" fill={PAINTS.light} opacity={0.45} />
      <path d="M53 40H107V98Q107 104 101 104H59Q53 104 53 98Z" fill={shade(cream, 0.25)} />
      <path
        d="M53 62q7 -5 13.500 0t13.500 0t13.500 0t13.500 0v14q-7 5 -13.500 0t-13.500 0t-13.500 0t-13.500 0Z"
        fill={fruit}
      />
      <path
        d="M53 84q7 -3 13.500 0t13.500 0t13.500 0t13.500 0v14Q107 104 101 104H59Q53 104 53 98Z"
        fill={shade(picture.base, 0.1)}
      />
      <rect x={47} y={18} width={66} height={9} rx={4} fill={PAINTS.lid} />
      <Toppings
        picture={picture}
        random={random}
        area={{ x: 80, y: 41, rx: 21, ry: 5 }}
        count={9}
        size={1.15}
      />
      <path
        d="M59 48V92"
        stroke={PAINTS.light}
        strokeWidth={4}
        strokeLinecap="round"
        opacity={0.45}
      />
    </>
  );
};

export const pancakes = ({ picture, random }: DishProps) => (
  <>
    <ellipse cx={80} cy={100} rx={64} ry={13} fill={PAINTS.shadow} opacity={0.16} />
    <ellipse cx={80} cy={96} rx={64} ry={14} fill={PAINTS.china} />
    <ellipse cx={80} cy={95} rx={50} ry={10} fill={PAINTS.chinaShade} />
    {[0, 1, 2, 3].map((layer) => (
      <g key={layer} transform={`translate(${layer % 2 ? 2 : -2} ${-layer * 12})`}>
        <path d="M36 82V90A44 12 0 0 0 124 90V82Z" fill={PAINTS.pancakeEdge} />
        <ellipse cx={80} cy={82} rx={44} ry={12.5} fill={PAINTS.pancakeRim} />
        <ellipse cx={80} cy={81} rx={41} ry={11} fill={PAINTS.pancake} />
      </g>
    ))}
    <path
      d="M52 42Q80 32 108 44Q112 58 104 62Q98 50 92 58Q86 72 80 58Q74 50 66 60Q56 62 52 42Z"
      fill={
        picture.pieces.some(({ shape }) => shape === 'dollop')
          ? PAINTS.eggWhite
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

export const muffins = ({ picture, random }: DishProps) => (
  <>
    {[
      [48, 8],
      [112, 8],
      [80, 0],
    ].map(([x = 0, back = 0]) => (
      <g key={x} transform={`translate(${x - 80} ${back ? -14 : 6})`}>
        <ellipse cx={80} cy={98} rx={27} ry={5} fill={PAINTS.shadow} opacity={0.2} />
        <path d="M55 66H105L98 96Q97 99 93 99H67Q63 99 62 96Z" fill={PAINTS.paperCase} />
        <path
          d="M62 68L67 98M71 68L74 98M80 68V98M89 68L86 98M98 68L93 98"
          stroke={PAINTS.paperFold}
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

export const bars = ({ picture, random }: DishProps) => (
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

export const pie = ({ picture, random }: DishProps) => {
  const crust = picture.starch?.colour ?? PAINTS.pastry;
  return (
    <>
      <circle cx={82} cy={65} r={48} fill={PAINTS.shadow} opacity={0.2} />
      <circle cx={80} cy={60} r={48} fill={PAINTS.tin} />
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
