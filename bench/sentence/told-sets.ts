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
  { what: 'seventeenth held out, never seen', name: 'seventeenth-held-out', isGoal: true },
];
for (const name of [...SETS.map((set) => set.name), 'later']) addNames(`${name}-foods.txt`);
export const TOLD_SETS = SETS.map(({ name, ...set }) => ({ ...set, sentences: readSet(name) }));

/** What a model reads as well. */
export const [SECOND_HELD_OUT = []] = TOLD_SETS.map(({ sentences }) => sentences);

/** Dishes of the catalogue that say several concepts at once. */
export const DISHES: Readonly<Record<string, readonly string[]>> = {
  'Avocado toast': ['bread toasted', 'avocado'],
  'Eggs on toast, scrambled': ['egg scrambled', 'bread toasted'],
  'Peanut butter on toast': ['bread toasted', 'peanut butter'],
  'Jam on toast with butter': ['bread toasted', 'butter', 'jam'],
  'Honey on toast with butter': ['bread toasted', 'butter', 'honey'],
  'Buttered toast, wholemeal': ['bread wholemeal', 'butter'],
  'Muesli with milk': ['muesli', 'milk'],
  'Corn flakes with milk': ['cornflakes', 'milk'],
  'Meat pie with tomato sauce': ['meat pie', 'tomato sauce'],
  'Porridge with banana and honey': ['porridge', 'honey', 'banana'],
  'Scone with jam and cream': ['scone', 'jam', 'cream'],
  'Baked potato with cheese and sour cream': ['baked potato', 'sour cream', 'cheese cheddar'],
  'Crumpet, Golden, toasted with butter': ['crumpet', 'butter'],
  'Corn on the cob, with butter': ['corn cob', 'butter'],
  'Sausage in bread, with onion and sauce': ['sausage in bread', 'onion cooked', 'tomato sauce'],
  'Spaghetti bolognese with parmesan': ['spaghetti bolognese', 'parmesan'],
  'Green curry with rice': ['thai green curry', 'rice white cooked'],
  'Tea with full cream milk': ['tea', 'milk'],
  'Tea with skim milk': ['tea', 'milk'],
  'Egg and bacon roll with barbecue sauce': ['bacon egg roll', 'barbecue sauce'],
  'Roast pork with crackling': ['pork roast', 'pork crackling'],
  'Smashed avo with feta on sourdough': ['bread toasted', 'avocado', 'feta'],
  'Toast with peanut butter and banana': ['bread toasted', 'peanut butter', 'banana'],
  'Chicken, rice and broccoli': ['chicken cooked', 'rice white cooked', 'broccoli cooked'],
  'Bacon and eggs': ['bacon', 'egg fried'],
  'Wheat biscuits with full cream milk': ['weetbix', 'milk'],
  'Cheese and crackers': ['cheese cheddar', 'crackers'],
  'Bagel with cream cheese': ['bagel', 'cream cheese'],
  'Spaghetti on toast': ['spaghetti canned', 'bread toasted'],
  'Tomato on toast': ['bread toasted', 'tomato raw'],
  'Butter chicken with rice': ['butter chicken', 'white rice cooked'],
  'Quarter chicken and chips': ['chicken roast with skin', 'hot chips'],
  'Pikelet with jam and cream': ['pikelet', 'jam', 'cream'],
  'Pasta with pesto': ['pasta', 'pesto'],
  'Potato wedges with sour cream and sweet chilli': ['potato wedges', 'sour cream'],
  'Steak and salad': ['beef steak grilled', 'garden salad'],
  'Sandwich, ham': ['bread', 'ham'],
  'Cheese on toast': ['cheese', 'bread toasted'],
  'Toast with Nutella': ['bread toasted', 'chocolate hazelnut spread'],
  'English muffin, toasted, with butter': ['english muffin toasted', 'butter'],
  'Sandwich, vegemite and butter': ['bread white', 'vegemite'],
  'Porridge, made with full cream milk': ['porridge', 'milk'],
  'Eggs on toast, poached': ['egg poached', 'bread toasted'],
  'Chicken parmigiana with chips and salad': ['chicken parmigiana', 'hot chips', 'garden salad'],
  'Chicken schnitzel with chips and salad': ['chicken schnitzel', 'hot chips', 'garden salad'],
  'Chips and gravy': ['hot chips', 'gravy'],
  'Steak and chips': ['beef steak grilled', 'hot chips'],
  'Fish and chips': ['fish battered', 'hot chips'],
  'Burger and chips': ['burger', 'hot chips'],
  'Chicken nuggets and chips': ['chicken nuggets', 'hot chips'],
  'Fish fingers and chips': ['fish fingers', 'hot chips'],
  'Bangers and mash with gravy': ['sausage beef', 'mashed potato', 'gravy'],
  'Crumpet with butter and honey': ['crumpet', 'butter', 'honey'],
  'Crumpet with Vegemite': ['crumpet', 'vegemite'],
  'Raisin toast with butter': ['raisin toast', 'butter'],
  'Rice cakes with avocado': ['rice cakes', 'avocado'],
  'Rice cakes with cheese': ['rice cakes', 'cheese'],
  'Rice cakes with peanut butter': ['rice cakes', 'peanut butter'],
  'Apple with peanut butter': ['apple', 'peanut butter'],
  'Celery with peanut butter': ['celery', 'peanut butter'],
  'Bagel with avocado': ['bagel', 'avocado'],
  'Hummus with pita bread': ['hummus', 'pita bread'],
  'Idli with sambar': ['idli', 'sambar'],
  'Beef mince and rice': ['beef mince', 'rice white cooked'],
  'Salmon and rice': ['salmon', 'rice white cooked'],
  'Chilli con carne with rice': ['chilli con carne', 'rice white cooked'],
  'Massaman curry with rice': ['massaman curry', 'rice white cooked'],
  'Rice with butter chicken and naan': ['butter chicken', 'rice white cooked', 'naan'],
  'Pasta with butter': ['pasta', 'butter'],
  'Pasta with tomato sauce': ['pasta', 'tomato pasta sauce'],
  'Porridge with protein powder': ['porridge', 'protein powder'],
  'Coffee with full cream milk': ['coffee', 'milk'],
  'Coffee with skim milk': ['coffee', 'skim milk'],
  'Coffee with soy milk': ['coffee', 'soy milk'],
  'Coffee with oat milk': ['coffee', 'oat milk'],
  'Coffee with almond milk': ['coffee', 'almond milk'],
  'Gin and tonic': ['gin', 'tonic water'],
  'Bourbon and cola': ['bourbon', 'coke'],
  'Rum and cola': ['rum', 'coke'],
};

/** Concepts that are as right when their parts are named. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  'ham cheese sandwich': ['bread white', 'ham', 'cheese cheddar'],
  'egg lettuce sandwich': ['bread white', 'egg'],
  'vegemite sandwich': ['bread white', 'vegemite'],
  'chicken gravy roll': ['chicken roast', 'bread roll', 'gravy'],
  'sausage in bread': ['sausage beef', 'bread white'],
  'vegemite toast': ['bread toasted', 'vegemite'],
  'smashed avo on toast with feta': ['avocado', 'bread toasted', 'cheese feta'],
  shandy: ['beer full strength', 'lemonade'],
};
