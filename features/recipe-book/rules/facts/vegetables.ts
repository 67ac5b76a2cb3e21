import { readFacts } from '../read-facts.ts';

export const vegetables = readFacts(
  'vegetables',
  `
onion|onion-raw|brown onion/brown onions|3|cream|each=110 small=70 large=150 s:raw
red-onion|onion-raw|red onion/red onions|4|purple|each=110 small=70 s:raw
spring-onion|onion-spring-raw|spring onion/spring onions|28|green|each=15 s:raw
leek|leek-raw|leek/leeks|10|leaf|each=170 s:raw
shallot|shallot-raw|shallot/shallots|14|pink|each=25 s:raw
garlic|garlic-raw|garlic|25|cream|clove=3 k:spice s:raw
ginger|ginger-raw|fresh ginger|25|tan|tbsp=8 tsp=2.5 k:spice s:raw
chilli|chilli-red-raw|red chilli/red chillies|30|red|each=10 k:spice s:raw
green-chilli|chilli-green-raw|green chilli/green chillies|30|green|each=10 k:spice s:raw
lemongrass|lemongrass-raw|lemongrass|30|leaf|stalk=15 s:raw
celery|celery-raw|celery|8|leaf|stalk=40 s:raw
carrot|carrot-raw|carrot/carrots|2.5|orange|each=100 cup=115 s:raw
baby-carrots|carrots-baby-raw|baby carrots|8|orange|each=10 s:raw
potato|potato-raw-with-skin|potato/potatoes|4|cream|each=170 s:raw
sweet-potato|sweet-potato-raw|sweet potato/sweet potatoes|4.5|orange|each=350 small=200 s:raw
pumpkin|pumpkin-butternut-raw|butternut pumpkin|3.5|orange|cup=140 each=1000 s:raw
parsnip|parsnip-raw|parsnip/parsnips|8|cream|each=130 s:raw
swede|swede-raw|swede/swedes|5|gold|each=250 s:raw
turnip|turnip-raw|turnip/turnips|6|white|each=122 s:raw
beetroot|beetroot-raw|beetroot/beetroot|6|purple|each=150 s:raw
zucchini|zucchini-raw|zucchini/zucchini|5|green|each=180 s:raw
eggplant|eggplant-raw|eggplant/eggplants|7|plum|each=350 s:raw
capsicum|capsicum-red-raw|red capsicum/red capsicums|9|red|each=180 s:raw
green-capsicum|capsicum-green-raw|green capsicum/green capsicums|7|green|each=180 s:raw
yellow-capsicum|capsicum-yellow-raw|yellow capsicum/yellow capsicums|9|yellow|each=180 s:raw
tomato|tomato-raw|tomato/tomatoes|7|red|each=123 small=91 s:raw
cherry-tomatoes|tomatoes-cherry-raw|cherry tomatoes|14|red|each=17 cup=149 punnet=250 pack:250 s:raw
cucumber|cucumber-raw-with-skin|cucumber/cucumbers|7|green|each=200 s:raw
lettuce|lettuce-cos-raw|cos lettuce|9|leaf|cup=50 leaf=15 each=300 s:raw
iceberg|lettuce-iceberg-raw|iceberg lettuce|6|leaf|cup=76 leaf=15 each=600 s:raw
mixed-leaves|lettuce-green-leaf-raw|mixed salad leaves|21|leaf|cup=38 handful=30 s:raw
rocket|rocket-raw|rocket|30|leaf|cup=20 handful=20 s:raw
spinach|spinach-raw|baby spinach|22|leaf|cup=30 handful=30 s:raw
silverbeet|silverbeet-raw|silverbeet|10|leaf|leaf=48 bunch=400 cup=36 s:raw
kale|kale-raw|kale|17|leaf|cup=70 leaf=20 handful=30 s:raw
cabbage|cabbage-raw|green cabbage|3|leaf|cup=74 s:raw
red-cabbage|cabbage-red-raw|red cabbage|4|purple|cup=74 s:raw
wombok|cabbage-chinese-raw|wombok|4|leaf|cup=80 s:raw
bok-choy|bok-choy-raw|bok choy|10|leaf|bunch=250 s:raw
broccoli|broccoli-raw|broccoli|6|green|head=300 cup=91 s:raw
broccolini|broccolini-raw|broccolini|16|green|bunch=180 s:raw
cauliflower|cauliflower-raw|cauliflower|5|white|head=800 cup=107 s:raw
brussels-sprouts|brussels-sprouts-raw|brussels sprouts|9|green|each=19 s:raw
asparagus|asparagus-raw|asparagus|15|green|bunch=160 s:raw
green-beans|beans-green-raw|green beans|8|green|cup=106 s:raw
snow-peas|snow-peas-raw|snow peas|16|green|cup=63 s:raw
bean-sprouts|bean-sprouts-raw|bean sprouts|8|white|cup=90 s:raw
corn-cob|corn-sweet-raw|corn cob/corn cobs|7|yellow|each=150 s:raw
mushrooms|mushrooms-button-raw|button mushrooms|13|tan|each=18 cup=74 s:raw
swiss-mushrooms|mushrooms-swiss-brown-raw|Swiss brown mushrooms|15|brown|each=20 cup=72 s:raw
portobello|mushrooms-portobello-raw|portobello mushroom/portobello mushrooms|18|brown|each=84 s:raw
shiitake|mushrooms-shiitake-raw|fresh shiitake mushrooms|30|brown|each=19 s:raw
fennel|fennel-bulb-raw|fennel bulb/fennel bulbs|12|white|each=234 s:raw
celeriac|celeriac-raw|celeriac|8|cream|each=500 s:raw
radish|radish-raw|radish/radishes|18|pink|each=15 s:raw
daikon|daikon-raw|daikon|5|white|cup=116 s:raw
avocado|avocado-raw|avocado/avocados|14|leaf|each=150 s:raw
`,
);
