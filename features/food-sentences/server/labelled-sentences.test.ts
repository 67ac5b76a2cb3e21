import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '#features/food-import/server/public.ts';
import { foodSentencesApi } from '#features/food-sentences/contract.ts';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { DEVELOPMENT } from '../../../bench/sentence/development-sentences.ts';
import { HELD_OUT } from '../../../bench/sentence/held-out-sentences.ts';
import { type Judged, judge } from '../../../bench/sentence/judge.ts';
import type { LabelledSentence } from '../../../bench/sentence/labelled.ts';
import { STYLES } from '../../../bench/sentence/style-sentences.ts';

const CATALOGUE = new URL('../../food-facts/catalogue/catalogue.ndjson', import.meta.url).pathname;
/** Items with the right food, amount and unit, of a hundred. */
const WANTED = 90;

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.person();
  await loadCatalogue(app.database.db, CATALOGUE, new Date(app.clock.now()));
});
afterAll(() => app.close());

async function judged(sentences: readonly LabelledSentence[]): Promise<Judged> {
  const all: Judged = { expected: 0, right: 0, askedRight: 0, faults: [] };
  for (const sentence of sentences) {
    const answer = await ana.call(foodSentencesApi.read, { body: { text: sentence[0] } });
    const { expected, right, askedRight, faults } = judge(sentence, answer);
    all.expected += expected;
    all.right += right;
    all.askedRight += askedRight;
    all.faults.push(...faults);
  }
  return all;
}

const share = ({ right, expected }: Judged): number => (100 * right) / expected;

describe('other styles', () => {
  it('are read as well: amounts after foods, dashes, no commas, brands', async () => {
    expect(STYLES.length).toBeGreaterThanOrEqual(60);
    const found = await judged(STYLES);
    expect(share(found), found.faults.join('\n')).toBeGreaterThanOrEqual(WANTED);
  }, 120_000);
});

describe('everyday sentences', () => {
  it('are many', () => {
    const all = [...DEVELOPMENT, ...HELD_OUT];
    expect(all.length).toBeGreaterThanOrEqual(180);
    expect(all.flatMap(([, ...expected]) => expected).length).toBeGreaterThanOrEqual(440);
  });

  it('are read as what should be logged, and those that the rules were not made with', async () => {
    const made = await judged(DEVELOPMENT);
    const heldOut = await judged(HELD_OUT);
    const both = (made.right + heldOut.right) / (made.expected + heldOut.expected);
    expect(100 * both, [...made.faults, ...heldOut.faults].join('\n')).toBeGreaterThanOrEqual(
      WANTED,
    );
    expect(share(heldOut), heldOut.faults.join('\n')).toBeGreaterThanOrEqual(WANTED);
  }, 120_000);
});
