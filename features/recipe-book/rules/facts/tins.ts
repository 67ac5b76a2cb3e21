import { readFacts } from '../read-facts.ts';

export const tins = readFacts(
  'tins',
  `
tomatoes|tomatoes-canned-no-added-salt|canned no-added-salt tomatoes|3.5|red|can=400
passata|tomato-puree|tomato passata|4|red|cup=260 bottle=700
tomato-paste|tomato-paste|tomato paste|9|red|tbsp=22 tsp=6
corn-can|corn-kernels-canned-drained|canned corn kernels|6|yellow|can=260 small-can=90 cup=173
creamed-corn|corn-creamed-canned|canned creamed corn|6|yellow|can=420 small-can=125
beetroot-can|beetroot-canned-drained|canned sliced beetroot|6|purple|slice=10 can=280
water-chestnuts|water-chestnuts-canned|canned water chestnuts|12|white|can=140
bamboo|bamboo-shoots-canned-drained|canned bamboo shoots|10|cream|can=140
pineapple-can|pineapple-canned-in-juice-drained|canned pineapple pieces|6|yellow|can=270 slice=47 cup=191
peaches-can|peaches-canned-in-juice|canned peaches in juice|6|orange|can=410 cup=262
jackfruit|jackfruit-raw|ripe fresh jackfruit|15|gold|cup=174 s:raw
coconut-milk|coconut-milk-canned|coconut milk|6|white|can=400 d:1 m:sulphites
light-coconut-milk|coconut-milk-light-canned|light coconut milk|6|white|can=400 d:1 m:sulphites
coconut-cream|coconut-cream-canned|coconut cream|8|white|can=400 d:1 m:sulphites
olives|olives-black-canned|pitted black olives|16|black|each=4 cup=136
green-olives|olives-green-pickled|pitted green olives|16|green|each=4 cup=136
capers|capers-pickled|capers|30|green|tbsp=11 tsp=3
gherkin|dill-cucumber-pickled|dill pickle/dill pickles|12|green|each=65 slice=7
jalapeno|chilli-jalapeno-canned|pickled jalapeños|18|green|tbsp=11
sun-dried-tomatoes|tomato-semi-dried-in-oil-drained|semi-dried tomatoes|28|red|cup=110 m:sulphites s:raw
dried-shiitake|mushrooms-shiitake-dried|dried shiitake mushrooms|90|brown|each=3.6 k:dry y:3 s:raw
apple-puree|apple-puree-unsweetened|unsweetened apple purée|7|gold|cup=258
`,
);
