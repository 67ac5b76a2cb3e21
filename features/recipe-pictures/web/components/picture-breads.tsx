import { PAINTS } from '../../rules/picture-palette.ts';
import { Board, Plate } from './picture-crockery.tsx';
import { scatter, shade } from './picture-layout.ts';
import type { DishProps } from './picture-scatter.tsx';
import { Layers, pieceAt, Toppings } from './picture-toppings.tsx';

export const burger = ({ picture }: DishProps) => {
  const bun = picture.starch?.colour ?? PAINTS.crust;
  return (
    <>
      <ellipse cx={80} cy={104} rx={52} ry={8} fill={PAINTS.shadow} opacity={0.2} />
      <rect x={36} y={84} width={88} height={17} rx={9} fill={shade(bun, -0.1)} />
      <Layers picture={picture} x={33} y={52} width={94} height={8.4} count={4} />
      <rect
        x={38}
        y={64}
        width={84}
        height={11}
        rx={5.5}
        fill={picture.pieces.some(({ shape }) => shape === 'egg') ? PAINTS.yolk : PAINTS.patty}
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
      <g fill={PAINTS.seed}>
        <ellipse cx={78} cy={27} rx={2.4} ry={1.4} />
        <ellipse cx={93} cy={31} rx={2.4} ry={1.4} transform="rotate(24 93 31)" />
        <ellipse cx={64} cy={33} rx={2.4} ry={1.4} transform="rotate(-24 64 33)" />
        <ellipse cx={106} cy={41} rx={2.4} ry={1.4} transform="rotate(40 106 41)" />
      </g>
    </>
  );
};

export const sandwich = ({ picture }: DishProps) => {
  const bread = picture.starch?.colour ?? PAINTS.crust;
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

export const toast = ({ picture, random }: DishProps) => {
  const bread = picture.starch?.colour ?? PAINTS.crust;
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

export const wrap = ({ picture, random }: DishProps) => {
  const bread = picture.starch?.colour ?? PAINTS.wrap;
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

export const tacos = ({ picture, random }: DishProps) => {
  const shell = picture.starch?.colour ?? PAINTS.tacoShell;
  return (
    <>
      <ellipse cx={80} cy={104} rx={62} ry={8} fill={PAINTS.shadow} opacity={0.18} />
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

export const rolls = ({ picture, random }: DishProps) => {
  const outer = picture.starch?.colour ?? PAINTS.white;
  return (
    <>
      <Plate r={52} />
      {scatter(7, { x: 80, y: 60, rx: 30, ry: 29 }, random).map(({ x, y, index }) => (
        <g key={index} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle cy={1.6} r={11} fill={PAINTS.shadow} opacity={0.2} />
          <circle
            r={11}
            fill={
              picture.pieces.some(({ colour }) => colour === PAINTS.nori)
                ? PAINTS.noriEdge
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
