import { readFacts } from '../read-facts.ts';

export const chilled = readFacts(
  'chilled',
  `
tofu|tofu-firm|firm tofu|11|cream|c:soy y:0.9
extra-firm-tofu|tofu-extra-firm|extra-firm tofu|12|cream|c:soy y:0.9
soft-tofu|tofu-soft|silken tofu|9|white|c:soy
fried-tofu|tofu-fried|fried tofu puffs|18|gold|c:soy each=13 s:cooked
tempeh|tempeh|tempeh|18|tan|c:soy y:0.9
edamame|edamame-boiled|shelled frozen edamame|13|green|c:soy cup=160 s:cooked
hummus|hummus|hummus|12|cream|c:sesame tbsp=20 cup=240
soy-yoghurt|soy-yoghurt-vanilla|vanilla soy yoghurt|9|white|c:soy cup=260 tbsp=22
coconut-yoghurt|coconut-yoghurt-plain|plain coconut yoghurt|16|white|tbsp=22 cup=260
soy-milk|soy-milk-regular|soy milk|2.2|cream|c:soy d:1.03
almond-milk|almond-milk-unsweetened|unsweetened almond milk|2.5|cream|c:almond d:1.01
oat-milk|oat-milk|oat milk|2.5|cream|c:oats d:1.03
fresh-pasta|pasta-cheese-filled-fresh|fresh cheese tortellini|13|gold|o:milk c:wheat,egg m:soy y:1.5 s:raw
gnocchi|gnocchi-potato-boiled|potato gnocchi|6|cream|c:wheat m:egg,milk s:cooked
veg-mince|vegetarian-mince-or-meatballs|vegetarian mince|18|brown|c:soy,wheat
`,
);
