import { readRecipes } from '../read-recipes.ts';

export const breakfastToast = readRecipes(`
= smashed-avocado-feta | Smashed avocado with feta and lemon
breakfast lunch | australian | - | 2 | 8/8 | 0/0 | toast | toaster
- 1 avocado; 50 g feta, crumbled; 1 tbsp lemon-juice; 4 slice sourdough; 1 punnet cherry-tomatoes, halved; 1 pinch chilli-flakes
Toast {sourdough}. Mash {avocado} roughly with {lemon-juice}.
Spread on the toast and top with {cherry-tomatoes}, {feta} and {chilli-flakes}.

= white-bean-tomato-toast | White beans and tomato on toast
breakfast lunch | italian | one-pot | 2 | 12/15 | 3/0 | toast | small frying pan, toaster
- 1 can cannellini, drained; 1 can tomatoes; 1 tbsp olive-oil; 2 clove garlic, sliced; 1 sprig rosemary; 1 tsp smoked-paprika; 4 slice sourdough
Warm {garlic} and {rosemary} in {olive-oil} for 1 minute without browning.
Add {smoked-paprika}, {tomatoes} and {cannellini} and simmer for 10 minutes until thick.
Toast {sourdough} and spoon the beans over.

= baked-beans-from-scratch | Quick smoky baked beans
breakfast lunch | british | one-pot batch | 4 | 10/30 | 4/90 | stew | medium saucepan
- 2 can cannellini, drained; 1 can tomatoes; 1 onion, finely diced; 1 tbsp oil; 1 tbsp tomato-paste; 1 tbsp cider-vinegar; 1 tbsp brown-sugar; 2 tsp smoked-paprika; 1/2 tsp salt
Cook {onion} in {oil} over medium heat for 6 minutes.
Stir in {smoked-paprika}, {tomato-paste}, {brown-sugar}, {cider-vinegar} and {salt}.
Add {tomatoes} and {cannellini}. Simmer for 18 minutes, stirring now and then, until glossy.

= mushrooms-thyme-toast | Garlic mushrooms on sourdough
breakfast | australian | - | 2 | 12/12 | 1/0 | toast | frying pan, toaster
- 300 g swiss-mushrooms, thickly sliced; 1 tbsp olive-oil; 2 clove garlic, crushed; 2 sprig thyme; 1/3 cup ricotta; 4 slice sourdough
Fry {swiss-mushrooms} in {olive-oil} over high heat for 6 minutes without stirring too often.
Add {garlic} and {thyme} for 1 minute.
Toast {sourdough}, spread with {ricotta} and pile the mushrooms on top.

= ricotta-fig-honey-toast | Ricotta, fig and honey toast
breakfast snack | italian | no-cook | 2 | 5/5 | 0/0 | toast | toaster
- 2 slice sourdough; 1/2 cup ricotta; 2 fig, sliced; 2 tsp honey; 1 tbsp pistachios, chopped
Toast {sourdough} and spread thickly with {ricotta}.
Top with {fig}, {honey} and {pistachios}.

= peanut-banana-toast | Peanut butter and banana toast
breakfast snack | australian | no-cook | 1 | 5/5 | 0/0 | toast | toaster
- 2 slice grain-bread; 1 tbsp peanut-butter; 1 banana, sliced; 1 tsp chia
Toast {grain-bread} and spread with {peanut-butter}.
Lay {banana} on top and sprinkle with {chia}.

= cottage-cheese-tomato-toast | Cottage cheese and tomato on rye
breakfast snack | australian | no-cook | 1 | 5/5 | 0/0 | toast | toaster
- 2 slice rye-bread; 1/2 cup cottage-cheese; 1 tomato, sliced; 1 pinch pepper; 1 tsp chives, snipped
Toast {rye-bread}. Spread with {cottage-cheese}.
Top with {tomato}, {pepper} and {chives}.

= sardines-lemon-toast | Sardines on toast with lemon
breakfast lunch | spanish | - | 2 | 8/8 | 0/0 | toast | toaster
- 2 can sardines, drained; 4 slice grain-bread; 1 tomato, diced; 1 tbsp lemon-juice; 1 tbsp parsley, chopped; 1 pinch pepper
Toast {grain-bread}. Mix {tomato}, {lemon-juice} and {parsley}.
Mash {sardines} roughly onto the toast, spoon the tomato over and add {pepper}.

= french-toast-berries | French toast with berries
breakfast | french | - | 2 | 15/15 | 0/0 | pancakes | large frying pan
- 4 slice bread; 2 egg; 1/2 cup light-milk; 1/2 tsp cinnamon; 2 tsp butter; 1 cup frozen-berries; 1/3 cup skim-yoghurt
Warm {frozen-berries} in a small pan until saucy.
Whisk {egg}, {light-milk} and {cinnamon} in a wide dish. Soak {bread} for a minute on each side.
Fry in {butter} over medium heat for 3 minutes each side until golden.
Serve with the berries and {skim-yoghurt}.

= banana-oat-pancakes | Banana oat pancakes
breakfast | australian | - | 2 | 20/20 | 2/30 | pancakes | blender, frying pan
- 1 cup oats; 2 egg; 1 banana; 1/3 cup light-milk; 1 tsp baking-powder; 2 tsp oil; 1/2 cup skim-yoghurt; 1/2 cup blueberries
Blend {oats}, {egg}, {banana}, {light-milk} and {baking-powder} until smooth. Rest for 5 minutes.
Fry spoonfuls in {oil} over medium heat for 2 minutes each side.
Serve with {skim-yoghurt} and {blueberries}.

= buttermilk-pikelets | Buttermilk pikelets with strawberries
breakfast snack | australian | packed | 4 | 20/20 | 2/60 | pancakes | frying pan
- 1 cup sr-flour; 1 cup buttermilk; 1 egg; 1 tbsp sugar; 2 tsp butter; 1 cup ricotta; 1 punnet strawberries, sliced
Whisk {sr-flour}, {sugar}, {egg} and {buttermilk} to a thick batter.
Grease a frying pan with {butter} and cook tablespoonfuls for 1 to 2 minutes each side.
Serve with {ricotta} and {strawberries}.

= buckwheat-galettes-spinach | Buckwheat galettes with spinach and cheese
breakfast lunch | french | - | 4 | 25/35 | 1/0 | pancakes | 24 cm frying pan
- 1 cup buckwheat-flour; 1 egg; 1 1/2 cup light-milk; 1 tbsp oil; 200 g spinach; 1 cup cheddar; 1 pinch nutmeg
Whisk {buckwheat-flour} with {egg} and {light-milk} until smooth. Rest for 10 minutes.
Wilt {spinach} with {nutmeg} in a hot pan and squeeze dry.
Cook four thin galettes in {oil}, adding it bit by bit, 2 minutes each side.
Fill with the spinach and {cheddar}, fold and warm until the cheese melts.

= besan-pancakes | Besan pancakes with tomato and coriander
breakfast lunch | indian | - | 2 | 20/20 | 1/0 | pancakes | frying pan
- 1 1/4 cup gf-besan; 1 cup water; 1 tomato, finely diced; 1 small red-onion, finely diced; 1 green-chilli, chopped; 1/4 cup coriander, chopped; 1/2 tsp turmeric; 1 tsp cumin-seeds; 1/2 tsp salt; 1 tbsp oil
Whisk {gf-besan}, {turmeric}, {cumin-seeds} and {salt} with {water} to a pouring batter.
Stir in {tomato}, {red-onion}, {green-chilli} and {coriander}.
Heat {oil 1/4} in a pan, spread a quarter of the batter and cook for 3 minutes each side. Use {oil 3/4} for the other three.

= crumpets-ricotta-plum | Crumpets with ricotta and plum
breakfast snack | british | no-cook | 2 | 5/5 | 0/0 | toast | toaster
- 4 crumpet; 1/2 cup ricotta; 2 plum, sliced; 2 tsp honey
Toast {crumpet} until crisp at the edges.
Spread with {ricotta}, then add {plum} and {honey}.
`);
