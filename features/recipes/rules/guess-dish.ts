import type { DishType } from '#features/recipe-book/rules/dish-types.ts';
import type { OwnRecipe } from './own-recipe.ts';

/** Words of a recipe's name that say how it looks; the first that fits counts. */
const WORDS: readonly (readonly [RegExp, DishType])[] = [
  [/\bsmoothies?|shakes?|juice\b/, 'smoothie'],
  [/\bsoups?|broth|laksa|ramen|pho|chowder|minestrone\b/, 'soup'],
  [/\bporridge|oats|oatmeal|congee|bircher\b/, 'porridge'],
  [/\bpancakes?|pikelets?|crepes?|waffles?\b/, 'pancakes'],
  [/\bmuffins?|cupcakes?|friands?|scones?\b/, 'muffins'],
  [/\b(slice|slices|bars?|brownies?|blondies?|lamingtons?|biscuits?|cookies?)\b/, 'bars'],
  [/\bbliss balls?|meatballs?|falafels?|balls\b/, 'balls'],
  [/\bcurry|curries|dal|dhal|masala|korma|vindaloo|rendang\b/, 'curry'],
  [/\bstews?|casseroles?|ragu|chilli|tagine|goulash|hotpot\b/, 'stew'],
  [/\bstir[- ]?fr(y|ies|ied)\b/, 'stir-fry'],
  [/\bnoodles?|pad thai|chow mein|udon|soba\b/, 'noodles'],
  [/\bpasta|spaghetti|penne|lasagne|lasagna|macaroni|carbonara|bolognese\b/, 'pasta'],
  [/\brice|risotto|paella|biryani|pilaf\b/, 'rice'],
  [/\bpizzas?\b/, 'pizza'],
  [/\bburgers?\b/, 'burger'],
  [/\btacos?|nachos\b/, 'tacos'],
  [/\bwraps?|burritos?|quesadillas?|kebabs?\b/, 'wrap'],
  [/\bsandwich(es)?|toasties?|jaffles?\b/, 'sandwich'],
  [/\btoast\b/, 'toast'],
  [/\brolls?|spring rolls|rice paper\b/, 'rolls'],
  [/\bskewers?|satay\b/, 'skewers'],
  [/\bsalads?|slaw|coleslaw\b/, 'salad'],
  [/\bdips?|hummus|tzatziki|guacamole\b/, 'dip'],
  [/\b(pies?|quiches?|tarts?|pastry|cakes?)\b/, 'pie'],
  [/\bomelettes?|frittatas?|eggs?|shakshuka\b/, 'eggs'],
  [/\btray ?bakes?|roasts?|roasted\b/, 'tray'],
  [/\bbarbecued?|bbq|grilled\b/, 'barbecue'],
  [/\bfruit|berries\b/, 'fruit'],
  [/\bbowls?|poke\b/, 'bowl'],
];

/** How a recipe is drawn that does not say so, from its name. */
export const guessDish = ({ name }: Pick<OwnRecipe, 'name'>): DishType =>
  WORDS.find(([words]) => words.test(name.toLowerCase()))?.[1] ?? 'plate';
