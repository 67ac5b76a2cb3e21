import type { Told } from './judge-told.ts';

type Line = Told & { style: string; id: number };

const COUNTS = [
  'wanted',
  'right',
  'askedRight',
  'rightFood',
  'asked',
  'wrongFood',
  'invented',
] as const;

type Totals = Record<(typeof COUNTS)[number], number>;

function totalOf(lines: readonly Line[]): Totals {
  const sums = COUNTS.map((count) => [count, lines.reduce((all, one) => all + one[count], 0)]);
  return Object.fromEntries(sums) as Totals;
}

const HEADS =
  'sentences | items | right | food right | asked | asked though right | other food | invented';

function line(what: string, lines: readonly Line[]): string {
  const { wanted, right, askedRight, rightFood, asked, wrongFood, invented } = totalOf(lines);
  const share = (count: number, all: number) =>
    all === 0 ? '' : `${((100 * count) / all).toFixed(1)} %`;
  const cells = [what, lines.length, wanted, share(right, wanted), share(rightFood, wanted)];
  return `| ${[...cells, asked, share(askedRight, right), wrongFood, invented].join(' | ')} |`;
}

/** By style and all. Of the right items, `askedRight` are asked about: no fault, and a nuisance. */
export function printTold(lines: readonly Line[], heading: string): Totals {
  console.log(`\n${heading}:`);
  const styles = [...new Set(lines.map(({ style }) => style))];
  console.log(`\n| style | ${HEADS} |\n| --- | ${'---: | '.repeat(8).trim()}`);
  for (const style of styles)
    console.log(
      line(
        style,
        lines.filter((one) => one.style === style),
      ),
    );
  console.log(`${line('all', lines)}\n`);
  return totalOf(lines);
}
