import { readFacts } from '../read-facts.ts';

export const fruit = readFacts(
  'fruit',
  `
lemon|lemon-raw-peeled|lemon/lemons|11|yellow|each=84 s:raw
lime|lime-raw|lime/limes|12|green|each=67 s:raw
lemon-juice|lemon-juice-fresh|lemon juice|10|-|d:1.03 s:raw
lime-juice|lime-juice-fresh|lime juice|16|-|d:1.03 s:raw
lemon-zest|lemon-peel-raw|lemon zest|10|yellow|tsp=2 tbsp=8 s:raw
orange|orange-navel-raw|orange/oranges|6|orange|each=140 s:raw
orange-zest|orange-peel-raw|orange zest|8|orange|tsp=2 s:raw
apple|apple-raw-with-skin|apple/apples|5|red|each=165 s:raw
green-apple|apple-granny-smith-raw|Granny Smith apple/Granny Smith apples|5|green|each=167 s:raw
pear|pear-raw|pear/pears|5|leaf|each=178 s:raw
banana|banana-raw|banana/bananas|6|yellow|each=120 s:raw
strawberries|strawberries-raw|strawberries|16|red|each=12 cup=160 punnet=250 s:raw
blueberries|blueberries-raw|blueberries|25|indigo|cup=155 punnet=125 s:raw
raspberries|raspberries-raw|raspberries|35|pink|cup=130 punnet=125 s:raw
mango|mango-raw|mango/mangoes|12|orange|each=207 s:raw
pineapple|pineapple-raw|fresh pineapple|4|yellow|slice=84 cup=174 s:raw
papaya|papaya-raw|papaya|7|orange|cup=153 s:raw
kiwifruit|kiwifruit-green-raw|kiwifruit/kiwifruit|11|green|each=75 s:raw
grapes|grapes-raw|grapes|8|purple|cup=160 s:raw
watermelon|watermelon-raw|watermelon|5|red|cup=160 s:raw
rockmelon|rockmelon-raw|rockmelon|5.5|orange|cup=165 s:raw
peach|peach-raw|peach/peaches|6|orange|each=150 s:raw
nectarine|nectarine-raw|nectarine/nectarines|6|orange|each=142 s:raw
plum|plum-raw|plum/plums|6|plum|each=66 s:raw
mandarin|mandarin-raw|mandarin/mandarins|6|orange|each=88 s:raw
passionfruit|passionfruit-raw|passionfruit/passionfruit|55|gold|each=18 s:raw
pomegranate|pomegranate-raw|pomegranate seeds|35|red|cup=174 tbsp=14 s:raw
rhubarb|rhubarb-raw|rhubarb|12|pink|stalk=51 s:raw
fig|fig-raw|fig/figs|20|plum|each=50 s:raw
`,
);
