import type { MealWishes } from './meal-wishes.ts';
import type { Word } from './read-words.ts';

/** A figure that was read: what it sets, or minutes and days that go with the words around them. */
export type Figure = {
  from: number;
  to: number;
  sets?: Partial<MealWishes>;
  minutes?: number;
  days?: readonly number[];
  /** who come once */
  guests?: number;
  /** one child, named by its age */
  isChild?: true;
  /** how often in a week, at most */
  limit?: Limit;
};

/** `isBefore`: what it limits comes after it; `isDenied`: it limits only what is not wanted more often. */
export type Limit = { times: number; isBefore: boolean; isDenied: boolean };

const N = String.raw`(\d+(?:\.\d+)?)`;
const SUM = String.raw`((?:a|\d+) hundred(?: and)?(?: \d+)?|\d+(?:\.\d+)?)`;
const PER = String.raw`(?: (?:in total|total|max|tops|all up))?(?: (?:a|an|per|each|every|\/|for each|for every) (day|week|fortnight|meal|serve|serving|serves|portion|head|person|plate|dinner|lunch|breakfast))?`;
const DAYS_A_WEEK = 7;
const DAY_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAY = `(${DAY_NAMES.join('|')})`;
/** Without a unit only such figures are minutes. */
const [MIN_BARE, MAX_BARE] = [5, 120];

/** From this age on people eat as adults do, years. */
const OLDEST_KID = 13;

type Read = (match: RegExpMatchArray) => Omit<Figure, 'from' | 'to'> | null;

const toSum = (text: string): number => {
  const [, hundreds, rest] = /^(a|\d+) hundred(?: and)?(?: (\d+))?$/.exec(text) ?? [];
  if (hundreds === undefined) return Number(text);
  return (hundreds === 'a' ? 1 : Number(hundreds)) * 100 + Number(rest ?? 0);
};

function toMoney(sum: string, per: string | undefined): Omit<Figure, 'from' | 'to'> | null {
  const aud = toSum(sum);
  if (!(aud > 0)) return null;
  if (per === undefined || per === 'week') return { sets: { budgetAud: aud } };
  if (per === 'fortnight') return { sets: { budgetAud: aud / 2 } };
  return per === 'day' ? { sets: { budgetAud: aud * DAYS_A_WEEK } } : { sets: { mealAud: aud } };
}

const toMinutes = (minutes: number, aDay: string | undefined): Omit<Figure, 'from' | 'to'> =>
  aDay === undefined
    ? { minutes: Math.round(minutes) }
    : { sets: { dayMinutes: Math.round(minutes) } };

const A_DAY = String.raw`(?: (?:max|tops|of cooking|cooking))?( (?:a|per|each|every|\/) day| daily| all up| all together| in total)?`;

const SHARES: Readonly<Record<string, number>> = {
  half: 0.5,
  'a half': 0.5,
  third: 0.33,
  'a third': 0.33,
  '2 thirds': 0.67,
  quarter: 0.25,
  'a quarter': 0.25,
  '3 quarters': 0.75,
};
const SHARE = String.raw`(half|a half|a third|third|2 thirds|a quarter|quarter|3 quarters|\d+ %)`;

const toShare = (text: string): Omit<Figure, 'from' | 'to'> | null => {
  const share = SHARES[text] ?? Number(/^\d+/.exec(text)?.[0] ?? Number.NaN) / 100;
  return share > 0 && share <= 1 ? { sets: { kidShare: share } } : null;
};

const PARTNER =
  '(?:husband|wife|partner|boyfriend|girlfriend|fiance|fiancee|flatmate|housemate|hubby|spouse)';
const TIMES_AS_MUCH: Readonly<Record<string, number>> = {
  '1.5': 1.5,
  triple: 3,
  '3 times as much': 3,
  '3': 3,
};

const PER_WEEK = '(?: (?:a|per|each|every|in a|in 1|in the|/) week| weekly)';
const OFTEN = String.raw`(once|twice|a couple of times|[1-7] (?:times?|x|nights?|days?|evenings|meals))`;
const AT_MOST =
  '(?:at (?:the )?most|no more than|not more than|never more than|no more often than|(?:a )?max(?:imum)?(?: of)?|only|up to|not over)';
const TAIL = '(?:at (?:the )?most|max|maximum|tops|or less|or fewer)';

const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2, 'a couple of times': 2 };
const toLimit = (often: string, is: Partial<Limit> = {}): Omit<Figure, 'from' | 'to'> => ({
  limit: { times: TIMES[often] ?? Number(often[0]), isBefore: false, isDenied: false, ...is },
});

const people = (count: number) => (count >= 1 && count <= 20 ? { sets: { people: count } } : null);

const RULES: readonly [pattern: string, read: Read][] = [
  // Days from one to another.
  [
    String.raw`${DAY} (?:-|–|to|till|til|until|through|thru) ${DAY}`,
    ([, from = '', to = '']) => {
      const first = DAY_NAMES.indexOf(from);
      const length = ((DAY_NAMES.indexOf(to) - first + 7) % 7) + 1;
      const days = Array.from({ length }, (_, at) => ((first + at) % 7) + 1);
      return { days: days.sort((a, b) => a - b) };
    },
  ],
  // Money.
  [String.raw`dollar ${SUM}(?: dollar)?${PER}`, ([, sum = '', per]) => toMoney(sum, per)],
  [String.raw`${SUM} dollar${PER}`, ([, sum = '', per]) => toMoney(sum, per)],
  [
    String.raw`(?:budget|spend)(?: (?:is|of|max|about|around|up|to|at|most|no|more|than|under|:|only|roughly|a))* ${SUM}${PER}`,
    ([, sum = '', per]) => toMoney(sum, per),
  ],
  [
    String.raw`(?:week|weekly|shop|shopping|groceries|grocery)(?: (?:is|should|be|stay|at|below|under|to|for|max|within|costs?|up|bill|shop|shopping))+ ${SUM}(?! (?:min|hour|\d))`,
    ([, sum = '']) => toMoney(sum, undefined),
  ],
  // Time.
  [
    String.raw`${N}(?: (?:-|–|to|or) ${N})? min${A_DAY}`,
    ([, low = '', high, aDay]) => toMinutes(Number(high ?? low), aDay),
  ],
  [
    String.raw`(half an|half|quarter of an|a quarter of an|3 quarters of an|an|a|1 and a half|${N}) hour${A_DAY}`,
    ([, words = '', figure, aDay]) => {
      const known: Readonly<Record<string, number>> = {
        'half an': 30,
        half: 30,
        'quarter of an': 15,
        'a quarter of an': 15,
        '3 quarters of an': 45,
        an: 60,
        a: 60,
        '1 and a half': 90,
      };
      const minutes = known[words] ?? Number(figure) * 60;
      return minutes > 0 && minutes <= 240 ? toMinutes(minutes, aDay) : null;
    },
  ],
  [
    String.raw`(?:in|under|within|below|max|less than|up to) (\d+)(?= (?:[,.;!?\n]|or|on|for|each|every|at|max|tops|please|~)|\s*$)`,
    ([, figure]) => {
      const minutes = Number(figure);
      return minutes >= MIN_BARE && minutes <= MAX_BARE ? { minutes } : null;
    },
  ],
  [
    String.raw`(?<=(?:weekend|weekends|weekdays|weeknights|${DAY_NAMES.join('|')}|breakfast|lunch|dinner) )(\d+)(?= (?:[,.;!?\n]|and)|\s*$)`,
    ([, figure]) => {
      const minutes = Number(figure);
      return minutes >= 2 * MIN_BARE && minutes <= MAX_BARE ? { minutes } : null;
    },
  ],
  // Who eats.
  [
    String.raw`(?:family|household|party) of (\d+)(?: (?:,|with|and|including|incl))* (\d+) kid`,
    ([, all, kids]) =>
      Number(all) > Number(kids)
        ? { sets: { people: Number(all) - Number(kids), kids: Number(kids) } }
        : null,
  ],
  [
    String.raw`(\d+) (?:of us|people|persons)(?: ,)? (?:including|incl|counting|of which|of whom) (\d+) kid`,
    ([, all, kids]) =>
      Number(all) > Number(kids)
        ? { sets: { people: Number(all) - Number(kids), kids: Number(kids) } }
        : null,
  ],
  [
    String.raw`(?:kid|son|daughter|they|who|he|she|ones?|little 1|boy|girl|boys|girls)(?: (?:about|around|only|each|just|would|will|can|roughly|of|and|my|the))*(?: (?:eat|eats|have|has|get|gets|want|wants|need|needs))(?: (?:about|around|only|just|roughly|maybe|like))* ${SHARE}(?: (?:a|of a|size|sized))?(?: (?:portion|portions|serve|serves|serving|servings|plate|plates|as much|an adult portion))?`,
    ([, share = '']) => toShare(share),
  ],
  [
    String.raw`${SHARE}(?: (?:a|size|sized|of a))? (?:portion|portions|serve|serves|serving|servings|plates)`,
    ([, share = '']) => toShare(share),
  ],
  [
    String.raw`(?:(?:my|the) )?${PARTNER} (?:(?:always|usually|also|will|can) )*(?:eats?|has|gets|needs|wants|takes?) (?:(?:a|about|around|like|for) )*(double|twice as much|twice|2|1\.5|triple|3 times as much|3)(?: times)?(?: (?:the )?(?:as much|portions?|serves?|servings?|helpings?|what i (?:do|eat|have)))?`,
    ([, much = '']) => ({ sets: { partnerShare: TIMES_AS_MUCH[much] ?? 2 } }),
  ],
  [
    String.raw`(?:(?:family|household|party|group|crowd|table) of|we is|there is|serves|serving|feeds?|feeding|cook for|cooking for|meals? for) (\d+)(?: (?:of us|people|persons|adults?))?(?! (?:min|hour|dollar|day|night|week|kid))`,
    ([, count]) => people(Number(count)),
  ],
  [
    String.raw`(\d+) (?:of us|people|persons|adults?|grown ups?|grownups|mouths|diners|eaters|guests)`,
    ([, count]) => people(Number(count)),
  ],
  [String.raw`for (\d+)(?= (?:[,.;!?\n]|please|of)|\s*$)`, ([, count]) => people(Number(count))],
  [
    String.raw`(?:just me|only me|for me only|on my own|by myself|live alone|living alone|single person|for myself|solo)`,
    () => people(1),
  ],
  [
    String.raw`(?:me and (?:my )?(?:wife|husband|partner|girlfriend|boyfriend|flatmate|housemate|mum|dad|son|daughter|sister|brother|fiance|fiancee)|(?:my )?(?:wife|husband|partner|girlfriend|boyfriend|flatmate|housemate) and (?:me|i|myself)|both of us|(?:we is )?a couple(?! of)|me (?:, )?my (?:wife|husband|partner)(?: and)?)`,
    () => people(2),
  ],
  [
    String.raw`(\d+) (?:little |small |young |hungry )?(?:kid|little ones|boys|girls|teenagers|teens|sons|daughters)`,
    ([, kids]) =>
      Number(kids) >= 1 && Number(kids) <= 20 ? { sets: { kids: Number(kids) } } : null,
  ],
  [
    String.raw`(?:(?:my|our|a|an|the|his|her) )?\d{1,2}(?: -)? (?:year|yr|yrs|y)(?: -)? (?:old|olds)(?: (?:kid|son|daughter|boy|girl))?`,
    ([said]) => {
      const years = Number(/\d+/.exec(said ?? '')?.[0]);
      return years >= 1 && years <= OLDEST_KID ? { sets: { kids: 1 }, isChild: true } : null;
    },
  ],
  // Snacks.
  [
    String.raw`(\d+) (?:small |little |healthy )?snack(?: (?:a|per|each|every) day)?`,
    ([, count]) => (Number(count) <= 6 ? { sets: { snacks: Number(count) } } : null),
  ],
  [String.raw`(?<! (?:as|for|with|like|eat|no) )a snack`, () => ({ sets: { snacks: 1 } })],
  [
    String.raw`(?<! (?:not|no longer|longer|get|getting|before|after|prevent) )(?:pregnant|pregnancy|expecting(?: a (?:baby|kid))?|having a baby)`,
    () => ({ sets: { expecting: 'pregnant' } }),
  ],
  [
    String.raw`(?<! (?:not|no longer|longer|stopped|finished) )(?:breastfeeding|breast feeding|breastfeed|nursing)`,
    () => ({ sets: { expecting: 'breastfeeding' } }),
  ],
  [
    String.raw`(?:no|without|skip|skip the|zero|dont (?:need|want|eat|have|plan)(?: any)?|hold the|forget(?: the)?|not any) snack`,
    () => ({ sets: { snacks: 0 } }),
  ],
  // How often at most.
  [
    String.raw`(?:${AT_MOST}|just) ${OFTEN}${PER_WEEK}?(?: ${TAIL})?`,
    ([, often = '']) => toLimit(often),
  ],
  [String.raw`${OFTEN}${PER_WEEK}? ${TAIL}`, ([, often = '']) => toLimit(often)],
  [
    String.raw`more (?:often )?than ${OFTEN}${PER_WEEK}?`,
    ([, often = '']) => toLimit(often, { isDenied: true }),
  ],
  [
    String.raw`${AT_MOST} ([1-7])(?! (?:pot|pan) )(?: (?:of|serves?|servings?))?${PER_WEEK}?`,
    ([, count = '']) => toLimit(count, { isBefore: true }),
  ],
];

const COMPILED = RULES.map(([pattern, read]) => ({
  pattern: new RegExp(`(?<= )${pattern}(?= )`, 'g'),
  read,
}));

const GUESTS = /(?:^| )(?:guests?|visitors?|friends? (?:over|coming)|company|party)(?= |$)/;
const GUEST_WORDS = new Set(['guest', 'guests', 'visitor', 'visitors', 'company', 'party']);

const GUEST_DAYS = new Set([...DAY_NAMES, 'weekend', 'weekends']);

/** How many come, without a day said so far; the word for them says no more than that. */
function toGuests(figures: readonly Figure[], words: readonly Word[]): Figure[] {
  const counted = figures.filter(({ sets }) => sets?.people !== undefined);
  if (!words.some(({ text }) => GUEST_DAYS.has(text))) {
    return figures.filter((figure) => !counted.includes(figure));
  }
  const named = words.flatMap(({ text }, at): Figure[] => {
    const isFree = !figures.some(({ from, to }) => at >= from && at < to);
    return counted.length > 0 && isFree && GUEST_WORDS.has(text) ? [{ from: at, to: at + 1 }] : [];
  });
  return [
    ...figures.map((figure): Figure => {
      const { from, to, sets } = figure;
      const guests = sets?.people ?? null;
      return guests === null ? figure : { from, to, guests };
    }),
    ...named,
  ];
}

/** "3 of us: me, my husband and my 9 year old": all are counted first, and then named one by one. */
function settlePeople(figures: readonly Figure[], words: readonly Word[]): Figure[] {
  const text = words.map((word) => word.text).join(' ');
  // Who comes once does not eat all week.
  if (GUESTS.test(text)) return toGuests(figures, words);
  const all = Number(/(?:^| )(\d+) (?:of us|people)(?= |$)/.exec(text)?.[1]);
  const named = figures.filter(({ isChild }) => isChild).length;
  const saysTwice = figures.filter(({ sets }) => sets?.people !== undefined).length > 1;
  const kids = named || Math.max(0, ...figures.map(({ sets }) => sets?.kids ?? 0));
  const adults = all > kids && (named > 0 || saysTwice) ? all - kids : null;
  return figures.map((figure) => ({
    ...figure,
    ...(figure.isChild && { sets: { kids: named } }),
    ...(adults !== null &&
      figure.sets?.people !== undefined && { sets: { ...figure.sets, people: adults } }),
  }));
}

/** The figures of a wish, none of them twice; `~` stands for what was read before. */
export function readFigures(words: readonly Word[]): Figure[] {
  const figures: Figure[] = [];
  const texts = words.map(({ text }) => text);
  for (const { pattern, read } of COMPILED) {
    const starts: number[] = [];
    let line = ' ';
    for (const text of texts) {
      starts.push(line.length);
      line += `${text} `;
    }
    for (const match of line.matchAll(pattern)) {
      const figure = read(match);
      if (figure === null) continue;
      const end = match.index + match[0].length;
      const covered = starts.flatMap((start, at) =>
        start >= match.index && start < end ? [at] : [],
      );
      const [from, last] = [covered[0], covered.at(-1)];
      if (from === undefined || last === undefined) continue;
      for (const at of covered) texts[at] = '~';
      figures.push({ from, to: last + 1, ...figure });
    }
  }
  return settlePeople(figures, words);
}
