import { readFacts } from '../read-facts.ts';

export const frozen = readFacts(
  'frozen',
  `
peas|peas-green-frozen-uncooked|frozen peas|4|green|cup=143 s:raw
frozen-corn|corn-kernels-frozen-boiled|frozen corn kernels|5|yellow|cup=174 s:cooked
mixed-veg|mixed-vegetables-frozen-boiled|frozen mixed vegetables|4|green|cup=192 s:cooked
frozen-spinach|spinach-frozen-boiled|frozen spinach|6|leaf|cup=190 s:cooked
broad-beans|broad-beans-fresh-boiled|frozen broad beans|9|green|cup=170 s:cooked
frozen-berries|mixed-berries-frozen|frozen mixed berries|11|purple|cup=155 s:raw
frozen-raspberries|raspberries-frozen|frozen raspberries|13|pink|cup=140 s:raw
frozen-blueberries|blueberries-frozen|frozen blueberries|12|indigo|cup=162 s:raw
frozen-mango|mango-raw|frozen mango|10|orange|cup=175 s:raw
okra|okra-boiled|frozen okra|12|green|cup=160 s:cooked
`,
);
