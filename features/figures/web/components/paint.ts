/** How a figure's paths look. The colours are in tokens.css, so they follow the theme. */
type Paint = {
  fill: string;
  stroke?: string;
  strokeWidth?: number;
  opacity?: number;
  fillOpacity?: number;
  paintOrder?: 'stroke';
};

const skin = (fill: string): Paint => ({
  fill,
  stroke: 'var(--figure-edge)',
  strokeWidth: 0.9,
  paintOrder: 'stroke',
});
const drawn = (stroke: string, strokeWidth: number, opacity = 1): Paint => ({
  fill: 'none',
  stroke,
  strokeWidth,
  opacity,
});

const paints: Record<string, Paint> = {
  near: skin('var(--figure-near)'),
  mid: skin('var(--figure-mid)'),
  far: skin('var(--figure-far)'),
  primary: { fill: 'var(--figure-works)', opacity: 0.55 },
  primaryFlat: { fill: 'var(--figure-works)', opacity: 0.8 },
  secondary: { fill: 'var(--figure-helps)', opacity: 0.27 },
  secondaryFlat: { fill: 'var(--figure-helps)', opacity: 0.5 },
  iron: { fill: 'var(--figure-iron)', stroke: 'var(--figure-edge)', strokeWidth: 0.4 },
  plate: { ...drawn('var(--figure-rim)', 0.9), fill: 'var(--figure-iron)', fillOpacity: 0.45 },
  farPlate: { ...drawn('var(--figure-iron)', 0.6), fill: 'var(--figure-iron)', fillOpacity: 0.3 },
  ring: drawn('var(--figure-rim)', 0.45, 0.6),
  wire: { fill: 'var(--figure-rim)', opacity: 0.85 },
  band: { fill: 'var(--figure-rim)' },
  water: { fill: 'var(--figure-rim)', opacity: 0.22 },
  hoop: drawn('var(--figure-iron)', 1.7),
  cord: drawn('var(--figure-rim)', 0.7),
  rim: drawn('var(--figure-iron)', 1.5),
  wheel: { ...drawn('var(--figure-iron)', 1), fill: 'var(--figure-frame)' },
  frame: { fill: 'var(--figure-frame)' },
  lever: { fill: 'var(--figure-lever)' },
  roll: { fill: 'var(--figure-roll)', stroke: 'var(--figure-edge)', strokeWidth: 0.5 },
  rollEnd: { fill: 'var(--figure-lever)' },
  pad: { fill: 'var(--figure-pad)' },
  padTop: { fill: 'var(--figure-pad-top)' },
  padEnd: { fill: 'var(--figure-pad-end)' },
};

const body = paints['near'];

export const paintOf = (style: string): Paint => paints[style] ?? body ?? { fill: 'none' };
