import { readFileSync } from 'node:fs';

/**
 * Sets of 200 sentences, each by a writer who had not seen the reader. `NAME.txt` has them as
 * they were written: `style|level|sentence`, `- concept|amount|unit|grams`, `~ what may be read too`, `! what is not to be there`, `# a note`;
 * `?` stands before what no reader can know. `NAME-foods.txt` names the foods of the catalogue that a
 * person would take for a concept (`@concept`: those of another one); it was made before anybody looked at what the reader answers.
 */
export type Wanted = {
  /** null: to be asked, or said to be unknown */
  concept: string | null;
  names: readonly string[];
  amount: number | null;
  unit: string | null;
  grams: readonly [number, number] | null;
};

/** `allowed`: what may be read as well, by the writer's note */
export type ToldSentence = {
  id: number;
  style: string;
  text: string;
  wanted: Wanted[];
  allowed: string[];
};

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').trim();

const NAMES = new Map<string, readonly string[]>();

/** What any set calls a food counts for all of them, as do foods that came into the catalogue later. */
function addNames(file: string): void {
  for (const line of textOf(file).split('\n')) {
    const [concept = '', foods = ''] = line.split(/ = ?/);
    const names = foods
      .split('; ')
      .filter(Boolean)
      .flatMap((name) => (name.startsWith('@') ? namesOf(name.slice(1)) : [name]));
    NAMES.set(concept, [...namesOf(concept), ...names]);
  }
}

export const namesOf = (concept: string): readonly string[] => NAMES.get(concept) ?? [];

function wantedOf(line: string): Wanted {
  const [concept = '', amount, unit, range] = line.split('|');
  const names = NAMES.get(concept) ?? [];
  if (!concept.startsWith('?') && !NAMES.has(concept)) throw new Error(`No foods for ${concept}.`);
  const [least, most] = (range ?? '').split('-').map(Number);
  return {
    concept: names.length > 0 ? concept : null,
    names,
    amount: amount ? Number(amount) : null,
    unit: unit || null,
    grams: least !== undefined && most !== undefined ? [least, most] : null,
  };
}

function readSet(name: string): ToldSentence[] {
  const told: ToldSentence[] = [];
  for (const line of textOf(`${name}.txt`).split('\n')) {
    const head = /^([a-z-]+)\|[emh]\|(.*)$/.exec(line);
    if (head) {
      const [, style = '', text = ''] = head;
      told.push({
        id: told.length + 1,
        style,
        text: text.replaceAll('\\n', '\n'),
        wanted: [],
        allowed: [],
      });
    } else if (line.startsWith('- ')) told.at(-1)?.wanted.push(wantedOf(line.slice(2)));
    else if (line.startsWith('~ '))
      told.at(-1)?.allowed.push(...namesOf(line.slice(2).split('|')[0] ?? ''));
  }
  return told;
}

/** In the order in which they were written. */
const SETS = [
  { what: 'second held out, all seen by now', name: 'second-held-out', isGoal: false },
  { what: 'third, for development', name: 'third-development', isGoal: false },
  { what: 'third held out, all seen by now', name: 'third-held-out', isGoal: false },
  { what: 'fourth, for development', name: 'fourth-development', isGoal: false },
  { what: 'fifth, for development', name: 'fifth-development', isGoal: false },
  { what: 'sixth held out, all seen by now', name: 'sixth-held-out', isGoal: false },
  { what: 'seventh, for development', name: 'seventh-development', isGoal: false },
  { what: 'eighth, for development', name: 'eighth-development', isGoal: false },
  { what: 'ninth, for development', name: 'ninth-development', isGoal: false },
  { what: 'tenth, for development', name: 'tenth-development', isGoal: false },
  { what: 'eleventh, for development', name: 'eleventh-development', isGoal: false },
  { what: 'twelfth, for development', name: 'twelfth-development', isGoal: false },
  { what: 'thirteenth, for development', name: 'thirteenth-development', isGoal: false },
  { what: 'fourteenth, for development', name: 'fourteenth-development', isGoal: false },
  { what: 'fifteenth, for development', name: 'fifteenth-development', isGoal: false },
  { what: 'sixteenth held out, never seen', name: 'sixteenth-held-out', isGoal: true },
  { what: 'seventeenth, for development', name: 'seventeenth-development', isGoal: false },
  { what: 'eighteenth, for development', name: 'eighteenth-development', isGoal: false },
  { what: 'nineteenth, for development', name: 'nineteenth-development', isGoal: false },
  { what: 'twentieth, for development', name: 'twentieth-development', isGoal: false },
  { what: 'twenty-first, for development', name: 'twenty-first-development', isGoal: false },
  { what: 'twenty-second, for development', name: 'twenty-second-development', isGoal: false },
  { what: 'twenty-third, for development', name: 'twenty-third-development', isGoal: false },
  { what: 'twenty-fourth, for development', name: 'twenty-fourth-development', isGoal: false },
  { what: 'twenty-fifth held out, never seen', name: 'twenty-fifth-held-out', isGoal: true },
  { what: 'twenty-sixth held out, never seen', name: 'twenty-sixth-held-out', isGoal: true },
  { what: 'twenty-seventh, for development', name: 'twenty-seventh-development', isGoal: false },
  { what: 'twenty-eighth, for development', name: 'twenty-eighth-development', isGoal: false },
  { what: 'twenty-ninth, for development', name: 'twenty-ninth-development', isGoal: false },
  { what: 'thirtieth, for development', name: 'thirtieth-development', isGoal: false },
  { what: 'thirty-first held out, never seen', name: 'thirty-first-held-out', isGoal: true },
  { what: 'thirty-second held out, never seen', name: 'thirty-second-held-out', isGoal: true },
];
for (const name of [...SETS.map((set) => set.name), 'later']) addNames(`${name}-foods.txt`);
export const TOLD_SETS = SETS.map(({ name, ...set }) => ({ ...set, sentences: readSet(name) }));

/** What a model reads as well. */
export const [SECOND_HELD_OUT = []] = TOLD_SETS.map(({ sentences }) => sentences);
