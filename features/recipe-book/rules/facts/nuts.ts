import { readFacts } from '../read-facts.ts';

export const nuts = readFacts(
  'nuts',
  `
rice-cakes|rice-cake-brown-rice-plain|brown rice cake/brown rice cakes|18|cream|each=9 m:sesame
corn-thins|corn-thins|corn thin/corn thins|20|yellow|each=6 m:sesame
rice-crackers|rice-crackers|plain rice crackers|20|cream|m:soy,wheat
corn-chips|corn-chips-plain|plain corn chips|14|yellow|m:milk,soy,wheat
crackers|crackers-wholemeal|wholemeal crackers|14|tan|c:wheat m:milk,soy,sesame each=6
popcorn|popcorn-air-popped-plain|air-popped popcorn|10|cream|cup=8
sultanas|sultanas|sultanas|10|brown|tbsp=13 cup=168 s:raw
currants|currants-dried|currants|12|plum|tbsp=13 cup=152 s:raw
cranberries|cranberries-dried-sweetened|dried cranberries|18|red|tbsp=12 cup=128 s:raw
dried-apricots|apricot-dried|dried apricots|22|orange|c:sulphites each=7 cup=150 s:raw
dates|date-medjool|Medjool date/Medjool dates|22|brown|each=20 s:raw
prunes|prunes|prunes|14|plum|each=9.5 s:raw
dried-figs|figs-dried|dried figs|22|tan|each=8.4 s:raw
peanuts|peanuts-roasted-unsalted|unsalted roasted peanuts|9|tan|c:peanut m:nuts cup=148 tbsp=12 s:cooked
almonds|almonds-raw|almonds|18|tan|c:almond m:nuts,peanut cup=150 tbsp=12 each=1.2 s:raw
flaked-almonds|almonds-blanched|flaked almonds|22|cream|c:almond m:nuts tbsp=8 cup=100 s:raw
almond-meal|almond-meal|almond meal|20|cream|c:almond m:nuts cup=110 tbsp=9
cashews|cashews-raw|unsalted cashews|20|cream|c:cashew m:nuts,peanut cup=136 tbsp=11 s:raw
walnuts|walnuts-raw|walnuts|20|brown|c:walnut m:nuts cup=104 tbsp=9 s:raw
pecans|pecans-raw|pecans|32|brown|c:pecan m:nuts cup=104 tbsp=9 s:raw
hazelnuts|hazelnuts-raw|hazelnuts|32|brown|c:hazelnut m:nuts cup=136 s:raw
macadamias|macadamias-raw|macadamias|42|cream|c:macadamia m:nuts cup=140 s:raw
pistachios|pistachios-raw|shelled pistachios|45|leaf|c:pistachio m:nuts cup=128 tbsp=10 s:raw
pine-nuts|pine-nuts-raw|pine nuts|55|cream|c:pine-nut m:nuts tbsp=11 s:raw
peanut-butter|peanut-butter-no-added-salt|natural peanut butter|13|tan|c:peanut m:nuts,sesame tbsp=25 tsp=6 cup=280
almond-butter|almond-butter|almond butter|30|brown|c:almond m:nuts,peanut tbsp=21
tahini|tahini|tahini|18|cream|c:sesame m:nuts,peanut tbsp=20 tsp=5 cup=240
sesame|sesame-seeds|sesame seeds|14|cream|c:sesame tbsp=12 tsp=3 s:raw
pepitas|pepitas-raw|pepitas|20|green|m:sesame,nuts tbsp=11 cup=132 s:raw
sunflower-seeds|sunflower-seeds-raw|sunflower seeds|9|silver|m:sesame,nuts tbsp=12 cup=148 s:raw
chia|chia-seeds|chia seeds|18|black|tbsp=14 tsp=3.5 cup=170 s:raw
linseed|linseed|ground linseed|10|brown|tbsp=10 m:sesame s:raw
lsa|lsa-mix|LSA mix|18|tan|c:almond m:nuts,sesame tbsp=12 s:raw
desiccated-coconut|coconut-desiccated|desiccated coconut|10|white|m:sulphites cup=90 tbsp=7 s:raw
whey|whey-protein-powder|vanilla whey protein powder|45|cream|o:milk m:soy scoop=30 m:wheat s:raw h:certified
soy-protein|soy-protein-powder|plain soy protein powder|40|cream|c:soy scoop=30 s:raw
honey|honey|honey|14|gold|o:honey d:1.42
maple-syrup|maple-syrup|maple syrup|32|brown|d:1.32
golden-syrup|golden-syrup|golden syrup|8|gold|d:1.4
jam|jam|raspberry jam|9|red|tbsp=26 tsp=7
vegemite|yeast-extract-spread-vegemite-style|yeast extract spread|24|black|c:barley,wheat tsp=6
`,
);
