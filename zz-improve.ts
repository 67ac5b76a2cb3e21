import { RECIPES } from '#features/recipe-book/rules/recipes.ts';
import { summariseRecipe } from '#features/recipe-book/rules/recipe-summary.ts';
import { catalogueFood } from '#features/recipe-book/testing/catalogue-foods.ts';
import { toPlannerRecipe } from '#features/meal-planner/rules/planner-recipe.ts';
import { rollWeek } from '#features/meal-planner/rules/roll-week.ts';
import { improveWeek } from '#features/meal-planner/rules/improve-week.ts';
import { highsSolver } from '#features/meal-planner/server/providers/highs-solver.ts';
import { solveModel } from '#features/meal-planner/rules/solve-model.ts';
import { costsOf, sumCosts } from '#features/meal-planner/rules/score-week.ts';
const recipes = RECIPES.map((r) => toPlannerRecipe(r, summariseRecipe(r, catalogueFood), null));
const unknown = { calories: null, protein: null, carbs: null, fat: null, fiber: null, sodium: null };
for (const [name, targets, hard, more] of [
  ['omni', { calories: 2300, protein: 120, carbs: 260, fat: 80, fiber: 30, sodium: 2300 }, { diets: [], without: [] }, {}],
  ['vegan', { calories: 1650, protein: 80, carbs: 200, fat: 55, fiber: 25, sodium: 2000 }, { diets: ['vegan'], without: [] }, {}],
  ['leftovers', { calories: 2000, protein: 130, carbs: 200, fat: 70, fiber: 28, sodium: 2000 }, { diets: [], without: [] }, { leftovers: true }],
] as const) {
  const input: any = { recipes, seed: 7, wishes: { ...hard, dislikes: [], useUp: [], budgetAud: null, repeats: 2, leftovers: false, ...more },
    days: Array.from({ length: 7 }, (_, i) => ({ date: `2026-11-${23 + i}`, targets, minutes: null, fixed: unknown,
      slots: (['breakfast', 'lunch', 'dinner', 'snack'] as const).map((kind) => ({ id: kind, kind, cuisine: null, locked: null })) })) };
  const start = rollWeek(input); console.log(name, 'roll', sumCosts(costsOf(input, start)).toFixed(3));
  for (const [sn, solver] of [['highs', highsSolver({ gap: 0.005, maxNodes: 200 })], ['yalps', solveModel]] as const) {
    if (sn === 'yalps' && name === 'leftovers') continue;
    const t = performance.now(); let n = 0; let last: any = start;
    for (const w of improveWeek(input, start, solver)) { n++; last = w; }
    console.log(' ', sn, n, sumCosts(costsOf(input, last)).toFixed(3), (performance.now() - t).toFixed(0), 'ms');
  }
}
