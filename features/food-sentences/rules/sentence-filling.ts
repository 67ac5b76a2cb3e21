import type { SentenceWord } from '#features/foods/rules/amounts/sentence-words.ts';
import type { SpokenNames } from '#features/told-words/rules/spoken-names.ts';
import type { SentenceItem } from './sentence-items.ts';

/** What is spread on is bread, not the colour. */
const BREADS = new Set(
  'white wholemeal multigrain rye sourdough grain wholegrain brown'.split(' '),
);

/** The last one or two items as a sandwich on a bread: "egg and lettuce on white", "salad sanga on rye bread". */
export function fillingOf(items: readonly SentenceItem[], on: string, names: SpokenNames) {
  const isBread = on.endsWith(' bread');
  if (!BREADS.has(on.replace(/ bread$/, ''))) return null;
  const isSandwich = /sandwich|sanga|sanger|sambo|toastie|roll|sub\b/;
  for (const count of [2, 1]) {
    const parts = items.slice(-count);
    const [first] = parts;
    if (!first || parts.length < count || parts.some(({ excluded }) => excluded)) continue;
    const food = parts.map((one) => one.food).join(' and ');
    const whole = isSandwich.test(food) && count === 1 ? food : `${food} sandwich`;
    if (whole !== food && (isBread || !names.find(whole))) continue;
    return { count, item: { ...first, food: whole }, words: parts.flatMap(({ words }) => words) };
  }
  return null;
}

const MEAT =
  /^(beef|chicken|lamb|pork|prawns?|seafood|tofu|fish|duck|turkey|salmon|tuna|veg|vegie|veggie|vegetable)$/;
/** Dishes that are cooked with a meat of one's choice. */
const WITH_MEAT =
  /(bibimbap|udon|soba|ramen|laksa|pho|katsu|don|donburi|poke bowl|burrito bowl|san choy bow|biryani|pilaf|paella|jambalaya|gumbo|tagine|casserole|hotpot|stew|curry|rendang|korma|vindaloo|madras|jalfrezi|stroganoff|fajitas?|quesadillas?|enchiladas?|nachos|tacos?|burrito|kebab|souvlaki|gyros|yiros|shawarma|hsp|halal snack pack|banh mi|rice paper rolls?|spring rolls?|dumplings?|gyoza|wontons?|dim sims?|fried rice|chow mein|mee goreng|mi goreng|nasi goreng|pad thai|pad see ew|larb|risotto|lasagne|moussaka|parmi|parma|parmigiana|schnitzel|schnitty|katsu curry|congee|bao|chilli con carne|chilli)$/;

const FILLING =
  /^(roast |smoked |pulled )?(turkey|chicken|ham|beef|lamb|pork|bacon|salami|tuna|salmon|egg|eggs|cheese|avo|avocado|falafel|chook)$/;
/** No bread roll: nothing is in it. */
const CLOSED =
  /(?<!\b(?:bread|dinner|sausage|spring|sushi|egg) )\b(sandwich|sanga|sanger|toastie|wrap|roll|panini|jaffle|bagel|baguette)$/;

/** What else is in it, told right before it: "chicken avo salad wrap". */
const WITH_MORE =
  /^(avo|avocado|lettuce|tomato|cheese|salad|mayo|ham|bacon|cucumber|onion|spinach|rocket|slaw)( (sandwich|sanga|sanger|toastie|wrap|roll|bagel|baguette))?$/;

/** "Turkey and cranberry toastie" is one thing, though no catalogue has each pair of fillings. */
function joinFillings(items: SentenceItem[], names: SpokenNames): void {
  for (let at = items.length - 2; at >= 0; at -= 1) {
    const [first, second, third] = items.slice(at, at + 3);
    const isBeside = second?.join === '' && WITH_MORE.test(second.food);
    if (!first || !(isBeside || /^(and|n)$/.test(second?.join ?? ''))) continue;
    if (!second || second.amount || first.excluded || second.excluded) continue;
    const last = CLOSED.test(second.food) ? second : third?.join === '' ? third : undefined;
    const [, form = ''] = CLOSED.exec(last?.food ?? '') ?? [];
    const own = items.slice(at, at + (last === second ? 2 : 3));
    const isOpen = own.every(
      ({ amount, unit, each }) => (amount?.article ?? true) && unit === null && each === null,
    );
    const food = [form, 'sandwich']
      .map((one) => `${first.food} ${one}`)
      .find((one) => names.isNamed(one) || names.isOneFood(one, false));
    if (!form || !isOpen || !food || !FILLING.test(first.food)) continue;
    const words = own.flatMap((one) => one.words);
    items.splice(at, own.length, { ...first, food, words, doubtful: null });
    for (const one of items)
      if (one.beside !== null && one.beside > at) one.beside -= own.length - 1;
  }
}

/** "Two thirds of my beef bibimbap": no catalogue has each dish with each meat. */
function joinMeats(items: SentenceItem[], names: SpokenNames): void {
  for (let at = items.length - 2; at >= 0; at -= 1) {
    const [meat, dish] = [items[at], items[at + 1]];
    if (!meat || !dish || meat.excluded || dish.excluded || dish.join !== '') continue;
    const isOpen = (dish.amount?.article ?? true) && dish.unit === null && dish.each === null;
    if (!isOpen || !MEAT.test(meat.food) || !WITH_MEAT.test(dish.food)) continue;
    if (names.find(`${meat.food} ${dish.food}`)) continue;
    Object.assign(dish, {
      ...meat,
      food: dish.food,
      words: [...meat.words, ...dish.words],
      doubtful: null,
    });
    items.splice(at, 1);
    for (const one of items) if (one.beside !== null && one.beside > at) one.beside -= 1;
  }
}

/** "They had no chicken rolls so I got a ham one": of what was told before it. */
function joinOnes(
  items: readonly SentenceItem[],
  words: readonly SentenceWord[],
  names: SpokenNames,
): void {
  for (const [at, item] of items.entries()) {
    const [dish = ''] = items[at - 1]?.food.split(' ').slice(-1) ?? [];
    const last = item.food.split(' ').at(-1);
    const isOne = item.words.some(
      (index) => words[index]?.folded === 'one' && words[index - 1]?.folded === last,
    );
    const whole = `${item.food} ${dish}`;
    if (!isOne || item.unit || dish === '' || dish === last || !names.isOneFood(whole, false))
      continue;
    Object.assign(item, { food: whole, unit: null });
  }
}

/** Words that stand apart and are one dish together. */
export function joinKinds(
  items: SentenceItem[],
  words: readonly SentenceWord[],
  names: SpokenNames,
): void {
  joinOnes(items, words, names);
  joinFillings(items, names);
  joinMeats(items, names);
}
