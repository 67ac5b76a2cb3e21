import { foodSentencesApi } from '#features/food-sentences/contract.ts';
import type { ModelAnswer } from '#features/food-sentences/rules/sentence-model.ts';
import { signInApi } from '#features/sign-in/contract.ts';
import type { Database } from '#platform/server/db/open-database.ts';
import type { ServerDependencies } from '../../apps/server/app.ts';
import { TestClient } from '../../apps/server/testing/test-client.ts';
import { startVisionServer } from '../../apps/server/testing/vision-server.ts';
import { createBenchApp } from '../bench-app.ts';
import { judgeTold } from './judge-told.ts';
import { printTold } from './print-told.ts';
import { SECOND_HELD_OUT, type ToldSentence } from './told-sets.ts';

type Ai = NonNullable<ServerDependencies['ai']>;

/** The service that the environment sets up, as the server reads it; null where there is none. */
function aiOfEnvironment(): Ai | null {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY, AI_BASE_URL } = process.env;
  if (!provider || !model) return null;
  return {
    provider: provider as Ai['provider'],
    model,
    apiKey: AI_API_KEY ?? null,
    baseUrl: AI_BASE_URL ?? null,
    price: null,
  };
}

/** What a model would say that knew the labels: the concept's own words and the amount. */
const labelsOf = ({ text, wanted }: ToldSentence): ModelAnswer => ({
  items: wanted.flatMap(({ concept, amount, unit }) =>
    concept === null ? [] : [{ said: text, food: concept, amount, unit, eaten: true }],
  ),
  notUnderstood: [],
});

/**
 * The same set, read by the model of the environment. Without one that is said, and a server on this machine that
 * speaks a provider's protocol and knows the labels shows that the way there and back works: its figure is what a model
 * without faults could reach at most, and says nothing about any real one.
 */
export async function measureModel(database: Database): Promise<void> {
  const real = aiOfEnvironment();
  const standIn = real ? null : await startVisionServer();
  const ai: Ai = real ?? {
    provider: 'openai-compatible',
    model: 'stand-in',
    apiKey: 'none',
    baseUrl: standIn?.url ?? null,
    price: null,
  };
  const app = await createBenchApp(database, 'silent', null, ai);
  await app.ready();
  const person = new TestClient(app, '10.9.0.2');
  await person.call(signInApi.signUp, {
    body: { email: 'model@example.test', password: 'violet kettle marching upstairs' },
  });
  const told = [];
  let byModel = 0;
  for (const one of SECOND_HELD_OUT) {
    standIn?.answers.splice(0, Number.POSITIVE_INFINITY, { value: labelsOf(one) });
    const answer = await person.call(foodSentencesApi.readByModel, { body: { text: one.text } });
    if (answer.readBy === 'model') byModel += 1;
    told.push({ ...judgeTold(one, answer), style: one.style, id: one.id });
  }
  if (!real) console.log('\nNo model is set up (AI_PROVIDER): nothing is measured of one.');
  printTold(
    told,
    `Second held-out set, read by ${real ? real.model : 'a stand-in that knows the labels'}`,
  );
  console.log(`Answered by ${real?.model ?? 'the stand-in'}: ${byModel} of ${told.length}.\n`);
  await app.close();
  await standIn?.close();
}
