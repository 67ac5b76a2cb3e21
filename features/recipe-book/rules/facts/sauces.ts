import { readFacts } from '../read-facts.ts';

export const sauces = readFacts(
  'sauces',
  `
oil|oil-canola|canola oil|5|-|d:0.92
olive-oil|oil-olive|olive oil|19|-|d:0.915
peanut-oil|oil-peanut|peanut oil|9|-|c:peanut d:0.92
sesame-oil|oil-sesame|sesame oil|22|-|c:sesame d:0.92
coconut-oil|oil-coconut|coconut oil|14|-|tbsp=18 tsp=4.6
oil-spray|cooking-oil-spray|cooking oil spray|22|-|tsp=2 m:soy
soy|soy-sauce-salt-reduced|salt-reduced soy sauce|9|brown|c:soy,wheat d:1.13 h:certified
tamari|tamari|tamari|18|brown|c:soy d:1.15 h:certified
fish-sauce|fish-sauce|fish sauce|9|brown|o:fish d:1.2
oyster-sauce|oyster-sauce|oyster sauce|9|brown|c:mollusc,wheat,soy o:mollusc d:1.2
hoisin|hoisin-sauce|hoisin sauce|12|plum|c:soy,wheat,sesame tbsp=22 h:certified
teriyaki|teriyaki-sauce|teriyaki sauce|12|brown|c:soy,wheat tbsp=24 h:no
sweet-chilli|sweet-chilli-sauce|sweet chilli sauce|8|red|tbsp=24
hot-sauce|chilli-sauce-hot|hot chilli sauce|14|red|tbsp=20 tsp=5 m:sulphites
tomato-sauce|tomato-sauce|tomato sauce|5|red|tbsp=23
bbq-sauce|barbecue-sauce|barbecue sauce|6|brown|tbsp=23 cup=280 m:wheat,soy,fish
worcestershire|worcestershire-sauce|Worcestershire sauce|10|brown|c:barley,fish o:fish tbsp=22 tsp=6 h:certified
mustard|mustard-yellow|mustard|10|gold|tbsp=21 tsp=5
miso|miso-paste|white miso paste|22|tan|c:soy m:barley,wheat tbsp=23 tsp=6 h:certified
thai-paste|curry-paste-thai-red-or-green|Thai red curry paste|22|red|c:crustacean,fish m:soy,peanut o:crustacean tbsp=22
green-paste|curry-paste-thai-red-or-green|Thai green curry paste|22|leaf|c:crustacean,fish m:soy,peanut o:crustacean tbsp=22
indian-paste|curry-paste-indian|Indian curry paste|20|orange|m:wheat,milk,nuts,peanut tbsp=22
tamarind|tamarind-raw|tamarind pulp|16|brown|tbsp=10 s:raw
mayo|mayonnaise-whole-egg|whole-egg mayonnaise|12|cream|o:egg m:milk,soy tbsp=19
light-mayo|mayonnaise-light|light mayonnaise|9|cream|o:egg m:milk,soy tbsp=20
vinegar|vinegar-white|white vinegar|2|-|d:1
rice-vinegar|vinegar-white|mild white vinegar|6|-|d:1
cider-vinegar|vinegar-apple-cider|apple cider vinegar|5|-|d:1
red-wine-vinegar|vinegar-red-wine|red wine vinegar|6|-|d:1 m:sulphites h:certified
balsamic|vinegar-balsamic|balsamic vinegar|10|brown|d:1.06 c:sulphites h:certified
pesto|pesto-basil|basil pesto|22|leaf|c:milk,cashew m:nuts o:rennet tbsp=20
salsa|salsa-tomato|tomato salsa|10|red|tbsp=21 cup=260
pasta-sauce|pasta-sauce-tomato|tomato pasta sauce|6|red|cup=260 m:milk,soy
mango-chutney|chutney-mango|mango chutney|14|orange|tbsp=24 m:sulphites
cranberry-sauce|cranberry-sauce|cranberry sauce|12|red|tbsp=23
water|water-tap|water|0|-|d:1
orange-juice|orange-juice-fresh|orange juice|5|orange|d:1.04 s:raw
apple-juice|apple-juice|apple juice|3|gold|d:1.04
red-wine|wine-red|dry red wine|12|plum|c:sulphites d:1 h:no
white-wine|wine-white-dry|dry white wine|12|-|c:sulphites d:1 h:no
coffee|coffee-espresso|espresso coffee|20|brown|d:1
`,
);
