/** A journey that ran. `null`: nobody tells what it used of the processor here. */
export type Journey = { file: string; processorSeconds: number | null };

/** More, and `npm test` takes more than ten minutes on two cores. */
const MAX_JOURNEYS = 100;
/** Of what all journeys use, whatever the machine is: what one area may take. */
const MAX_SHARE_OF_AREA = 0.25;
/** The sweep is of no area: it looks at every screen, so it grows with all of them. */
const MAX_SHARE_OF_SWEEP = 0.35;
/** Nearly twice what they use on two idle cores: a busy machine makes every second longer. */
const MAX_SECONDS = 850;

/** `food-log-day.spec.ts` and `food-log.spec.ts` are of one area. */
const areas = [
  'account',
  'food-log',
  'food-search',
  'food-photo',
  'home',
  'offline',
  'profile',
  'sweep',
];
const areaOf = (file: string): string => {
  const name = file.replace(/^.*\//, '').replace('.spec.ts', '');
  return areas.find((area) => name.startsWith(area)) ?? name;
};

export type Budget = { lines: string[]; broken: string[] };

/** What the journeys of a whole run cost by area, and what is beyond its share. */
export function weighJourneys(journeys: Journey[]): Budget {
  const broken: string[] = [];
  if (journeys.length > MAX_JOURNEYS) {
    broken.push(
      `${journeys.length} journeys, at most ${MAX_JOURNEYS}: put two in one, or ask a component.`,
    );
  }
  const measured = journeys.filter(({ processorSeconds }) => processorSeconds !== null);
  const sum = (some: Journey[]) => some.reduce((all, one) => all + (one.processorSeconds ?? 0), 0);
  const total = sum(measured);
  const byArea = Map.groupBy(measured, ({ file }) => areaOf(file));
  const rows = [...byArea]
    .map(([area, some]) => ({ area, count: some.length, seconds: sum(some) }))
    .sort((a, b) => b.seconds - a.seconds);
  const percent = (seconds: number) => `${Math.round((100 * seconds) / total)} %`;
  for (const { area, seconds } of rows) {
    const share = area === 'sweep' ? MAX_SHARE_OF_SWEEP : MAX_SHARE_OF_AREA;
    if (seconds > share * total) {
      broken.push(
        `${area} takes ${percent(seconds)} of the journeys, at most ${percent(share * total)}.`,
      );
    }
  }
  if (total > MAX_SECONDS) {
    broken.push(
      `The journeys take ${total.toFixed(0)} s of the processor, at most ${MAX_SECONDS} s.`,
    );
  }
  const lines = rows.map(
    ({ area, count, seconds }) =>
      `${area.padEnd(22)} ${String(count).padStart(3)} journeys ${seconds.toFixed(0).padStart(4)} s ${percent(seconds).padStart(5)}`,
  );
  lines.push(
    `${'all'.padEnd(22)} ${String(journeys.length).padStart(3)} journeys ${total.toFixed(0).padStart(4)} s of the processor`,
  );
  return { lines, broken };
}
