import { readFacts } from '../read-facts.ts';

export const dairy = readFacts(
  'dairy',
  `
egg|egg-raw|egg/eggs|9|gold|o:egg each=50 k:egg pack:600 s:raw
egg-white|egg-white-raw|egg white/egg whites|12|white|o:egg each=33 k:egg s:raw
milk|milk-full-cream|full cream milk|1.8|white|o:milk d:1.03
lactose-free-milk|milk-lactose-free-full-cream|lactose free milk|2.4|white|o:milk d:1.03
light-milk|milk-low-fat-1-percent|low-fat milk|1.8|white|o:milk d:1.03
buttermilk|buttermilk|buttermilk|4|cream|o:milk d:1.03
skim-milk-powder|milk-powder-skim|skim milk powder|12|white|o:milk tbsp=8 cup=100 s:raw
evaporated-milk|evaporated-milk-skim|light evaporated milk|6|cream|o:milk d:1.07 can=400
yoghurt|yoghurt-greek-style-full-fat|Greek-style yoghurt|7|white|o:milk cup=260 tbsp=22
skim-yoghurt|yoghurt-greek-plain-no-fat|no-fat Greek yoghurt|8|white|o:milk cup=260 tbsp=22
natural-yoghurt|yoghurt-natural-full-fat|natural yoghurt|6|white|o:milk cup=260 tbsp=22
butter|butter-unsalted|unsalted butter|14|yellow|o:milk tbsp=19 tsp=5
ghee|ghee|ghee|22|gold|o:milk tbsp=18 tsp=4.6
cream|cream-light-thickened|light thickened cream|8|white|o:milk d:0.99
sour-cream|sour-cream-light|light sour cream|9|white|o:milk tbsp=22 cup=240
cheddar|cheese-cheddar|grated tasty cheese|14|gold|o:milk cup=120 slice=21 tbsp=9 h:certified
tasty-cheese|cheese-cheddar|tasty cheese|14|gold|o:milk slice=21 h:certified
mozzarella|cheese-mozzarella|grated mozzarella|14|cream|o:milk cup=120 h:certified
bocconcini|cheese-bocconcini|bocconcini|18|white|o:milk each=30 h:certified
parmesan|cheese-parmesan-grated|finely grated parmesan|30|cream|o:rennet cup=104 tbsp=8
feta|cheese-feta|feta|17|white|o:milk cup=150 h:certified
ricotta|cheese-ricotta|ricotta|10|white|o:milk cup=250 tbsp=22
cottage-cheese|cheese-cottage-low-fat|low-fat cottage cheese|11|white|o:milk cup=225 tbsp=20 h:certified
cream-cheese|cheese-cream-light|light cream cheese|14|white|o:milk tbsp=20
haloumi|cheese-haloumi|haloumi|26|cream|o:milk slice=30 h:certified
paneer|paneer|paneer|20|cream|o:milk
swiss-cheese|cheese-swiss|Swiss cheese|22|cream|o:milk slice=21 h:certified
goat-cheese|cheese-goat-soft|soft goat's cheese|40|white|o:milk tbsp=20 h:certified
tzatziki|tzatziki|tzatziki|13|white|o:milk tbsp=20 cup=240
custard|custard-vanilla|vanilla custard|5|yellow|o:milk cup=260
`,
);
