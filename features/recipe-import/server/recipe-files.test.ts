import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../apps/server/testing/test-app.ts';
import { recipeImportApi } from '../contract.ts';
import {
  mealieBackup,
  mealieExport,
  paprikaExport,
  recipeKeeperExport,
  tandoorExport,
  zipOf,
} from '../testing/recipe-exports.ts';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.person();
});
afterAll(() => app.close());

const readFile = (file: Buffer) =>
  ana.call(recipeImportApi.readFile, { body: { file: file.toString('base64') } });
const save = ({ drafts }: Awaited<ReturnType<typeof readFile>>) =>
  ana.call(recipeImportApi.save, {
    body: { recipes: drafts.map(({ id, recipe }) => ({ ...recipe, id })) },
  });

describe('an export', () => {
  it.each([
    ['Mealie', mealieExport, 'Lentil soup', 6, '1.5 cup red lentils, rinsed'],
    ['Mealie', mealieBackup, 'Lentil soup', 6, '1.5 cup red lentils, rinsed'],
    ['Tandoor', tandoorExport, 'Damper', 8, '450 g self-raising flour'],
    ['Paprika', paprikaExport, 'Fried rice', 3, '3 cups cooked rice'],
    ['Recipe Keeper', recipeKeeperExport, 'Anzac biscuits', 24, '1 cup rolled oats'],
  ] as const)('of %s is read', async (name, make, recipe, servings, line) => {
    const { app: by, drafts, failure } = await readFile(await make());
    expect(failure).toBeNull();
    expect(by).toBe(name);
    expect(drafts[0]?.recipe).toMatchObject({ name: recipe, servings, source: { kind: 'file' } });
    expect(drafts[0]?.recipe.ingredients[0]).toMatchObject({
      text: line,
      food: { key: expect.any(String) },
    });
    expect(drafts[0]?.recipe.steps).toHaveLength(2);
  });

  it('twice changes nothing', async () => {
    const read = await readFile(await tandoorExport());
    expect((await save(read)).added).toHaveLength(2);
    const again = await readFile(await tandoorExport());
    expect(again.drafts.map(({ isKnown }) => isKnown)).toEqual([true, true]);
    expect((await save(again)).added).toEqual([]);
  });

  it.each([
    ['a bomb', () => zipOf({ 'a.json': Buffer.alloc(11_000_000, ' ') }), 'file-too-large'],
    [
      'a packed bomb',
      async () => zipOf({ 'a.paprikarecipe': gzipSync(Buffer.alloc(30_000_000, ' ')) }),
      'file-too-large',
    ],
    [
      '501 recipes',
      async () =>
        zipOf({
          'all.json': JSON.stringify(
            Array.from({ length: 501 }, (_, at) => ({
              name: `R${at}`,
              ingredients: '1 egg',
              directions: '',
            })),
          ),
        }),
      'too-many-recipes',
    ],
    [
      'a zip of something else',
      () => zipOf({ 'a.txt': 'x', 'b.json': '{"name": 1}' }),
      'no-file-recipe',
    ],
    ['no export', async () => Buffer.from('hello'), 'not-a-recipe-file'],
    ['half a zip', async () => (await mealieExport()).subarray(0, 200), 'not-a-recipe-file'],
    [
      'a name that leaves its folder',
      async () =>
        Buffer.from(
          (await zipOf({ 'xx/x.json': '{}' })).toString('latin1').replaceAll('xx/x', '../x'),
          'latin1',
        ),
      'not-a-recipe-file',
    ],
  ] as const)('%s gets a sentence', async (_what, make, reason) => {
    expect((await readFile(await make())).failure?.reason).toBe(reason);
  });
});
