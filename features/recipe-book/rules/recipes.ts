import { breakfastBowls } from './library/breakfast-bowls.ts';
import { breakfastEggs } from './library/breakfast-eggs.ts';
import { breakfastOats } from './library/breakfast-oats.ts';
import { breakfastToast } from './library/breakfast-toast.ts';
import { dinnerAirFryer } from './library/dinner-air-fryer.ts';
import { dinnerAmericasAfrica } from './library/dinner-americas-africa.ts';
import { dinnerAustralian } from './library/dinner-australian.ts';
import { dinnerBarbecue } from './library/dinner-barbecue.ts';
import { dinnerBritish } from './library/dinner-british.ts';
import { dinnerEastAsian } from './library/dinner-east-asian.ts';
import { dinnerEasy } from './library/dinner-easy.ts';
import { dinnerIndian } from './library/dinner-indian.ts';
import { dinnerItalian } from './library/dinner-italian.ts';
import { dinnerMediterranean } from './library/dinner-mediterranean.ts';
import { dinnerSlowCooker } from './library/dinner-slow-cooker.ts';
import { dinnerSouthEastAsian } from './library/dinner-south-east-asian.ts';
import { lunchBowls } from './library/lunch-bowls.ts';
import { lunchSalads } from './library/lunch-salads.ts';
import { lunchSandwiches } from './library/lunch-sandwiches.ts';
import { snacksSavoury } from './library/snacks-savoury.ts';
import { snacksSweet } from './library/snacks-sweet.ts';
import { soups } from './library/soups.ts';
import type { Recipe } from './recipe.ts';

/** Recipes that come with Vigour. */
export const RECIPES: readonly Recipe[] = [
  ...breakfastBowls,
  ...breakfastEggs,
  ...breakfastOats,
  ...breakfastToast,
  ...dinnerAirFryer,
  ...dinnerAmericasAfrica,
  ...dinnerAustralian,
  ...dinnerBarbecue,
  ...dinnerBritish,
  ...dinnerEastAsian,
  ...dinnerEasy,
  ...dinnerIndian,
  ...dinnerItalian,
  ...dinnerMediterranean,
  ...dinnerSlowCooker,
  ...dinnerSouthEastAsian,
  ...lunchBowls,
  ...lunchSalads,
  ...lunchSandwiches,
  ...snacksSavoury,
  ...snacksSweet,
  ...soups,
];

const byId = new Map(RECIPES.map((recipe) => [recipe.id, recipe]));

export const recipeById = (id: string): Recipe | undefined => byId.get(id);
