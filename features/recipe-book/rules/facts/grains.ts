import { readFacts } from '../read-facts.ts';

export const grains = readFacts(
  'grains',
  `
rice|rice-white-long-grain-raw|jasmine rice|3.5|white|cup=195 y:2.7 k:dry pack:1000 s:raw
basmati|rice-white-long-grain-raw|basmati rice|4|white|cup=195 y:2.7 k:dry s:raw
brown-rice|rice-brown-raw|brown rice|4|tan|cup=195 y:2.5 k:dry s:raw
arborio|rice-white-short-grain-raw|arborio rice|5|white|cup=200 y:2.7 k:dry s:raw
sushi-rice|rice-white-short-grain-raw|sushi rice|5|white|cup=200 y:2.6 k:dry s:raw
cooked-rice|rice-white-boiled|cold cooked rice|3|white|cup=165 s:cooked
microwave-brown-rice|rice-brown-boiled|cooked brown rice|6|tan|cup=206 pouch=250 s:cooked
pasta|pasta-white-dry|pasta|3|gold|c:wheat m:egg,soy y:2.2 k:dry pack:500 s:raw
spaghetti|pasta-white-dry|spaghetti|3|gold|c:wheat m:egg,soy y:2.2 k:dry pack:500 s:raw
wholemeal-pasta|pasta-wholemeal-dry|wholemeal pasta|4.5|tan|c:wheat m:egg,soy y:2.2 k:dry s:raw
lasagne-sheets|pasta-egg-dry|dried egg lasagne sheets|5|gold|o:egg c:wheat m:soy y:1.8 k:dry sheet=18 s:raw
gf-pasta|pasta-gluten-free-corn-boiled|gluten free corn pasta|9|yellow|x:2.2 k:dry y:1 s:cooked
rice-noodles|noodles-rice-dry|dried rice noodles|7|white|y:2.3 k:dry s:raw
vermicelli|noodles-rice-dry|rice vermicelli|7|white|y:2.4 k:dry s:raw
glass-noodles|noodles-glass-dry|glass noodles|10|cream|y:3 k:dry s:raw
soba|noodles-soba-boiled|dried soba noodles|14|brown|c:wheat m:egg x:2.5 k:dry s:cooked
udon|noodles-udon-or-somen-boiled|fresh udon noodles|9|cream|c:wheat s:cooked
hokkien|noodles-udon-or-somen-boiled|fresh thick wheat noodles|8|gold|c:wheat m:egg s:cooked
egg-noodles|pasta-egg-dry|dried egg noodles|8|gold|o:egg c:wheat m:soy y:2.3 k:dry s:raw
instant-noodles|noodles-instant-dry|instant noodle cake/instant noodle cakes|10|gold|c:wheat m:soy,egg,milk each=75 y:2.4 k:dry s:raw
couscous|couscous-dry|couscous|6|gold|c:wheat cup=183 y:2.4 k:dry s:raw
burghul|burghul-dry|burghul|7|tan|c:wheat cup=148 y:2.4 k:dry s:raw
quinoa|quinoa-raw|quinoa|11|cream|cup=180 y:2.7 k:dry m:wheat s:raw
gf-quinoa|quinoa-raw|gluten free quinoa|12|cream|cup=180 y:2.7 k:dry s:raw
barley|barley-pearl-raw|pearl barley|5|tan|c:barley m:wheat cup=211 y:2.6 k:dry s:raw
polenta|cornmeal-polenta-dry|instant polenta|5|yellow|cup=166 y:4 k:dry s:raw
buckwheat|buckwheat-raw|buckwheat|9|brown|cup=180 y:2.5 k:dry m:wheat s:raw
millet|millet-raw|hulled millet|8|gold|cup=212 y:2.8 k:dry m:wheat s:raw
oats|oats-rolled-dry|rolled oats|4|tan|c:oats m:wheat,barley d:0.38 k:dry y:1 s:raw
muesli|muesli-natural-with-fruit-and-nuts|natural muesli|12|tan|c:oats,almond m:wheat,nuts,milk,soy,sesame cup=110 tbsp=9
weet-biscuits|wheat-biscuit-cereal|wheat biscuit/wheat biscuits|8|tan|c:wheat,barley each=17
puffed-rice|puffed-rice-cereal|puffed rice cereal|9|tan|c:barley m:wheat cup=30
bran|wheat-bran|wheat bran|6|brown|c:wheat tbsp=5 cup=60
corn-flakes|corn-flakes|corn flakes|9|gold|c:barley m:wheat cup=28
rice-paper|rice-paper-dry|rice paper sheet/rice paper sheets|22|white|each=10 s:raw
seaweed|seaweed-laver-raw|nori sheet/nori sheets|180|black|each=3 m:crustacean,fish,soy x:3 s:raw
wakame|seaweed-wakame-raw|soaked wakame|14|black|tbsp=5 s:raw
taro|taro-cooked|cooked taro|10|white|cup=132 s:cooked
pappadum|pappadum|pappadum/pappadums|20|gold|each=10 m:wheat
`,
);
