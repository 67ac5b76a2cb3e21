import { RECIPES } from '#features/recipe-book/rules/recipes.ts';
import { summariseRecipe } from '#features/recipe-book/rules/recipe-summary.ts';
import { catalogueFood } from '#features/recipe-book/testing/catalogue-foods.ts';
import { toPlannerRecipe } from '#features/meal-planner/rules/planner-recipe.ts';
import { rollWeek } from '#features/meal-planner/rules/roll-week.ts';
import { roundPortions } from '#features/meal-planner/rules/round-portions.ts';
import { costsOf, sumCosts } from '#features/meal-planner/rules/score-week.ts';
import { standingOf } from '#features/meal-planner/rules/standing.ts';
const recipes = RECIPES.map((r) => toPlannerRecipe(r, summariseRecipe(r, catalogueFood), null));
const unknown = { calories: null, protein: null, carbs: null, fat: null, fiber: null, sodium: null };
const people = [
  ['omni 2300', { calories: 2300, protein: 120, carbs: 260, fat: 80, fiber: 30, sodium: 2300 }, { diets: [], without: [] }, {}],
  ['vegan 1650', { calories: 1650, protein: 80, carbs: 200, fat: 55, fiber: 25, sodium: 2000 }, { diets: ['vegan'], without: [] }, {}],
  ['veg 3100', { calories: 3100, protein: 150, carbs: 400, fat: 95, fiber: 38, sodium: 2300 }, { diets: ['vegetarian'], without: [] }, {}],
  ['halal gf nutfree 1900', { calories: 1900, protein: 110, carbs: 210, fat: 65, fiber: 28, sodium: 2000 }, { diets: ['halal', 'gluten free'], without: ['peanut', 'almond', 'cashew', 'walnut', 'hazelnut', 'pecan', 'pistachio', 'macadamia', 'brazil nut', 'pine nut'] }, {}],
  ['omni leftovers', { calories: 2000, protein: 130, carbs: 200, fat: 70, fiber: 28, sodium: 2000 }, { diets: [], without: [] }, { leftovers: true }],
  ['cut 1400', { calories: 1400, protein: 125, carbs: 120, fat: 45, fiber: 25, sodium: 2000 }, { diets: [], without: [] }, {}],
] as const;
for (const [name, targets, hard, more] of people) {
  const input: any = { recipes, seed: 7, wishes: { ...hard, dislikes: [], useUp: [], budgetAud: null, repeats: 2, leftovers: false, ...more },
    days: Array.from({ length: 7 }, (_, i) => ({ date: `2026-11-${23 + i}`, targets, minutes: null, fixed: unknown,
      slots: (['breakfast', 'lunch', 'dinner', 'snack'] as const).map((kind) => ({ id: kind, kind, cuisine: null, locked: null })) })) };
  const t = performance.now(); const week = rollWeek(input); const ms = performance.now() - t;
  const round = roundPortions(input, week);
  const ms2 = performance.now() - t - ms;
  console.log(`\n## ${name}: ${ms.toFixed(0)} ms + ${ms2.toFixed(0)} ms, cost ${sumCosts(costsOf(input, week)).toFixed(2)}, rounded ${JSON.stringify(Object.fromEntries(Object.entries(costsOf(input, round)).map(([k, v]) => [k, +v.toFixed(2)])))}`);
  const s = standingOf(input, round.meals, 1);
  if (process.argv[2]) for (let d = 0; d < 7; d++) {
    const a = s.amounts[d]!;
    console.log(`${d}: ${Math.round(a.calories)} kcal P${Math.round(a.protein)} C${Math.round(a.carbs)} F${Math.round(a.fat)} fib${Math.round(a.fiber)} Na${Math.round(a.sodium)} ${s.minutes[d]} min | ` + round.meals.filter((m) => m.day === d).map((m) => `${m.slotId[0]} ${m.recipeId} ×${m.portion}${m.cookedOn !== d ? ' (left)' : ''}`).join(', '));
  }
}
import { listSwaps } from '#features/meal-planner/rules/swap-meal.ts';
import { rankRelaxations, listShortfalls } from '#features/meal-planner/rules/explain-week.ts';
{ const [name, targets, hard] = people[0]!;
 const mk = (t: any, h: any, m: any, min: any) => ({ recipes, seed: 7, wishes: { ...h, dislikes: [], useUp: [], budgetAud: null, repeats: 2, leftovers: false, ...m },
    days: Array.from({ length: 7 }, (_, i) => ({ date: `2026-11-${23 + i}`, targets: t, minutes: min, fixed: unknown,
      slots: (['breakfast', 'lunch', 'dinner', 'snack'] as const).map((kind) => ({ id: kind, kind, cuisine: null, locked: null })) })) }) as any;
 const input = mk(targets, hard, {}, null); const w = roundPortions(input, rollWeek(input));
 let t = performance.now(); const s = listSwaps(input, w, { day: 0, slotId: 'dinner' }); console.log('swap', performance.now() - t, s.map((x) => [x.meal.recipeId, x.meal.portion, x.difference.toFixed(2)]));
 const hardCase = mk({ calories: 1500, protein: 150, carbs: 120, fat: 45, fiber: 30, sodium: 1500 }, { diets: ['vegan', 'gluten free'], without: ['soy'] }, { budgetAud: 50 }, 25);
 t = performance.now(); const hw = roundPortions(hardCase, rollWeek(hardCase)); console.log('hard', performance.now() - t, costsOf(hardCase, hw), listShortfalls(hardCase, hw));
 t = performance.now(); console.log(rankRelaxations(hardCase, hw), performance.now() - t); }
