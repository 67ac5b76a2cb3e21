import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { wordMap } from '#features/foods/rules/search/search-words.ts';

/** Words that people shorten when they type, as the catalogue writes them. */
const SHORT = wordMap<string>({
  abt: 'about',
  bout: 'about',
  bnana: 'banana',
  bck: 'back',
  bkd: 'baked',
  bld: 'boiled',
  bol: 'bolognese',
  brst: 'breast',
  bttr: 'butter',
  btr: 'butter',
  chix: 'chicken',
  chk: 'chicken',
  chkn: 'chicken',
  choccie: 'chocolate',
  chps: 'chips',
  chs: 'cheese',
  chz: 'cheese',
  choccies: 'chocolates',
  coupla: 'couple',
  crm: 'cream',
  frzn: 'frozen',
  frozn: 'frozen',
  gran: 'granola',
  grld: 'grilled',
  hlf: 'half',
  hndfl: 'handful',
  lrg: 'large',
  mids: 'mid strength beer',
  lettuc: 'lettuce',
  mins: 'mince',
  mlk: 'milk',
  mushie: 'mushroom',
  noods: 'noodles',
  omlete: 'omelette',
  oo: 'olive oil',
  pce: 'piece',
  pces: 'pieces',
  pnut: 'peanut',
  psl: 'pumpkin spice latte',
  qtr: 'quarter',
  fw: 'flat white',
  sl: 'slice',
  sm: 'small',
  mush: 'mushrooms',
  omlette: 'omelette',
  rst: 'roast',
  schnitz: 'schnitzel',
  slcs: 'slices',
  spin: 'spinach',
  tst: 'toast',
  ww: 'wholemeal',
  anzacs: 'anzac biscuits',
  sls: 'slices',
  slc: 'slice',
  sml: 'small',
  sndwch: 'sandwich',
  tblspn: 'tbsp',
  tspn: 'tsp',
  wg: 'wholegrain',
  wm: 'wholemeal',
  yog: 'yoghurt',
  yogh: 'yoghurt',
});

/** The same words with shortened ones written out. */
export const writtenOut = (words: readonly SentenceWord[]): SentenceWord[] =>
  words.map((word, at) => {
    // Pounds follow a figure.
    const isLongBlack = word.text === 'LB' && (words[at - 1]?.figure ?? null) === null;
    const folded = isLongBlack ? 'long black' : SHORT.get(word.folded);
    return { ...word, folded: folded ?? word.folded };
  });
