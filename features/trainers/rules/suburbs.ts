import type { Position } from './distance.ts';

export const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type State = (typeof STATES)[number];

/** A suburb or town as people name it. Those of one name in a state have no position: it would be a guess. */
export type Suburb = { name: string; state: State; position: Position | null };

const SHORT_FORMS: Record<string, string> = { st: 'saint', mt: 'mount', pt: 'port' };

/** A name as it is compared: "St. Kilda" and "saint kilda" are one. */
export const suburbKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f’']/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word, at) => (at === 0 ? (SHORT_FORMS[word] ?? word) : word))
    .join(' ');

/** Reads "Bondi_Beach,-33.891,151.279;…" of each state. */
export function readSuburbs(lists: Readonly<Record<State, string>>): Suburb[] {
  return STATES.flatMap((state) => {
    const places = lists[state].split(';').map((line) => {
      const [name = '', latitude, longitude] = line.replaceAll('_', ' ').split(',');
      return { name, position: { latitude: Number(latitude), longitude: Number(longitude) } };
    });
    return [...Map.groupBy(places, ({ name }) => suburbKey(name)).values()].flatMap(
      ([first, ...more]) =>
        first
          ? [{ name: first.name, state, position: more.length > 0 ? null : first.position }]
          : [],
    );
  });
}

export type SuburbIndex = {
  /** Where a suburb is; null where it is not known. */
  positionOf(suburb: { suburb: string; state: State }): Position | null;
  /** Suburbs whose name begins with what was typed, then those with a word that does. */
  search(typed: string, most: number): Suburb[];
};

export function indexSuburbs(suburbs: readonly Suburb[]): SuburbIndex {
  const named = suburbs.map((suburb) => ({ suburb, key: suburbKey(suburb.name) }));
  const byKey = new Map(named.map(({ suburb, key }) => [`${suburb.state} ${key}`, suburb]));
  return {
    positionOf: ({ suburb, state }) => byKey.get(`${state} ${suburbKey(suburb)}`)?.position ?? null,
    search(typed, most) {
      const key = suburbKey(typed);
      if (key === '') return [];
      const begins = named.filter((one) => one.key.startsWith(key));
      const contains = named.filter(
        (one) => !one.key.startsWith(key) && one.key.includes(` ${key}`),
      );
      const shorter = (a: { key: string }, b: { key: string }) => a.key.length - b.key.length;
      return [...begins.toSorted(shorter), ...contains.toSorted(shorter)]
        .slice(0, most)
        .map(({ suburb }) => suburb);
    },
  };
}
