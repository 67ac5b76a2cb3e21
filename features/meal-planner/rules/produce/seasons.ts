/**
 * Months (1 to 12) of local produce in south-eastern Australia, where most people live: first and last, also over
 * the new year. After the Seasonal Produce Guide of Sustainable Table, an Australian charity. What comes all the
 * year round is not listed.
 */
const SEASONS: Readonly<Record<string, readonly [first: number, last: number]>> = {
  asparagus: [9, 12],
  avocado: [5, 11],
  blueberries: [11, 3],
  broccoli: [5, 10],
  broccolini: [5, 10],
  'brussels-sprouts': [4, 9],
  capsicum: [12, 4],
  cauliflower: [5, 10],
  'cherry-tomatoes': [11, 4],
  'corn-cob': [11, 4],
  cucumber: [11, 4],
  eggplant: [12, 4],
  fennel: [5, 10],
  fig: [1, 4],
  grapes: [12, 5],
  'green-beans': [11, 4],
  'green-capsicum': [12, 4],
  kale: [5, 10],
  kiwifruit: [4, 9],
  leek: [4, 10],
  mango: [10, 3],
  parsnip: [5, 10],
  passionfruit: [12, 4],
  peach: [11, 3],
  pear: [2, 9],
  plum: [12, 4],
  pomegranate: [3, 6],
  pumpkin: [2, 8],
  raspberries: [11, 4],
  rockmelon: [11, 4],
  'snow-peas': [9, 1],
  spinach: [4, 11],
  strawberries: [9, 2],
  swede: [5, 9],
  tomato: [11, 4],
  watermelon: [11, 4],
  zucchini: [11, 4],
};

const YEAR = 12;
const IN_SEASON_GAIN = -0.12;
const OUT_OF_SEASON_COST = 0.1;
/** More than two of a dish weigh no more: a salad of everything is not twice as seasonal. */
const MAX_COUNTED = 2;

/** Zones of the southern half: Australia, New Zealand and what lies on their latitudes. */
const SOUTHERN =
  /^(Australia|Antarctica)\/|^Pacific\/(Auckland|Chatham|Norfolk|Noumea|Fiji|Apia|Tongatapu)|^Africa\/(Johannesburg|Maputo|Harare|Windhoek|Gaborone|Maseru|Mbabane)|^America\/(Argentina|Buenos_Aires|Santiago|Sao_Paulo|Montevideo|Asuncion|La_Paz|Lima)|^Indian\/(Mauritius|Reunion)/;

/** Whether the seasons of a time zone are those of the southern half of the world. */
export const isSouthern = (timeZone: string): boolean => SOUTHERN.test(timeZone);

/** Whether an ingredient is in season; null where it has none. `southern`: whose months those are. */
export function isInSeason(key: string, month: number, southern: boolean): boolean | null {
  const season = SEASONS[key];
  if (!season) return null;
  const [first, last] = season;
  const own = southern ? month : ((month + YEAR / 2 - 1) % YEAR) + 1;
  return first <= last ? own >= first && own <= last : own >= first || own <= last;
}

/** What a dish costs more, or less, by the season of its fresh ingredients. */
export function seasonCost(keys: readonly string[], month: number, southern: boolean): number {
  const known = keys.map((key) => isInSeason(key, month, southern));
  const count = (wanted: boolean) =>
    Math.min(MAX_COUNTED, known.filter((one) => one === wanted).length);
  return IN_SEASON_GAIN * count(true) + OUT_OF_SEASON_COST * count(false);
}
