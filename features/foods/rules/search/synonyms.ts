import { stem } from './search-words.ts';

/** Names of the same thing, each of which finds all the others. Written as people write them. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['capsicum', 'bell pepper', 'sweet pepper'],
  ['mince', 'ground beef', 'minced beef', 'beef mince', 'hamburger mince'],
  ['coriander', 'cilantro'],
  ['zucchini', 'courgette'],
  ['eggplant', 'aubergine', 'brinjal'],
  ['prawn', 'shrimp'],
  ['rockmelon', 'cantaloupe'],
  ['spring onion', 'scallion', 'green onion', 'shallot'],
  ['beetroot', 'beet'],
  ['hot chips', 'chips', 'french fries', 'fries'],
  ['potato crisps', 'crisps', 'potato chips', 'chips'],
  ['rocket', 'arugula', 'rucola'],
  ['snow pea', 'mange tout', 'mangetout'],
  ['swede', 'rutabaga'],
  ['silverbeet', 'chard', 'swiss chard'],
  ['sweet potato', 'kumara', 'yam', 'sweet spud'],
  ['potato', 'spud'],
  ['canned', 'tinned', 'tin'],
  ['skinless', 'no skin', 'skin off'],
  ['pawpaw', 'papaya'],
  ['sultana', 'raisin'],
  ['tomato sauce', 'ketchup'],
  ['porridge', 'oatmeal'],
  ['rolled oats', 'oats', 'oatmeal'],
  ['biscuit', 'cookie', 'bikkie', 'bickie', 'biccy', 'bikky'],
  ['lolly', 'candy', 'sweets'],
  ['icy pole', 'ice block', 'popsicle', 'ice lolly'],
  ['soft drink', 'soda', 'fizzy drink', 'pop'],
  ['wholemeal', 'whole wheat', 'wholewheat'],
  ['cornflour', 'cornstarch', 'corn starch'],
  ['plain flour', 'all purpose flour'],
  ['self raising flour', 'self rising flour'],
  ['icing sugar', 'powdered sugar', 'confectioners sugar'],
  ['caster sugar', 'superfine sugar'],
  ['bicarb soda', 'baking soda', 'bicarbonate of soda'],
  ['jelly', 'jello'],
  ['skim milk', 'skimmed milk', 'fat free milk', 'nonfat milk'],
  ['full cream milk', 'whole milk'],
  ['reduced fat milk', 'light milk', 'lite milk', 'semi skimmed milk'],
  ['thickened cream', 'heavy cream', 'whipping cream'],
  ['tasty cheese', 'cheddar', 'cheddar cheese'],
  ['wing', 'drumette'],
  ['snag', 'sausage', 'banger'],
  ['rissole', 'meat patty', 'burger patty'],
  ['chook', 'chicken'],
  ['barbecue chicken', 'rotisserie chicken', 'bbq chicken', 'roast chicken'],
  ['parmi', 'parmigiana', 'chicken parmesan', 'schnitzel parmigiana'],
  ['schnitzel', 'schnitty', 'crumbed cutlet'],
  ['flathead', 'flatty'],
  ['avocado', 'avo'],
  ['brekky', 'breakfast'],
  ['sanga', 'sandwich', 'sambo'],
  ['toastie', 'toasted sandwich', 'jaffle', 'grilled cheese'],
  ['muesli', 'granola'],
  ['chickpea', 'garbanzo', 'garbanzo bean'],
  ['broad bean', 'fava bean'],
  ['kidney bean', 'red bean'],
  ['cannellini bean', 'white bean', 'white kidney bean'],
  ['baked beans', 'beans in tomato sauce'],
  ['borlotti bean', 'cranberry bean'],
  ['peanut butter', 'peanut paste'],
  ['spring roll', 'egg roll'],
  ['dim sim', 'dimmy'],
  ['flat white', 'white coffee'],
  ['long black', 'black coffee', 'americano'],
  ['cuppa', 'tea'],
  ['stock', 'broth'],
  ['gravy beef', 'stewing beef', 'chuck'],
  ['scotch fillet', 'rib eye', 'ribeye'],
  ['porterhouse', 'sirloin', 'new york strip'],
  ['eye fillet', 'tenderloin', 'filet mignon'],
  ['burger', 'hamburger'],
  ['mandarin', 'tangerine', 'clementine'],
  ['passionfruit', 'maracuja'],
  ['dragonfruit', 'pitaya'],
  ['kiwifruit', 'kiwi'],
  ['desiccated coconut', 'shredded coconut'],
  ['savoury spread', 'yeast extract', 'yeast spread', 'vegemite'],
  ['pumpkin', 'squash'],
  ['corn', 'sweetcorn', 'sweet corn', 'maize'],
  ['bok choy', 'pak choi', 'pak choy'],
  ['choy sum', 'choi sum'],
  ['wombok', 'chinese cabbage', 'napa cabbage'],
  ['english spinach', 'spinach'],
  ['polenta', 'cornmeal'],
  ['semolina', 'cream of wheat'],
  ['linseed', 'flaxseed', 'flax seed'],
  ['pepita', 'pumpkin seed'],
  ['egg white', 'albumen'],
  ['protein powder', 'whey', 'whey protein', 'protein shake'],
  ['cola', 'coke', 'coca cola'],
  ['spirits', 'liquor'],
  ['stubby', 'beer', 'schooner'],
  ['bubbly', 'sparkling wine', 'champagne', 'prosecco'],
];

type Phrase = { words: string[]; group: number };

const PHRASES: Phrase[] = SYNONYMS.flatMap((group, at) =>
  group.map((text) => ({ words: text.split(' ').map(stem), group: at })),
);

const byFirstWord = new Map<string, Phrase[]>();
for (const phrase of PHRASES) {
  const first = phrase.words[0] ?? '';
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), phrase]);
}

const MAX_VARIANTS = 8;

const foundAt = (words: readonly string[], at: number): Phrase[] =>
  (byFirstWord.get(words[at] ?? '') ?? []).filter((phrase) =>
    phrase.words.every((word, offset) => words[at + offset] === word),
  );

/**
 * What else could have been typed: the words with one phrase at a time exchanged for a synonym. The
 * words as typed are not among them. Takes and gives stems.
 */
export function synonymVariants(words: readonly string[]): string[][] {
  const variants = new Map<string, string[]>();
  words.forEach((_, at) => {
    // The longest phrase is what was meant: "sweet potato" is no kind of potato here.
    for (const { words: phrase, group } of foundAt(words, at)) {
      for (const other of PHRASES) {
        if (other.group !== group || other.words.join(' ') === phrase.join(' ')) continue;
        const variant = [
          ...words.slice(0, at),
          ...other.words,
          ...words.slice(at + phrase.length),
        ].filter((word, index, all) => all.indexOf(word) === index);
        variants.set(variant.join(' '), variant);
      }
    }
  });
  variants.delete(words.join(' '));
  return [...variants.values()].slice(0, MAX_VARIANTS);
}
