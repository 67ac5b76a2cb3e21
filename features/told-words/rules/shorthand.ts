import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import { fold } from '#features/foods/rules/search/search-words.ts';
import { FROM_ABROAD } from './from-abroad.ts';

/**
 * What people type for a word, as the catalogue and our own rules write it: short forms, slang, what a telephone hears.
 * Slips that are near enough to be known by their letters (slips.ts) need not be told here.
 */
const SHORTHAND = `
about: abt, bout, aboutt
almond: alm, almnd
and a half: n a half, an a half, nd a half
anzac biscuits: anzacs
apple: appl, apel, appel
avocado: avacardo, avacodo, advocado, avocardo
bacon: bac, bakon
baked beans: bkd beans, beanz
baked: bkd
ball: bal
banana: bnana, narna, nanner, narnar
barbecue sauce: bbq sce
barbecue: bbque, barbque, barbeque
because: coz, cuz, bcos, becos, bcoz, bc
beetroot: beet root
between: btw us, btwn, btween, inbetween
black: blk
boiled: bld, boild, hard boild
bolognese: bol, bolog, bolonaise, bolonese, bolanase, bolognase, bolegnaise, bolanaise
bowl: bowel, bwl, boll, bowlfull
bowls: bowels, bwls
bread: brd
breakfast: bfast, brekfast, brkfst, breky, brekkers
breast: brst, brest
broccoli: broc, brocc
brown rice: br rice, brn rice
brown: brn
burger: bgr, brgr
butter: bttr, btr, buttah
cabbage: cabb
capsicum: capsi, cappsicum
carrot: carot, carrit
carrots: karrots, carots
casserole: cassa
cauliflower: colly flower, collyflower
cheddar: ched
cheese: chs, chz, cheez, chedder cheese
chicken: ckn, chkin, chix, chk, chkn, chx, chikn, chickn, chooken, chicky, chiken
chips: chps, chippies, chippys, chippy's
chocolate: choccie, choclit, choclate, chocky
chocolates: choccies, choccys
cinnamon: cinny, cinamin
coca cola: coka cola
coconut: cocnut, coco nut
coffee: coff, coffy, cofe, kofi
coke: cok
cooked: ckd
coriander: corri
corn flakes: cornies
cottage cheese: cott cheese, cottage chs
couple: coupla, cuppla, cupla, cpl
cracker: crackr
crackers: crax
cream: crm
croissant: crossaint, croisant, crosant, crossant, croiss, crossont
cucumber: cuc, cucs, cuke, cucum
cup of tea: cuppa tea, cup o tea
cup of: cupa
cup: cp, cupp
cups: cps
dairy free: df
decaf: decaff, dcaf, de caf
desiccated: dessicated, desicated
dinner: dins, din dins, dindins
double: dbl, dble
doughnut: do nut, doughie
dressing: drsg, dressin
dumplings: dumplins
each: ea
eggplant: egg plant
eggs: eggz, eggies, eggys, eegs, egss, eggss, egs, goog eggs
english muffin: eng muffin, inglish muffin
evoo: extra virgin olive oil, ext virgin olive oil, xvoo
extra: xtra
finished: finishd
fish and chips: fishnchips, fish n chippies
flat white: fw, flattie
free: fre
fried: fryed, frid
from: frm, frum
frozen: frzn, frozn, froz
fruit: froot, frut
full cream: fc, full crm
garlic bread: garlic bred, garly bread
glass of red: glass o red
gin and tonic: jin n tonic, jin and tonic
glass of: glassa
glass: glas, glss, gls
gluten free: glutenfree, gfree
grams: grms, grs, gramz
granola: gran
greek yoghurt: gr yog, grk yog, grk yoghurt, greek yog
grilled: grld
half a: halfa, harfa, hafa
half: hlf, hlaf, harf, haf, hafl
halves: halfs
ham and cheese: ham n chz, hm n chs, hm chs
handful: hndfl, hanful, handfull, hand full, hndful, hanfull
handfuls: handfulls, hands full
heaped: hpd, heapd, heeped
hot chips: hot chippies, hot chps
hot chocolate: hot choccy, hotchoc
ice cream: ice crm, iscream, icecreme, ice creme, i scream
iced coffee: icd coffee, ice coffee
large: lrg, lrge, larg, larj, lge, lg
latte: lattay, latay, lartay
lattes: lattays
leftover: lefover, left over, leftova, l/over
leftovers: left overs
lettuce: lettuc, letus, lettis, lettice
lightly: litely
little: lil, lttle, lil'
loads of: loadsa
lots of: lotsa, lotta
mandarin: mandie
mashed potato: mash pot, mashd potato, mash potatoe
mayonnaise: mayo's, mayonaise
medium: meduim, meedium, mdm
mexican: mex
mid strength beer: mids
meringue: merang, merangue, mering
milk: mlk
mince: mins
mixed: mxd
muesli: mueslie, musli, meusli, mewsli
mushroom: mushie, mushrm
mushrooms: mush, mushys, mooshies, mushrms
noodles: noods, nudles, noodz, nooodles
night: nite
nights: nites
nothing: nuthin, nuffin, nothin, nowt
nuggets: nuggs, nuggies, nuggys, nuggz
oat milk: oatmilk, oatly milk
olive oil: oo, oliveoil
omelette: omlete, omlette, omelet, omlet, omlit, omellete, ommelette
onion: onyon, onoin
orange juice: oj, o j, orange jus
orange: ornge
packet: pckt, pakt, packt, pk, pkg
packets: pckts, pks
parmesan: parmasean, parmesean, parmezan
pasta: psta, parsta
peanut butter: pnb, p butter, penut butter, p'nut butter
peanut: pnut, pea nut
peanuts: pea nuts, pnuts
pepper: peper
piece: pce, peice, peece, pece
pieces: pces, pcs, peices, peeces
pinch: pnch
pineapple: pine apple
pint: pinta
please: pls, plz
poached: poachd, pouched, poch
porridge: porrige, poridge, porage, parritch
probably: prolly, probly, prob, probs
potato: potatoe, pot8o, tater, tatie, tattie
potatoes: potatos, taters, tatties, pot8oes
powdered peanut butter: pb2, pbfit
potato crisps: crisps
prawns: prawnies, prorns
protein powder: prot powder, pro powder, prot pwdr, protein pwdr, protein powd
protein shake: prot shake, pro shake
protein: prot, protien, protine
pudding: pud, puddin
pumpkin spice latte: psl
pumpkin: pumkin, punkin
quarter: qtr, quater, quartr, kwarter
raspberries: rasps, raspys
raspberry: rasp
red wine: vino rosso
reduced fat: red fat, rf
regular: reg, regla
rice cakes: rice ckes, ricecakes
rice: rce
roast: rst, rost
rolls: rools
sachet: satchet, sachay, sashay, sashet
sachets: satchets, sashets
salad: slad, sald
salmon: slamon, sammon, samon, sarmon
salt and vinegar: s and v, saltnvinegar
sandwich: sndwch, samwich, sammich, sammidge, sandwhich, sanwich, sarnie, sando, sambie, sandwitch, sangwich, samdwich, butty
sandwiches: sarnies, butties, sammies, sandos, sambies, sandwhiches, sanwiches, sandwitches
sauvignon blanc: sav blank, savvy blanc, savvy b, savvy
sauce: sorce, sos, sause, sauc, sace, sauze
sausage: sossy, sosig, sausge, sausidge, sossage, sauso
sausages: snaggers, sossies, sosigs, sausos, sausies, bangas
schnitzel: schnitz
schnitty: schnittys, schnitties, shnitties, snitties
scoop: scp, skoop
scoops: scps, skoops
scrambled: scrambld, scrammed, scrmbld, scrambie
serve: srv, srve
serves: srvs
skim: skm
slice: sl, slc, slise, slic, slyce
slices: slcs, sls, slces
small: sm, sml, smol, smal, smll, smallish
smoothie: smthie, smoovie, smoovy, smoothy, smoothe
snack: snk, snax, snacc
sour cream: s cream, sour crm
sourdough: sour dough, sordough, sourdo, s/dough
spaghetti bolognese: spaggy bol, spag bowl, spagbowl, spag boll, spag bolg, spaghetti bol
spaghetti: spagetti, sghetti, pasghetti
special k: specal k
spinach: spin, spinch, spinnach
spoonful: spoonfull, sponful
sprinkle: sprinkl
steak: stk, steack, steke
strawberries: strawbs, strawbies, strawbz, strawbrys, strawberrys
strawberry: strawbry, straw berry
sugar: sug, suga, sugr, shugar
sugars: sugs, sugas
sultanas: sultana's, sultans
sweet potato: swt pot, sweet pot, sw potato, s potato, sweetpot, sweet po
sweet potatoes: sweet pots
sweet: swt
tablespoon: tbspn, tblspn, tabspoon, tbslp, tablesp, tblspoon, tbsn, tabelspoon, tbpsn, tbps
tablespoons: tbspns, tblspns, tbls, tblspoons, tabspoons, tbsps
teaspoon: tspn, teasp, tspoon, tesp, tepsoon, tps
teaspoons: tspns, teasps, tspoons, tsps
toast: tst, tost, toste, tosat, toats
toasted: tosted, tstd
toastie: toasty, tostie, toasti
tomato sauce: tom sauce, dead horse, t sauce, tommy sauce, tom sos, t-sauce
thanks: thx, thanx
today: tday
tomorrow: tmrw, tmr, tomoz
tonight: tonite
tomato: tom, tomatoe, tomayto, tomaeto
tomatoes: tomatos
tortilla: tortila, torteeya
tuna: tna
vanilla: vanila, vnilla, vanillia
vegetables: vegies, vegtables, vegs, vedge, vegetabels
wedges: wedgies
weetbix: weetabix, weet bix, weetbixs, wheetbix, wheat bix, weatbix
whisky: wisky, whiskey, wiskey
wholegrain: wg, w g
wholemeal: ww, wm, w m, hole meal, whole meal, wholmeal
with: wiv, wif, wth, wid, wit, wiht, wih, wi
without: wo, w/o, w/out, wout, witout, wivout, wifout, withou, wthout
yesterday: yday, yest, yesty, ystrday
yoghurt: yog, yogh, yoggie, yoggy, yogy, yogert, yougurt, yogat, youghurt
zero: zro
`;

/** Words of everyday English that are heard for one of food: believed only where the words beside them agree. */
const HEARD = `
cereal: serial
cereals: serials
flour: flower
steak: stake
steaks: stakes
leek: leak
leeks: leaks
bread: bred
meat: meet
roll: role
rolls: roles
wrap: rap
sauce: source
mussels: muscles
thyme: time
currants: currents
mousse: moose
chilli: chilly
flakes: flags
hearts: harts
berry: bury
whey: way
tea: tee
latte: late
plum: plumb
yolk: yoke
yolks: yokes
whole: hole
pear: pair
pears: pairs
cheese: cheers
bean: been
salad: solid
prawns: prongs
curry: carry
chips: ships
rice: rise
ham: hem
mince: mints
pie: pi
`;

/** A form that people type for a name, word by word. */
export type TypedForm = {
  typed: readonly string[];
  meant: string;
  /** the catalogue may call another food so: what it knows itself goes first */
  isDish: boolean;
};

function formsOf(list: string, isDish: boolean): TypedForm[] {
  return list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [meant = '', typed = ''] = line.split(': ');
      return typed.split(', ').map((form) => ({ typed: fold(form).split(' '), meant, isDish }));
    });
}

const byFirstWord = new Map<string, TypedForm[]>();
for (const form of [...formsOf(SHORTHAND, false), ...formsOf(FROM_ABROAD, true)]) {
  const first = form.typed[0] ?? '';
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), form]);
}
for (const forms of byFirstWord.values()) forms.sort((a, b) => b.typed.length - a.typed.length);

/** What may be in the middle of one form: "w/out", "sour-dough". */
const WITHIN = /^ ?[-/]? ?$/;

/** The longest form that begins at a word. */
export function formAt(
  text: string,
  words: readonly SentenceWord[],
  at: number,
): TypedForm | undefined {
  return byFirstWord.get(words[at]?.folded ?? '')?.find(({ typed }) =>
    typed.every((word, place) => {
      const one = words[at + place];
      const before = words[at + place - 1];
      const isWithin = place === 0 || WITHIN.test(text.slice(before?.to, one?.from));
      return one?.folded === word && isWithin;
    }),
  );
}

const HEARD_FOR = new Map(
  formsOf(HEARD, false).map(({ typed, meant }) => [typed.join(' '), meant] as const),
);
/** The word of food that an everyday word may have been heard for. */
export const heardFor = (folded: string): string | undefined => HEARD_FOR.get(folded);
