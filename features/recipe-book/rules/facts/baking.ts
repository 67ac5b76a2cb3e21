import { readFacts } from '../read-facts.ts';

export const baking = readFacts(
  'baking',
  `
flour|flour-wheat-white-plain|plain flour|1.5|white|c:wheat d:0.6
sr-flour|flour-wheat-white-self-raising|self-raising flour|1.5|white|c:wheat d:0.6
wholemeal-flour|flour-wheat-wholemeal|wholemeal flour|2.5|tan|c:wheat d:0.56
rice-flour|flour-rice-white|rice flour|5|white|d:0.67
besan|chickpea-flour|chickpea flour (besan)|7|gold|d:0.39 m:wheat
gf-besan|chickpea-flour|gluten free chickpea flour|8|gold|d:0.39
buckwheat-flour|buckwheat-flour|buckwheat flour|9|brown|d:0.5 m:wheat
cornflour|cornflour|maize cornflour|5|-|tbsp=11 tsp=2.7
semolina|semolina-dry|semolina|4|gold|c:wheat cup=176 s:raw
sugar|sugar-white|caster sugar|2.5|-|tsp=4 tbsp=17 cup=220
brown-sugar|sugar-brown|brown sugar|3.5|-|tsp=4 tbsp=15 cup=200
baking-powder|baking-powder|baking powder|16|-|m:wheat tsp=4.6 k:raising
gf-baking-powder|baking-powder|gluten free baking powder|18|-|tsp=4.6 k:raising
bicarb|bicarbonate-of-soda|bicarbonate of soda|9|-|tsp=4.6 k:raising
yeast|yeast-dried|dried yeast|45|-|tsp=3 k:raising s:raw
cocoa|cocoa-powder|cocoa powder|26|brown|tbsp=7 tsp=1.8 m:milk,nuts
dark-chocolate|chocolate-dark-70-85-percent-cocoa|70% dark chocolate|30|brown|m:milk,nuts,peanut,wheat c:soy
choc-chips|chocolate-chips-dark|dark chocolate chips|18|brown|m:milk,nuts,peanut,wheat c:soy tbsp=14
vanilla|vanilla-extract|vanilla extract|150|-|tsp=4 h:no k:spice
`,
);
