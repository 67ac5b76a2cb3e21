import { labelledSentences } from './labelled.ts';

/**
 * Styles that people write in beside whole sentences: the amount after the food, lists with dashes, no commas, brands,
 * "with", "no", "half of". Labelled before the reader was changed for them.
 */
export const STYLES = labelledSentences(`
oats 40g milk 200ml => oats-rolled-dry 40 g; milk-full-cream 200 ml
milk 200ml oats 40g => milk-full-cream 200 ml; oats-rolled-dry 40 g
chicken 150g rice 200g broccoli 100g => chicken-* 150 g; rice-* 200 g; broccoli-boiled|broccoli-raw 100 g
chicken 200g rice 150g => chicken-* 200 g; rice-* 150 g
tuna 95g pasta 100g => tuna-* 95 g; pasta-white-boiled 100 g
2 eggs - toast - butter => egg-* 2 large egg|large|egg|medium; bread-*-toasted 1 slice; butter-salted 1 tsp|thin spread
chicken 200g - rice => chicken-* 200 g; rice-* 1 cup
protein shake with milk => protein-shake-made-with-full-cream-milk 1 shaker
protein shake with skim milk => protein-shake-made-with-skim-milk 1 shaker
toast with vegemite => bread-*-toasted 1 slice; yeast-extract-spread-vegemite-style 1 tsp|thin spread
can of solo => solo-lemon-soft-drink 1 can
500g of prawns peeled => prawns-boiled 500 g
chicken wings with garlic sauce => chicken-wing* 1 wing without bone|wing; ~garlic sauce
five savoury shapes => ~savoury shapes
eggs 2 toast 1 slice => egg-* 2 large egg|large|egg|medium; bread-*-toasted 1 slice
banana 1 yoghurt 170g => banana-raw 1 medium; yoghurt-* 170 g
- oats 50 g / - skim milk 250 ml / - honey 1 tsp => oats-rolled-dry 50 g; milk-skim 250 ml; honey 1 tsp
salmon 180g sweet potato 200g beans 100g => salmon-* 180 g; sweet-potato-* 200 g; *beans-* 100 g
coffee - banana - muesli bar => coffee-* 1 cup|mug; banana-raw 1 medium; muesli-bar-* 1 bar
steak 250g chips 150g salad 1 cup => beef-* 250 g; hot-chips-takeaway 150 g; garden-salad-* 1 cup
2 slices toast 1 tbsp peanut butter 1 banana => bread-*-toasted 2 slice; peanut-butter-smooth 1 tbsp; banana-raw 1 medium
1 cup brown rice => rice-brown-boiled 1 cup
brown rice 1 cup chicken breast 120g => rice-brown-boiled 1 cup; chicken-breast-* 120 g
quinoa 1 cup – chickpeas 100g – feta 30g => quinoa-cooked 1 cup; chickpeas-* 100 g; cheese-feta 30 g
half of an avocado => avocado-raw 0.5 medium|1 half
half of a cup of rice => rice-* 0.5 cup
half of a banana and 20g of almonds => banana-raw 0.5 medium; almonds-* 20 g
yoghurt (200g), berries (50g), honey (10g) => yoghurt-* 200 g; mixed-berries-frozen 50 g; honey 10 g
lentils 1 cup => lentils-green-or-brown-boiled 1 cup
couscous 1 cup, lamb 150g => couscous-cooked 1 cup; lamb-* 150 g
weetbix 3 milk 200ml banana 1 => wheat-biscuit-cereal|weet-bix-sanitarium 3 biscuit; milk-full-cream 200 ml; banana-raw 1 medium
vegemite toast x2 no butter => bread-*-toasted 2 slice; yeast-extract-spread-vegemite-style 1 tsp|thin spread|2 thin spread|2 tsp; !butter
burger no cheese => beef-burger*|hamburger*|*burger* 1 burger; !cheese
flat white no sugar => flat-white-* 1 regular|medium|small; !sugar
salad with no dressing => garden-salad-no-dressing 1 cup|bowl
bunnings sausage in bread with onion => sausage-in-bread-with-onion-and-sauce 1 serve
sanitarium weet-bix x 2 with hilo milk => wheat-biscuit-cereal|weet-bix-sanitarium 2 biscuit; milk-reduced-fat-2-percent 0.5 cup
tim tam 2 coffee 1 => biscuit-chocolate-coated-cream|tim-tam-original 2 biscuit; coffee-* 1 cup|mug
200ml juice 2 eggs 1 toast => *juice* 200 ml; egg-* 2 large egg|large|egg|medium; bread-*-toasted 1 slice
rice 200g & chicken 150g & carrots 80g => rice-* 200 g; chicken-* 150 g; carrot-* 80 g
beef mince 150g pasta 80g tomato sauce 2 tbsp => beef-mince-* 150 g; pasta-white-boiled 80 g; tomato-sauce 2 tbsp
150 g of cooked pasta with 20 g of parmesan => pasta-white-boiled 150 g; cheese-parmesan* 20 g
apple - 1 / cheese - 20g / crackers - 4 => apple-raw-with-skin 1 medium; cheese-* 20 g; cracker*|crispbread* 4 cracker
lunch - tuna sandwich - apple - water 500ml => sandwich-tuna-* 1 sandwich; apple-raw-with-skin 1 medium; water-tap 500 ml
porridge 1 cup honey 1 tsp blueberries 50g => porridge-* 1 cup; honey 1 tsp; blueberries-raw 50 g
2 boiled eggs 1 slice toast 10g butter => egg-boiled 2 large|medium; bread-*-toasted 1 slice; butter-salted 10 g
almonds 30g apple 1 => almonds-* 30 g; apple-raw-with-skin 1 medium
whey 30g water 300ml => whey-protein-powder 30 g; water-tap 300 ml
0.5 kg potatoes 100g sour cream => potato-* 0.5 kg|500 g; sour-cream* 100 g
dinner: roast beef 150g - potatoes 200g - peas 80g - gravy 50ml => beef-* 150 g; potato-* 200 g; peas-* 80 g; gravy-* 50 ml|2.5 tbsp
cottage cheese 100g, pineapple 80g, rice cakes 2 => cheese-cottage* 100 g; pineapple-* 80 g; rice-cake-* 2 cake
a kebab and a can of pepsi max => kebab-* 1 kebab; cola-diet-or-no-sugar|pepsi-max 1 can
handful of cashews 1 mandarin => cashews-* 1 handful; mandarin-raw 1 medium
green curry with rice 1 cup => thai-green-curry-chicken 1 serve|cup; rice-* 1 cup
red lentils 80g dry => lentils-red-dry 80 g
milo with milk => *milo*|*malt* 1 cup|mug|glass
cup of tea with milk and 1 sugar => tea-*|tea-with-* 1 cup; sugar-white 1 tsp
grilled barramundi 160g - asparagus - 1 potato => barramundi-* 160 g; asparagus-* 1 cup|spear|bunch; potato-* 1 medium
sushi 2 rolls miso soup 1 cup => sushi-roll-* 2 hand roll|roll; miso-soup-* 1 cup
greek yoghurt 150 g with half of a mango => yoghurt-greek-* 150 g; mango-raw 0.5 medium
`);
