import { expect, test } from 'vitest';
import { checkRecipe, EMPTY_DRAFT, EMPTY_UNSHOWN, toRecipeDraft } from './recipe-draft.ts';

const named = { ...EMPTY_DRAFT, name: 'Soup' };
const check = (change: Partial<typeof EMPTY_DRAFT>) =>
  checkRecipe({ ...named, ...change }, EMPTY_UNSHOWN, 'kcal');

test.each([
  [{ name: ' ' }, 'name'],
  [{ servings: '-2' }, 'servings'],
  [{ equipment: `pan, ${'x'.repeat(61)}` }, 'equipment'],
  [{ url: 'http://' }, 'url'],
  [{ url: 'javascript:alert(1)' }, 'url'],
  [{ url: `https://example.com/${'x'.repeat(2_000)}` }, 'url'],
  [{ typedEnergy: '-1' }, 'typedEnergy'],
  [{ typedFat: 'some' }, 'typedFat'],
] as const)('%o is said at %s', (change, field) => {
  const { content, errors } = check(change) as ReturnType<typeof check> & { content?: unknown };
  expect(content).toBeUndefined();
  expect(Object.entries(errors ?? {}).flatMap(([key, said]) => (said ? [key] : []))).toEqual([
    field,
  ]);
});

test('typed figures are read in the person’s unit, changed, and left out where nobody knows', () => {
  const { content } = check({ typedEnergy: '420', typedProtein: '18,5' });
  expect(content?.typed).toMatchObject({ calories: 420, protein: 18.5, carbs: null, fat: null });
  expect(check({}).content?.typed).toBeNull();
  if (!content) throw new Error('It is right.');
  const shown = toRecipeDraft(content, 'kj');
  expect(shown).toMatchObject({ typedEnergy: '1757', typedProtein: '18.5', typedFat: '' });
  expect(checkRecipe(shown, content, 'kj').content?.typed).toEqual(content.typed);
  const emptied = { ...shown, typedEnergy: '', typedProtein: '' };
  expect(checkRecipe(emptied, content, 'kj').content?.typed).toBeNull();
});

test('nutrients that a file brought and the form does not show stay', () => {
  const { content } = check({ typedEnergy: '420' });
  if (!content?.typed) throw new Error('It is right.');
  const brought = { ...content, typed: { ...content.typed, sodium: 300 } };
  const draft = { ...toRecipeDraft(brought, 'kcal'), typedEnergy: '400' };
  expect(checkRecipe(draft, brought, 'kcal').content?.typed).toMatchObject({
    calories: 400,
    sodium: 300,
  });
});
