/** Room at the left for a figure of five digits, px: nothing is drawn under the figures. */
export const FIGURES_PX = 44;

type GridProps = { lines: readonly number[]; y: (value: number) => number };

export const ChartLines = ({ lines, y, width }: GridProps & { width: number }) =>
  lines.map((value) => (
    <line key={value} x1={0} x2={width} y1={y(value)} y2={y(value)} className="stroke-line" />
  ));

/** In a rim of the card's colour, so that no line crosses them. */
export const ChartFigures = ({ lines, y, unit }: GridProps & { unit: string }) =>
  lines.map((value) => (
    <text
      key={value}
      x={0}
      y={y(value) - 4}
      strokeWidth={4}
      strokeLinejoin="round"
      className="tabular fill-muted stroke-surface text-xs [paint-order:stroke]"
    >
      {value.toLocaleString('en-AU')}
      {value === lines.at(-1) && ` ${unit}`}
    </text>
  ));
