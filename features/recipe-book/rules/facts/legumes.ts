import { readFacts } from '../read-facts.ts';

export const legumes = readFacts(
  'legumes',
  `
red-lentils|lentils-red-dry|red lentils|5|orange|cup=203 y:2.4 k:dry m:wheat s:raw
gf-red-lentils|lentils-red-dry|gluten free red lentils|5|orange|cup=203 y:2.4 k:dry s:raw
lentils|lentils-green-or-brown-dry|dried brown lentils|5|brown|cup=203 y:2.4 k:dry s:raw
lentils-can|lentils-green-or-brown-boiled|canned no-added-salt lentils|6|brown|can=240 s:cooked
split-peas|split-peas-dry|yellow split peas|4|gold|cup=208 y:2.4 k:dry s:raw
mung-beans|mung-beans-dry|dried mung beans|8|green|cup=219 y:2.4 k:dry s:raw
chickpeas|chickpeas-canned-drained|canned chickpeas|5|gold|can=240 cup=160
kidney-beans|kidney-beans-red-canned-drained|canned kidney beans|5|plum|can=240
black-beans|black-beans-boiled|canned no-added-salt black beans|6|black|can=240 s:cooked
cannellini|cannellini-beans-boiled|canned no-added-salt cannellini beans|6|cream|can=240 s:cooked
butter-beans|butter-beans-boiled|canned no-added-salt butter beans|6|cream|can=240 s:cooked
borlotti|borlotti-beans-boiled|canned no-added-salt borlotti beans|6|pink|can=240 s:cooked
bean-mix|four-bean-mix-canned-drained|canned four bean mix|6|plum|can=250
baked-beans|baked-beans-in-tomato-sauce-canned|canned baked beans|5|orange|can=420 cup=268 s:cooked
refried-beans|refried-beans-canned|canned refried beans|9|brown|can=435 cup=250
`,
);
