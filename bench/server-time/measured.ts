import type { Person } from '../../apps/server/testing/test-app.ts';

const ROUNDS = 40;

/** Prints how long the server takes for reads at `urls`, in turn: a line of a table. Answers the p95 in milliseconds. */
export async function measured(
  person: Person,
  what: string,
  urls: readonly string[],
): Promise<number> {
  const times: number[] = [];
  for (let round = -3; round < ROUNDS; round += 1) {
    const url = urls[Math.max(0, round) % urls.length] ?? '';
    const before = performance.now();
    const answer = await person.bare({ url });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    if (round >= 0) times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN;
  const cells = [0.5, 0.95, 1].map((share) => at(share).toFixed(1));
  console.log(`| ${what} | ${cells.join(' | ')} |`);
  return at(0.95);
}

export const tableHead = '| call | p50 | p95 | slowest |\n| --- | ---: | ---: | ---: |';
