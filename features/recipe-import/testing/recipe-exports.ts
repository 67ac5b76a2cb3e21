import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { ZipFile } from 'yazl';

/** A zip file of parts by their names. */
export async function zipOf(parts: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, part] of Object.entries(parts)) zip.addBuffer(Buffer.from(part), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A whole backup of Mealie: its tables, and the photos that are passed over. */
export const mealieBackup = (): Promise<Buffer> =>
  zipOf({
    'database.json': JSON.stringify({
      alembic_version: [{ version_num: 'x' }],
      recipes: [
        { id: 'r1', name: 'Lentil soup', recipe_servings: 6, org_url: null, rating: 4 },
        { id: 'r2', name: 'Toast', recipe_yield: '1 slice' },
      ],
      recipes_ingredients: [
        { recipe_id: 'r1', position: 1, note: '1 brown onion', food_id: null, unit_id: null },
        {
          recipe_id: 'r1',
          position: 0,
          quantity: 1.5,
          note: 'rinsed',
          food_id: 'f1',
          unit_id: 'u1',
        },
        { recipe_id: 'r2', position: 0, note: '1 slice sourdough', food_id: null, unit_id: null },
      ],
      recipe_instructions: [
        { recipe_id: 'r1', position: 1, title: 'Serve', text: 'Ladle into bowls.' },
        { recipe_id: 'r1', position: 0, title: '', text: 'Boil everything.' },
      ],
      ingredient_foods: [{ id: 'f1', name: 'red lentils' }],
      ingredient_units: [{ id: 'u1', name: 'cup' }],
      recipes_to_tags: [{ recipe_id: 'r1', tag_id: 't1' }],
      tags: [{ id: 't1', name: 'Winter' }],
    }),
    'data/recipes/r1/images/original.webp': Buffer.alloc(10),
  });

const mealie = {
  name: 'Lentil soup',
  description: 'From Mealie',
  recipeYield: '6 bowls',
  recipeServings: 6,
  prepTime: '10 minutes',
  performTime: '40 minutes',
  orgURL: 'https://example.com/lentil-soup',
  recipeIngredient: [
    {
      title: 'Soup',
      quantity: 1.5,
      unit: { name: 'cup' },
      food: { name: 'red lentils' },
      note: 'rinsed',
      originalText: null,
    },
    { quantity: 1, unit: null, food: null, note: '1 brown onion', originalText: '1 brown onion' },
  ],
  recipeInstructions: [
    { title: '', text: 'Boil everything.' },
    { title: 'Serve', text: 'Ladle into bowls.' },
  ],
  recipeCategory: [{ name: 'Dinner' }],
  tags: [{ name: 'Winter' }],
  rating: 4,
  notes: [{ title: 'Tip', text: 'Freezes well.' }],
};

export const mealieExport = (): Promise<Buffer> =>
  zipOf({
    'lentil-soup/lentil-soup.json': JSON.stringify(mealie),
    'lentil-soup/images/original.webp': 'not read',
  });

const tandoor = {
  name: 'Damper',
  description: 'From Tandoor',
  keywords: [{ name: 'camping' }],
  working_time: 10,
  waiting_time: 30,
  servings: 8,
  servings_text: 'slices',
  source_url: null,
  steps: [
    {
      name: '',
      instruction: 'Rub the butter into the flour.\n\nBake for 30 minutes.',
      ingredients: [
        {
          food: { name: 'self-raising flour' },
          unit: { name: 'g' },
          amount: 450,
          note: '',
          is_header: false,
          no_amount: false,
        },
        {
          food: { name: 'butter' },
          unit: { name: 'g' },
          amount: 80,
          note: 'cold',
          is_header: false,
          no_amount: false,
        },
        {
          food: { name: 'salt' },
          unit: null,
          amount: 0,
          note: '',
          is_header: false,
          no_amount: true,
        },
      ],
    },
  ],
};

export const tandoorExport = async (): Promise<Buffer> =>
  zipOf({
    '1.zip': await zipOf({ 'recipe.json': JSON.stringify(tandoor) }),
    '2.zip': await zipOf({ 'recipe.json': JSON.stringify({ ...tandoor, name: 'Scones' }) }),
  });

const paprika = {
  uid: 'ABC',
  name: 'Fried rice',
  ingredients: '3 cups cooked rice\n2 eggs\n1 tablespoon soy sauce',
  directions: 'Fry the eggs.\nAdd the rice.',
  servings: 'Serves 3',
  prep_time: '5 min',
  cook_time: '10 min',
  categories: ['Quick'],
  source: 'A friend',
  source_url: '',
  rating: 5,
  notes: '',
};

export const paprikaExport = (): Promise<Buffer> =>
  zipOf({ 'Fried rice.paprikarecipe': gzipSync(JSON.stringify(paprika)) });

const keeper = `<!DOCTYPE html><html><body>
<div class="recipe-details"><meta itemprop="recipeId" content="1"><h2 itemprop="name">Anzac biscuits</h2>
<div>Serving size: <span itemprop="recipeYield">24</span></div>
<meta itemprop="prepTime" content="PT15M"><meta itemprop="cookTime" content="PT12M"><meta itemprop="recipeRating" content="5">
<span itemprop="recipeSource">Nan</span><meta itemprop="recipeCourse" content="Snack">
<div itemprop="recipeIngredients"><p>1 cup rolled oats</p><p>125 g butter</p></div>
<div itemprop="recipeDirections"><p>Melt the butter.</p><p>Bake.</p></div></div></body></html>`;

export const recipeKeeperExport = (): Promise<Buffer> =>
  zipOf({ 'recipes.html': keeper, 'images/1.jpg': 'not read' });
