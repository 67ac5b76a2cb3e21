/**
 * What people type for a word, as the catalogue and our own rules write it: short forms, slang, what a telephone hears.
 * Slips that are near enough to be known by their letters (slips.ts) need not be told here.
 */
export const SHORT_FORMS = `
about: abt, bout, aboutt
after: aftr, aftre
almond: alm, almnd
almond cappuccino: almond cap, almond milk cap
almond flat white: almond flatty, almond milk flatty
and: adn, nd, annd, amd, abd
and a half: n a half, an a half, nd a half
anzac biscuits: anzacs
apple: appl, apel, appel
avocado: avacardo, avacodo, advocado, avocardo
bacon: bac, bakon
baked: bkd
baked beans: bkd beans, beanz
ball: bal
banana: bnana, narna, nanner, narnar
barbecue: bbque, barbque, barbeque
barbecue sauce: bbq sce
because: coz, cuz, bcos, becos, bcoz, bc, becuase, beacuse
beetroot: beet root
before: b4, bfore
ben and jerrys: ben n jerrys, ben & jerrys, b n j
between: btw us, btwn, btween, inbetween, betwen, bewteen
big m: big em
biryani: biriyani, briyani, biriani, biryiani
black: blk
black coffee: kopi o kosong, kopi o
boiled: bld, boild, hard boild
bolognese: bol, bolog, bolonaise, bolonese, bolanase, bolognase, bolegnaise, bolanaise, bolly, bolo
bolognese sauce: bolly sauce, bolo sauce, bog sauce, spag bol sauce, spag bog sauce, spag bol mince, spag bog mince, bol mince, bolognese mince, spag bol meat, spag bog meat, bol sauce
bowl: bowel, bwl, boll, bowlfull
bowls: bowels, bwls
bread: brd
breakfast: bfast, brekfast, brkfst, breky, brekkers
breast: brst, brest
broccoli: broc, brocc
brown: brn
brown rice: br rice, brn rice
burger: bgr, brgr
butter: bttr, btr, buttah
cabbage: cabb
cabernet sauvignon: cab sauv, cab sav, cabsav
caesar: caeser, ceasar, ceaser
can of coke: can ck
capsicum: capsi, cappsicum
carrot: carot, carrit
carrots: karrots, carots
casserole: cassa
cauliflower: colly flower, collyflower
chardonnay: shardonnay, shardy, chardonay, shardonay
cheddar: ched
cheese: chs, chz, cheez, chedder cheese
chicken: ckn, chkin, chix, chk, chkn, chx, chikn, chickn, chooken, chicky, chiken, chick
chickpea: chick pea
chickpeas: chick peas
chips: chps, chippies, chippys, chippy's
chocolate: choccie, choclit, choclate, chocky
chocolates: choccies, choccys
cinnamon: cinny, cinamin
coca cola: coka cola
coconut: cocnut, coco nut
coffee: coff, coffy, cofe, kofi
coke: cok
coke zero: ck zero, coke z, zero coke
cooked: ckd
coriander: corri
corn flakes: cornies
corned beef: corn beef, corn beaf, corned beaf
cottage cheese: cott cheese, cottage chs
couple: coupla, cuppla, cupla, cpl
cracker: crackr
crackers: crax
cream: crm, creme
croissant: crossaint, croisant, crosant, crossant, croiss, crossont
cucumber: cuc, cucs, cuke, cucum
cup: cp, cupp
cup of: cupa
cup of tea: cuppa tea, cup o tea
cups: cps
dairy free: df
decaf: decaff, dcaf, de caf
decaf flat white: decaf flatty
desiccated: dessicated, desicated
dinner: din, dins, din dins, dindins, dinna, diinner
double: dbl, dble
doughnut: do nut, doughie
dressing: drsg, dressin
dumplings: dumplins
each: ea
eggplant: egg plant
eggs: eggz, eggies, eggys, eegs, egss, eggss, egs, goog eggs, egga, eggd
english muffin: eng muffin, inglish muffin
evoo: extra virgin olive oil, ext virgin olive oil, xvoo
extra: xtra
extra lean mince: 5 star mince, five star mince
finished: finishd, finshed
fish and chips: fishnchips, fish n chippies
five: fvie
flat white: fw, flattie
flat white no: flatty no
flat white with: flatty w, flatty with, flatty wth, flattie w, flattie with
flavour: flava, flavor
flavoured: flavored
four: foru, fuor
free: fre
fried: fryed, frid
fried eggs: fried googs
from: frm, frum, fron, frmo
frozen: frzn, frozn, froz
fruit: froot, frut
full cream: fc, full crm
full cream milk: full creme milk
garlic bread: garlic bred, garly bread
gin and tonic: jin n tonic, jin and tonic
glass: glas, glss, gls
glass of: glassa
glass of red: glass o red
gluten free: glutenfree, gfree
grams: grms, grs, gramz
granola: gran
greek yoghurt: gr yog, grk yog, grk yoghurt, greek yog
grilled: grld
half: hlf, hlaf, harf, haf, hafl, hald, halg, hakf, halv
half a: halfa, harfa, hafa
halves: halfs, halvs
ham and cheese: ham n chz, hm n chs, hm chs
handful: hndfl, hanful, handfull, hand full, hndful, hanfull
handfuls: handfulls, hands full
hash brown: hashbrown, hasbrown, hash brwn
hash browns: hashbrowns, hasbrowns, hashies
heaped: hpd, heapd, heeped
hot chips: hot chippies, hot chps
hot chocolate: hot choccy, hotchoc
ice cream: ice crm, iscream, icecreme, ice creme, i scream
iced coffee: icd coffee, ice coffee
juice: joos, joose, juse
just: jst, jsut
kfc: dirty bird, kentucky fried chicken
krispy kreme: crispy creme, crispy cream, crispy kream, krispy cream, krispy creme, kreepy kreme, crispy kreme
large: lrg, lrge, larg, larj, lge, lg
large cappuccino: large cap, lge cap
large flat white: large flatty, lge flatty, big flatty, lrg flatty
last: lst
latte: lattay, latay, lartay
lattes: lattays
lebanese bread: leb bread, lebo bread
leftover: lefto ver, lefover, left over, leftova, l/over, lef ova, lefova, lef over
leftovers: left overs
lettuce: lettuc, letus, lettis, lettice
lightly: litely
little: lil, lttle, lil'
loads of: loadsa
long black: lng blk, long blk, lng black, l black, long blck
lots of: lotsa, lotta
lunch: luch, lnch, lunhc
mandarin: mandie
mandarins: mandys, mandies
margherita pizza: margarita pizza, margerita pizza, margarhita pizza
mashed potato: mash pot, mashd potato, mash potatoe
mayonnaise: mayo's, mayonaise
medium: meduim, meedium, mdm
meringue: merang, merangue, mering
merlot: merlow, merlo
mexican: mex
mid strength beer: mids
milk: mlk
mince: mins
minute noodles: min noodles, mins noodles, min noods
mixed: mxd
moscato: muscato
muesli: mueslie, musli, meusli, mewsli
mushroom: mushie, mushrm
mushrooms: mush, mushys, mooshies, mushrms
nescafe: nescafe blend 43, blend 43, nescafe gold, nescafe classic
night: nite
nights: nites
noodles: noods, nudles, noodz, nooodles
nothing: nuthin, nuffin, nothin, nowt
nuggets: nuggs, nuggies, nuggys, nuggz, nugs
oat cappuccino: oat cap, oat milk cap, oatmilk cap
oat flat white: oat flatty, oat milk flatty, oat flattie
oat milk: oatmilk, oatly milk
oat milk latte: oat milky latte, oat latte milky
olive oil: oo, oliveoil
omelette: omlete, omlette, omelet, omlet, omlit, omellete, ommelette
onion: onyon, onoin
orange: ornge
orange juice: oj, o j, orange jus
packet: pckt, pakt, packt, pk, pkg
packets: pckts, pks
parmesan: parmasean, parmesean, parmezan
pasta: psta, parsta
peanut: pnut, pea nut
peanut butter: pnb, p butter, penut butter, p'nut butter
peanuts: pea nuts, pnuts
pepper: peper
piece: pce, peice, peece, pece
pieces: pces, pcs, peices, peeces
pinch: pnch
pineapple: pine apple
pinot grigio: pino grigio, pinot grigo, pino grigo
pinot gris: pino gris, pinot gri
pinot noir: pino noir, pinot noire, pino nwar
pint: pinta
pizza margherita: pizza margarita, pizza margerita
please: pls, plz
poached: poachd, pouched, poch
poached egg: poachie, poached goog
poached eggs: poachies, poachys, poached googs, poachd eggs
porridge: porrige, poridge, porage, parritch
potato: potatoe, pot8o, tater, tatie, tattie
potato crisps: crisps
potatoes: potatos, taters, tatties, pot8oes
powdered peanut butter: pb2, pbfit
prawns: prawnies, prorns
probably: prolly, probly, prob, probs
protein: prot, protien, protine
protein powder: prot powder, pro powder, prot pwdr, protein pwdr, protein powd
protein shake: prot shake, pro shake
pudding: pud, puddin
pumpkin: pumkin, punkin
pumpkin spice latte: psl
quarter: qtr, quater, quartr, kwarter, kwater
quarters: qtrs, quaters
rasher: rasha
rashers: rashas, rashes
raspberries: rasps, raspys
raspberry: rasp
red wine: vino rosso
reduced fat: red fat, rf
regular: reg, regla
rice: rce, nasi
rice cakes: rice ckes, ricecakes
riesling: reisling, reasling
roast: rst, rost
rolls: rools
sachet: satchet, sachay, sashay, sashet
sachets: satchets, sashets
salad: slad, sald
salmon: slamon, sammon, samon, sarmon
salt and vinegar: s and v, saltnvinegar
sandwich: sndwch, samwich, sammich, sammidge, sandwhich, sanwich, sarnie, sando, sambie, sandwitch, sangwich, samdwich, butty
sandwiches: sarnies, butties, sammies, sandos, sambies, sandwhiches, sanwiches, sandwitches
sauce: sorce, sos, sause, sauc, sace, sauze, sce
sausage: sausi, sausy, sossie, sozzie, sossy, sosig, sausge, sausidge, sossage, sauso, sausie
sausage roll: saus roll, sauso roll
sausage rolls: saus rolls, sossie rolls
sausages: snaggers, sossies, sosigs, sausos, sausies, bangas
sauvignon blanc: sav blank, savvy blanc, savvy b, savvy, sauv blanc, sav blanc
schnitty: schnittys, schnitties, shnitties, snitties
schnitzel: schnitz
scoop: scp, skoop
scoops: scps, skoops
scrambled: scrambld, scrammed, scrmbld, scrambie
scrambled eggs: scrammies, scrambies, scramblies, scrambled googs
serve: srv, srve
serves: srvs
shared: sharedd
sharing: sharin
shepherds pie: shep pie, sheps pie
short black: short blk, shrt blk
skim: skm
skim cappuccino: skim cap, skinny cap, skim milk cap
skim flat white: skim flatty, skinny flatty, skim flattie, skinny flattie
slice: sl, slc, slise, slic, slyce
slices: slcs, sls, slces
small: sm, sml, smol, smal, smll, smallish
small flat white: small flatty, sml flatty
smoothie: smthie, smoovie, smoovy, smoothy, smoothe
snack: snk, snax, snacc
some: sum, sme
sour cream: s cream, sour crm
sourdough: sour dough, sordough, sourdo, s/dough, sourdoe, sour doe, sourdow, sourdogh
soy and linseed: soy lin, soylin, soy & linseed, soy n linseed, soy and lin
soy cappuccino: soy cap, soy milk cap
soy flat white: soy flatty, soy flattie
spaghetti: spagetti, sghetti, pasghetti
spaghetti bolognese: spaggy bol, spag bowl, spagbowl, spag boll, spag bolg, spaghetti bol, spag bolly, spaggy bog, spag bolo
special k: specal k
spinach: spin, spinch, spinnach
spoonful: spoonfull, sponful
sprinkle: sprinkl
steak: stk, steack, steke
strawberries: strawbs, strawbies, strawbz, strawbrys, strawberrys
strawberry: strawbry, straw berry
sugar: sug, suga, sugr, shugar
sugar free: sugarfree, sf
sugars: sugs, sugas
sultanas: sultana's, sultans
sweet: swt
sweet potato: swt pot, sweet pot, sw potato, s potato, sweetpot, sweet po
sweet potatoes: sweet pots
tablespoon: tbspn, tblspn, tabspoon, tbslp, tablesp, tblspoon, tbsn, tabelspoon, tbpsn, tbps
tablespoons: tbspns, tblspns, tbls, tblspoons, tabspoons, tbsps
teaspoon: tspn, teasp, tspoon, tesp, tepsoon, tps
teaspoons: tspns, teasps, tspoons, tsps
thanks: thx, thanx
the: teh, hte, tha
thickshake: thick shake
thickshakes: thick shakes
three: thre, threee, trhee
toast: tst, tost, toste, tosat, toats
toasted: tosted, tstd
toastie: toasty, tostie, toasti
today: tday, 2day
tomato: tom, tomatoe, tomayto, tomaeto
tomato sauce: tom sauce, dead horse, t sauce, tommy sauce, tom sos, t-sauce
tomatoes: tomatos
tomorrow: tmrw, tmr, tomoz, 2moro, 2morrow
tonight: tonite, 2nite, 2night
tortilla: tortila, torteeya
tuna: tna
turmeric: tumeric
twisties: twistes, twistys
two: tow, teo, twp
vanilla: vanila, vnilla, vanillia
vegetable: vege
vegetables: vegies, vegtables, vegs, vedge, vegetabels
vegetarian: vegie delights, veggie delights, linda mccartney
vietnamese iced coffee: vietnamese ice coffee, viet iced coffee, viet ice coffee
water: wter, watr, warter
wedges: wedgies
weetbix: weetabix, weet bix, weetbixs, wheetbix, wheat bix, weatbix
whisky: wisky, whiskey, wiskey
wholegrain: wg, w g
wholemeal: ww, wm, w m, hole meal, whole meal, wholmeal
with: wiv, wif, wth, wid, wit, wiht, wih, wi, wtih, wirh, woth, wuth
without: wo, w/o, w/out, wout, witout, wivout, wifout, withou, wthout
yesterday: yday, yest, yesty, ystrday, ydays, ystrdays, yestdays, yestydays
yoghurt: yog, yogh, yoggie, yoggy, yogy, yogert, yougurt, yogat, youghurt
zero: zro
`;
