import { readFacts } from '../read-facts.ts';

export const bakery = readFacts(
  'bakery',
  `
bread|bread-wholemeal|wholemeal bread|6|tan|c:wheat m:soy,sesame,milk slice=34 pack:700
grain-bread|bread-multigrain|multigrain bread|6|tan|c:wheat m:soy,sesame,milk,barley,rye,oats slice=35
white-bread|bread-white|white bread|4|cream|c:wheat m:soy,sesame,milk slice=32
sourdough|bread-sourdough|sourdough bread|10|tan|c:wheat m:rye,sesame slice=45
rye-bread|bread-rye|rye bread|8|brown|c:rye,wheat m:sesame,soy slice=32
pita|bread-pita-wholemeal|wholemeal pita bread/wholemeal pita breads|8|tan|c:wheat m:soy,sesame each=64
naan|bread-naan|naan/naan|11|cream|c:wheat,milk o:milk m:egg,soy each=90
roti|bread-roti-or-chapati|roti/roti|12|tan|c:wheat m:milk each=68
wrap|wrap-wholemeal|wholemeal wrap/wholemeal wraps|11|tan|c:wheat m:soy,milk each=64
corn-tortilla|tortilla-corn|corn tortilla/corn tortillas|14|yellow|each=26 m:soy
taco-shell|taco-shell|taco shell/taco shells|16|yellow|each=13 m:soy,milk s:cooked
roll|bread-roll-wholemeal|wholemeal bread roll/wholemeal bread rolls|9|tan|c:wheat m:soy,sesame,milk each=65
crusty-roll|bread-roll-crusty|long crusty roll/long crusty rolls|9|gold|c:wheat m:soy,sesame,milk each=90
burger-bun|hamburger-bun-multigrain|multigrain burger bun/multigrain burger buns|10|tan|c:wheat,soy m:sesame,milk each=65
english-muffin|english-muffin-wholemeal|wholemeal English muffin/wholemeal English muffins|9|tan|c:wheat m:soy,milk each=66
bagel|bagel-plain|bagel/bagels|13|gold|c:wheat m:sesame,egg,milk each=85
raisin-bread|bread-raisin|raisin bread|8|brown|c:wheat m:soy,milk,egg slice=32
focaccia|bread-focaccia|Turkish or focaccia bread|11|gold|c:wheat m:sesame,milk
crumpet|crumpet|crumpet/crumpets|8|cream|c:wheat m:soy,milk each=50
filo|filo-pastry-raw|filo pastry|12|cream|c:wheat m:milk,egg sheet=19 s:raw
puff-pastry|puff-pastry-frozen-raw|frozen puff pastry|8|gold|o:milk c:wheat sheet=170 m:soy,egg y:0.85 s:raw
breadcrumbs|breadcrumbs-dry|dry breadcrumbs|7|gold|c:wheat m:milk,soy,sesame,egg cup=112 tbsp=9
rye-crispbread|crispbread-rye|rye crispbread/rye crispbreads|14|brown|c:rye m:wheat,sesame,milk each=10
wonton-wrapper|wonton-wrapper|wonton wrapper/wonton wrappers|14|cream|c:wheat m:egg each=8 s:raw
`,
);
