import type { DishType } from '#features/recipe-book/rules/dish-types.ts';
import type { OwnRecipe } from './own-recipe.ts';

/** Words of a recipe's name that say how it looks; the first that fits counts. */
const WORDS: readonly (readonly [RegExp, DishType])[] = [
  [/\b(?:smoothies?|shakes?|juice)\b/, 'smoothie'],
  [/\b(?:soups?|broth|laksa|ramen|pho|chowder|minestrone)\b/, 'soup'],
  [/\b(?:porridge|oats|oatmeal|congee|bircher)\b/, 'porridge'],
  [/\b(?:pancakes?|pikelets?|crepes?|waffles?)\b/, 'pancakes'],
  [/\b(?:muffins?|cupcakes?|friands?|scones?)\b/, 'muffins'],
  [/\b(?:slice|slices|bars?|brownies?|blondies?|lamingtons?|biscuits?|cookies?)\b/, 'bars'],
  [/\b(?:bliss balls?|meatballs?|falafels?|balls)\b/, 'balls'],
  [/\b(?:curry|curries|dal|dhal|masala|korma|vindaloo|rendang)\b/, 'curry'],
  [/\b(?:stews?|casseroles?|ragu|chilli|tagine|goulash|hotpot)\b/, 'stew'],
  [/\b(?:stir[- ]?fr(y|ies|ied))\b/, 'stir-fry'],
  [/\b(?:noodles?|pad thai|chow mein|udon|soba)\b/, 'noodles'],
  [/\b(?:pasta|spaghetti|penne|lasagne|lasagna|macaroni|carbonara|bolognese)\b/, 'pasta'],
  [/\b(?:rolls?|rice paper)\b/, 'rolls'],
  [/\b(?:rice|risotto|paella|biryani|pilaf)\b/, 'rice'],
  [/\b(?:pizzas?)\b/, 'pizza'],
  [/\b(?:burgers?)\b/, 'burger'],
  [/\b(?:tacos?|nachos)\b/, 'tacos'],
  [/\b(?:wraps?|burritos?|quesadillas?|kebabs?)\b/, 'wrap'],
  [/\b(?:sandwich(es)?|toasties?|jaffles?)\b/, 'sandwich'],
  [/\b(?:toast)\b/, 'toast'],
  [/\b(?:skewers?|satay)\b/, 'skewers'],
  [/\b(?:salads?|slaw|coleslaw)\b/, 'salad'],
  [/\b(?:dips?|hummus|tzatziki|guacamole)\b/, 'dip'],
  [/\b(?:pies?|quiches?|tarts?|pastry|cakes?)\b/, 'pie'],
  [/\b(?:omelettes?|frittatas?|eggs?|shakshuka)\b/, 'eggs'],
  [/\b(?:tray ?bakes?|roasts?|roasted)\b/, 'tray'],
  [/\b(?:barbecued?|bbq|grilled)\b/, 'barbecue'],
  [/\b(?:fruit|berries)\b/, 'fruit'],
  [/\b(?:bowls?|poke)\b/, 'bowl'],
];

/** How a recipe is drawn that does not say so, from its name. */
export const guessDish = ({ name }: Pick<OwnRecipe, 'name'>): DishType =>
  WORDS.find(([words]) => words.test(name.toLowerCase()))?.[1] ?? 'plate';
