import { readFileSync } from 'node:fs';
import { readCatalogue } from '#features/food-facts/rules/catalogue-file.ts';
import { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import { readSentence } from '../rules/sentence.ts';

const file = new URL('../../food-facts/catalogue/catalogue.ndjson', import.meta.url);
const names = new SpokenNames(readCatalogue(readFileSync(file, 'utf8')).foods);

/** What was eaten, as "amount unit food"; what was left out is left out here too. */
export const eaten = (text: string): string[] =>
  readSentence(text, names)
    .items.filter(({ excluded }) => !excluded)
    .map(({ amount, each, unit, size, food }) =>
      [
        amount && Number(amount.value.toPrecision(4)),
        each && `of ${each.value} ${each.unit.name}`,
        size,
        !each && unit?.name,
        food,
      ]
        .filter(Boolean)
        .join(' '),
    );
