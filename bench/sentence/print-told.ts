import type { Told } from './judge-told.ts';

type Line = Told & { style: string; id: number };

const COUNTS = ['wanted', 'right', 'rightFood', 'asked', 'wrongFood', 'invented'] as const;

function totalOf(lines: readonly Line[]): Record<(typeof COUNTS)[number], number> {
  const total = { wanted: 0, right: 0, rightFood: 0, asked: 0, wrongFood: 0, invented: 0 };
  for (const line of lines) for (const count of COUNTS) total[count] += line[count];
  return total;
}

function line(what: string, lines: readonly Line[]): string {
  const { wanted, right, rightFood, asked, wrongFood, invented } = totalOf(lines);
  const share = (count: number) => (wanted === 0 ? '' : `${((100 * count) / wanted).toFixed(1)} %`);
  const cells = [what, lines.length, wanted, share(right), share(rightFood), asked, wrongFood];
  return `| ${[...cells, invented].join(' | ')} |`;
}

/** By style and all. */
export function printTold(
  lines: readonly Line[],
  heading: string,
): {
  right: number;
  wanted: number;
  invented: number;
} {
  console.log(`\n${heading}:`);
  const styles = [...new Set(lines.map(({ style }) => style))];
  const head = 'style | sentences | items | right | food right | asked | other food | invented';
  console.log(`\n| ${head} |\n| --- | ${'---: | '.repeat(7).trim()}`);
  for (const style of styles)
    console.log(
      line(
        style,
        lines.filter((one) => one.style === style),
      ),
    );
  console.log(`${line('all', lines)}\n`);
  const { right, wanted, invented } = totalOf(lines);
  return { right: (100 * right) / wanted, wanted, invented };
}
