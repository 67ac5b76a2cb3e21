import type { DishType } from '#features/recipe-book/rules/dish-types.ts';
import { CUISINES, type Cuisine, type RecipeTag } from '#features/recipe-book/rules/recipe.ts';
import type { Diet } from '#features/recipe-book/rules/recipe-diets.ts';

/** Qualities of a meal that are judged by its figures and its way of being served. */
export const TRAITS = [
  'high-protein',
  'low-carb',
  'high-fibre',
  'low-salt',
  'light',
  'filling',
  'warm',
  'cold',
] as const;
export type Trait = (typeof TRAITS)[number];

/** What a kind of meal means of a recipe. A dish without shapes is known by its name. */
export type WishedKind = { id: string; words: readonly string[] } & (
  | { kind: 'cuisine'; cuisines: readonly Cuisine[] }
  | { kind: 'dish'; dishes: readonly DishType[]; name: string }
  | { kind: 'way'; tag: RecipeTag }
  | { kind: 'trait'; trait: Trait }
  | { kind: 'diet'; diet: MealDiet }
);

/** Pescatarian is no claim of a recipe: it is vegetarian, or its only animals are from the water. */
export const MEAL_DIETS = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'gluten free',
  'dairy free',
  'halal',
] as const satisfies readonly (Diet | 'pescatarian')[];
export type MealDiet = (typeof MEAL_DIETS)[number];

const cuisine = (id: string, words: string, ...cuisines: Cuisine[]): WishedKind => ({
  id,
  words: [id.replaceAll('-', ' '), ...words.split(',').filter(Boolean)],
  kind: 'cuisine',
  cuisines,
});
const dish = (id: string, words: string, ...dishes: DishType[]): WishedKind => ({
  id,
  words: [id.replaceAll('-', ' '), ...words.split(',').filter(Boolean)],
  kind: 'dish',
  dishes,
  name: id.replaceAll('-', ' '),
});
const way = (tag: RecipeTag, words: string): WishedKind => ({
  id: tag,
  words: [tag.replaceAll('-', ' '), ...words.split(',').filter(Boolean)],
  kind: 'way',
  tag,
});
const trait = (id: Trait, words: string): WishedKind => ({
  id,
  words: [id.replaceAll('-', ' '), ...words.split(',').filter(Boolean)],
  kind: 'trait',
  trait: id,
});
const diet = (id: MealDiet, words: string): WishedKind => ({
  id: id.replaceAll(' ', '-'),
  words: [id, ...words.split(',').filter(Boolean)],
  kind: 'diet',
  diet: id,
});

/** Dishes of the recipe book that are known by their names, not by a word of them: name | other words. */
const NAMED_DISHES = `poke bowl|poke,poke bowls
burrito bowl|burrito bowls
banh mi|banh mis
bibimbap|
bolognese|bolognaise,spag bol,spaghetti bolognese
butter chicken|
chilli con carne|chili con carne
congee|
cottage pie|cottage pies
fajitas|fajita
falafel|falafels
fish and chips|
fried rice|
fritters|fritter
katsu|katsu curry,chicken katsu
kedgeree|
kofta|koftas,kofte
laksa|laksas
meatballs|meatball
minestrone|
nasi goreng|
pad thai|
paella|
quesadillas|quesadilla
rice paper rolls|rice paper roll
san choy bau|san choy bow
schnitzel|schnitzels,schnitty
shakshuka|
souvlaki|
tagine|tagines
tom yum|`;

/** Kinds of meals a wish can be about: cuisines, dishes, ways of cooking, qualities and diets. */
export const WISHED_KINDS: readonly WishedKind[] = [
  ...CUISINES.map((one) => cuisine(one, '', one)),
  cuisine('aussie', 'bush tucker', 'australian'),
  cuisine('chinese-food', 'cantonese,sichuan', 'chinese'),
  cuisine('tex-mex', 'texmex', 'mexican'),
  cuisine(
    'asian',
    'oriental',
    'chinese',
    'filipino',
    'indonesian',
    'japanese',
    'korean',
    'malaysian',
    'thai',
    'vietnamese',
  ),
  cuisine(
    'mediterranean',
    'med,med diet',
    'greek',
    'italian',
    'lebanese',
    'moroccan',
    'spanish',
    'turkish',
  ),
  cuisine('middle-eastern', 'arabic', 'lebanese', 'turkish', 'moroccan'),
  cuisine('african', '', 'ethiopian', 'moroccan'),
  dish('curry', 'curries', 'curry'),
  dish('soup', 'soups,broth', 'soup'),
  dish('salad', 'salads', 'salad'),
  dish('sandwich', 'sandwiches,sanger,sangers,sambo,toastie,toasties', 'sandwich'),
  dish('wrap', 'wraps,burrito,burritos', 'wrap'),
  dish('tacos', 'taco,tacos', 'tacos'),
  dish('pizza', 'pizzas', 'pizza'),
  dish('burger', 'burgers', 'burger'),
  dish('stir-fry', 'stir fries,stirfry,stir fry,stir frys,wok', 'stir-fry'),
  dish('stew', 'stews,casserole,casseroles,hotpot', 'stew'),
  dish('pie', 'pies', 'pie'),
  dish('smoothie', 'smoothies,shake,shakes', 'smoothie'),
  dish('pancakes', 'pancake,waffles', 'pancakes'),
  dish('toast', 'toasts', 'toast'),
  dish('roast', 'roasts,roast dinner,sunday roast'),
  dish('bowl', 'bowls,buddha bowl', 'bowl'),
  dish('skewers', 'kebab,kebabs,kebap', 'skewers'),
  dish('muffin', 'muffins', 'muffins'),
  dish('lasagne', 'lasagna'),
  dish('risotto', ''),
  dish('sushi', ''),
  dish('frittata', 'omelette,omelettes,omelet,quiche'),
  ...NAMED_DISHES.split(/\n/).map((line) => {
    const [name = '', words = ''] = line.split('|');
    return dish(name.replaceAll(' ', '-'), words);
  }),
  way('one-pot', 'one pan,one bowl,one dish'),
  way('tray-bake', 'traybake,tray bakes,traybakes,sheet pan,oven tray'),
  way('barbecue', 'bbq,barbie,barbeque,barbecued,bbqs,grill,grilled'),
  way('slow-cooker', 'slow cook,slow cooked,crock pot,crockpot'),
  way('air-fryer', 'airfryer,air fried'),
  way(
    'packed',
    'i can take,can take,to take,take with me,lunchbox,lunchboxes,lunch box,portable,on the go',
  ),
  way('no-cook', 'without cooking,no cooking,uncooked'),
  way('microwave', 'microwaved,microwaveable'),
  trait(
    'high-protein',
    'protein rich,high in protein,rich in protein,more protein,extra protein,lots of protein,protein packed,protein,plenty of protein',
  ),
  trait(
    'low-carb',
    'lower carb,low in carbs,low in carb,less carbs,fewer carbs,less carb,low carbs,keto,ketogenic,lchf,no carbs,cut carbs',
  ),
  trait(
    'high-fibre',
    'high fiber,rich in fibre,more fibre,more fiber,lots of fibre,extra fibre,fibre rich,fibre,fiber,high in fibre,wholegrain,whole grain',
  ),
  trait(
    'low-salt',
    'less salt,low in salt,low in sodium,low sodium,less sodium,lower salt,reduced salt,no salt,not too salty,salt reduced,less salty',
  ),
  trait(
    'light',
    'lighter,not heavy,nothing heavy,not too heavy,arent heavy,isnt heavy,no heavy,low calorie,lower calorie',
  ),
  trait('filling', 'hearty,substantial,satisfying,heavier'),
  trait('warm', 'hot,heated,cooked,warming,nothing cold,not cold,comfort food,comforting'),
  trait('cold', 'chilled,cool,nothing hot,not hot,no reheating,no heating,no microwave'),
  diet('vegetarian', 'veggo,vego,meat free,meatless,meatfree,veg only,vegie food,vegetarians'),
  diet('vegan', 'plant based,vegans,plantbased'),
  diet('pescatarian', 'pescetarian,pesco,pescatarians,pescy'),
  diet(
    'gluten free',
    'coeliac,celiac,coeliac disease,gf,no gluten,without gluten,gluten intolerant,gluten intolerance,gluten allergy,allergic to gluten',
  ),
  diet(
    'dairy free',
    'lactose free,lactose intolerant,lactose intolerance,no dairy,without dairy,no lactose,dairy intolerant,dairy intolerance,cannot have dairy,dairy allergy,allergic to dairy,cannot do dairy,dont do dairy,dont eat dairy',
  ),
  diet('halal', 'muslim'),
];

const byId = new Map(WISHED_KINDS.map((kind) => [kind.id, kind]));
export const findWishedKind = (id: string): WishedKind | undefined => byId.get(id);
