import { checkDigit } from '#features/food-facts/rules/gtin.ts';
import type { FoodToStore } from '#features/foods/server/queries/food-columns.ts';
import { seededRandom } from '#platform/shared/seeded-random.ts';
import { PLANTED } from './planted-products.ts';

const split = (text: string): string[] => text.trim().split(/\s*,\s*/);

const THINGS =
  split(`milk, chocolate milk, yoghurt, greek yoghurt, butter, cheddar cheese, cream cheese, mozzarella, feta, parmesan,
ice cream, custard, bread, sourdough, wraps, bagels, crumpets, muffins, rolled oats, muesli, granola, corn flakes, wheat biscuits, rice,
basmati rice, spaghetti, penne, egg noodles, ramen, rice noodles, flour, sugar, honey, jam, peanut butter, almond butter, hazelnut spread,
olive oil, canola oil, vinegar, mayonnaise, mustard, tomato sauce, barbecue sauce, soy sauce, pasta sauce, curry paste, coconut milk,
chicken stock, gravy, tomato soup, pumpkin soup, baked beans, chickpeas, lentils, kidney beans, tuna, salmon, sardines, prawns, fish fingers,
chicken breast, chicken nuggets, beef mince, beef burgers, lamb chops, pork sausages, bacon, ham, salami, turkey slices, tofu, tempeh, falafel,
hummus, guacamole, salsa, potato chips, corn chips, crackers, rice cakes, pretzels, popcorn, muesli bar, protein bar, chocolate, dark chocolate,
milk chocolate, jelly lollies, licorice, biscuits, chocolate biscuits, shortbread, cookies, cake, brownies, doughnuts, pies, sausage rolls,
pizza, lasagne, dumplings, spring rolls, frozen peas, frozen berries, sweet corn, spinach, broccoli, apple juice, orange juice, cola, lemonade,
iced tea, energy drink, mineral water, coffee, instant coffee, green tea, hot chocolate, beer, cider, wine, almonds, cashews, walnuts, trail mix,
dried apricots, raisins, dates, eggs, protein powder, whey, baby food, apple puree, oat milk, soy milk, almond milk`);
const MANNERS =
  split(`organic, natural, light, reduced fat, low fat, no added sugar, gluten free, free range, wholemeal, multigrain, salted, unsalted,
smoked, roasted, toasted, crunchy, smooth, creamy, spicy, sweet, sour, extra, original, classic, traditional, premium, family, mini, fresh, frozen,
dried, canned, sliced, grated, baked, grilled, vegan, high protein, sugar free, thick, thin, crispy, double, homestyle, artisan, farmhouse`);
const TASTES =
  split(`vanilla, strawberry, raspberry, mango, passionfruit, lemon, lime, orange, apple, cinnamon, caramel, hazelnut, coconut, almond, honey,
maple, chilli, garlic, basil, rosemary, pepper, sea salt, cheese, bacon, barbecue, sour cream, chives, tomato, mushroom, ginger, turmeric, mint, banana,
peach, apricot, blueberry, cherry, cranberry, pineapple, pistachio, espresso, mocha, matcha, lemongrass, paprika, onion, olive, truffle, miso, sesame`);
const OTHER_LANGUAGES =
  split(`lait entier, fromage blanc, biscuits au chocolat, jambon, pâtes, yaourt nature, confiture de fraises, Vollmilch, Käse,
Schokolade, Brötchen, Müsli, leche entera, queso, galletas, jamón, aceite de oliva, pomodoro, formaggio, biscotti, mléko, żurek, smörgås, rågbröd`);
const SYLLABLES =
  split(`al, bar, cal, dor, el, fen, gar, hol, il, jas, kel, lor, mar, nor, ol, pen, quin, ros, sal, tor, ul, ver, wil, yar, zel, ban, cor,
del, fer, gol, har, lin, mon, pel, ran, sun, tal, vin, wes, ash, bel, dun, glen, kin, mil, oak, ridge, field, wood, brook, well, ton`);
const SIZES = split(
  '100 g, 150 g, 200 g, 250 g, 375 g, 400 g, 500 g, 750 g, 1 kg, 250 ml, 375 ml, 600 ml, 1 L, 2 L, 6 pack, 12 pack',
);

const BRANDS = 9_000;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `count` products with names like those on shelves, always the same, the planted ones spread among them. */
export function* madeUpProducts(count: number, seed = 20_261_121): Generator<FoodToStore> {
  const random = seededRandom(seed);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const brands = Array.from({ length: BRANDS }, () => {
    const name = capital(
      pick(SYLLABLES) + pick(SYLLABLES) + (random() < 0.3 ? pick(SYLLABLES) : ''),
    );
    return random() < 0.25 ? `${name} ${capital(pick(SYLLABLES))}` : name;
  });
  const step = Math.max(1, Math.floor(count / PLANTED.length));
  for (let at = 0; at < count; at += 1) {
    const planted = at % step === 0 ? PLANTED[at / step] : undefined;
    // Few brands have many products, as in shops.
    const brand = planted?.brand ?? brands[Math.floor(random() ** 2.2 * brands.length)] ?? '';
    const foreign = random() < 0.12;
    const parts = foreign
      ? [pick(OTHER_LANGUAGES), random() < 0.4 ? pick(TASTES) : '']
      : [
          random() < 0.55 ? pick(MANNERS) : '',
          random() < 0.35 ? pick(TASTES) : '',
          pick(THINGS),
          random() < 0.25 ? `with ${pick(TASTES)}` : '',
          random() < 0.3 ? pick(SIZES) : '',
        ];
    const body = `94${String(at).padStart(10, '0')}`;
    const code = planted?.code ?? `${body}${checkDigit(body)}`;
    const fat = Math.round(random() * 300) / 10;
    const carbs = Math.round(random() * 600) / 10;
    const protein = Math.round(random() * 90) / 10;
    yield {
      source: 'off',
      sourceId: code,
      gtin: `0${code}`,
      name: planted?.name ?? capital(parts.filter(Boolean).join(' ')),
      brand,
      category: null,
      basis: '100g',
      density: null,
      portions: [{ label: '1 serving', grams: 30, ml: null }],
      nutrients: {
        calories: Math.round(protein * 4 + carbs * 4 + fat * 9),
        protein,
        carbs,
        fat,
        saturatedFat: Math.round(fat * 4) / 10,
        sugar: Math.round(carbs * 4) / 10,
        sodium: Math.round(random() * 900),
      },
      warnings: [],
      popularity: Math.floor(random() ** 6 * 5_000),
      version: '1760000000',
    };
  }
}
