import { readRecipes } from '../read-recipes.ts';

export const breakfastEggs = readRecipes(`
= scrambled-eggs-spinach-toast | Scrambled eggs with spinach on toast
breakfast | australian | - | 2 | 10/10 | 0/0 | eggs | non-stick frying pan, toaster
- 4 egg; 1/4 cup light-milk; 2 tsp olive-oil; 3 handful spinach; 4 slice grain-bread; 1 pinch pepper
Toast {grain-bread}. Whisk {egg} with {light-milk} and {pepper}.
Wilt {spinach} in {olive-oil} over medium heat for 1 minute.
Pour in the eggs and fold slowly for 2 to 3 minutes until just set. Pile onto the toast.

= mushroom-omelette | Mushroom and cheese omelette
breakfast lunch | french | - | 1 | 12/12 | 0/0 | eggs | 20 cm non-stick pan
- 2 egg; 1 cup mushrooms, sliced; 2 tsp olive-oil; 2 tbsp cheddar; 1 tsp chives, snipped; 1 pinch pepper
Cook {mushrooms} in {olive-oil 1/2} over high heat for 4 minutes until browned, then set aside.
Beat {egg} with {pepper}. Pour into the pan with {olive-oil 1/2} and pull the set edges towards the middle.
When nearly set, add the mushrooms and {cheddar}. Fold, wait 30 seconds and finish with {chives}.

= shakshuka | Shakshuka with capsicum
breakfast dinner | lebanese | one-pot | 4 | 15/35 | 2/0 | pan | large frying pan with lid
- 1 tbsp olive-oil; 1 onion, sliced; 1 capsicum, sliced; 2 clove garlic, crushed; 2 tsp cumin; 2 tsp paprika
- 2 can tomatoes; 8 egg; 1/4 cup parsley, chopped; 2 pita, warmed
Cook {onion} and {capsicum} in {olive-oil} for 8 minutes until soft.
Stir in {garlic}, {cumin} and {paprika} for 1 minute. Add {tomatoes} and simmer for 10 minutes.
Make eight hollows and crack in {egg}. Cover and cook on low for 7 minutes, until the whites are firm.
Scatter over {parsley} and serve with {pita}.

= green-shakshuka | Green shakshuka with feta
breakfast dinner | lebanese | one-pot | 2 | 12/25 | 0/0 | pan | frying pan with lid
- 1 tbsp olive-oil; 1 leek, sliced; 1 zucchini, coarsely grated; 1 tsp cumin; 150 g spinach; 4 egg; 60 g feta, crumbled; 1 tbsp dill, chopped
Soften {leek} in {olive-oil} over medium heat for 6 minutes.
Add {zucchini} and {cumin} and cook for 4 minutes, then wilt {spinach} into the pan.
Crack {egg} into four hollows, cover and cook for 6 minutes until the whites are set.
Finish with {feta} and {dill}.

= bacon-egg-tomato-muffin | Bacon, egg and tomato muffin
breakfast | australian | - | 2 | 12/12 | 0/0 | burger | frying pan, toaster
- 2 english-muffin, split; 2 bacon, fat trimmed; 2 egg; 1 tomato, thickly sliced; 2 tsp bbq-sauce; 1 handful spinach
Fry {bacon} in a dry pan for 3 minutes each side. Push aside and fry {egg} in the fat for 3 minutes.
Toast {english-muffin} and spread with {bbq-sauce}.
Fill with {spinach}, {tomato}, the bacon and the eggs.

= boiled-eggs-vegemite-soldiers | Boiled eggs with yeast-spread soldiers
breakfast snack | australian | - | 1 | 8/10 | 0/0 | eggs | small saucepan, toaster
- 2 egg; 2 slice bread; 1 tsp butter; 1 tsp vegemite
Lower {egg} into simmering water and cook for 7 minutes for a jammy yolk, 9 minutes for firm.
Toast {bread}, spread with {butter} and {vegemite}, and cut into fingers.
Cool the eggs briefly, cut off the tops and dip.

= breakfast-burrito-bean-egg | Bean and egg breakfast burrito
breakfast lunch | mexican | packed batch | 4 | 20/20 | 2/30 | wrap | frying pan
- 4 wrap; 6 egg; 1 can black-beans, drained; 1 capsicum, diced; 2 tsp oil; 1 tsp cumin; 1/2 cup salsa; 1/2 cup cheddar
Cook {capsicum} in {oil} for 4 minutes. Add {black-beans} and {cumin} and warm through.
Beat {egg}, pour over the beans and stir for 3 minutes until set.
Divide between {wrap} with {salsa} and {cheddar}. Roll tightly and toast seam-side down for 2 minutes.

= chilli-scrambled-tofu | Chilli scrambled tofu
breakfast | chinese | one-pot | 2 | 15/15 | 2/0 | pan | frying pan
- 400 g tofu, crumbled; 2 tsp oil; 2 spring-onion, sliced; 1 tsp turmeric; 1 chilli, sliced; 2 tsp soy; 1 punnet cherry-tomatoes, halved
Fry {spring-onion} and {chilli} in {oil} for 1 minute.
Add {tofu} and {turmeric} and cook for 5 minutes, letting it catch a little.
Stir in {cherry-tomatoes} and {soy} and cook for 3 minutes until the tomatoes slump.

= smoked-salmon-egg-bagel | Smoked salmon and egg bagel
breakfast lunch | australian | packed | 2 | 10/15 | 1/0 | sandwich | small saucepan
- 2 bagel, split; 2 egg; 80 g smoked-salmon; 2 tbsp cream-cheese; 2 tsp capers; 1 tsp lemon-juice; 1 handful rocket
Boil {egg} for 9 minutes, cool in cold water, peel and slice.
Mix {cream-cheese} with {capers} and {lemon-juice} and spread on {bagel}.
Fill with {smoked-salmon}, the eggs and {rocket}. Keep cold until eaten.

= turkish-eggs-yoghurt | Turkish eggs with garlic yoghurt
breakfast | turkish | - | 2 | 15/15 | 0/0 | eggs | saucepan, small frying pan
- 4 egg; 1 cup yoghurt, at room temperature; 1 clove garlic, crushed; 1 tbsp butter; 1 tsp paprika; 1 pinch chilli-flakes; 1 tsp vinegar; 1 tbsp dill, chopped; 120 g focaccia, toasted
Mix {yoghurt} with {garlic} and spread over two plates.
Poach {egg} in simmering water with {vinegar} for 4 minutes.
Melt {butter} until it foams, then take off the heat and stir in {paprika} and {chilli-flakes}.
Put the eggs on the yoghurt, pour the butter over, add {dill} and serve with {focaccia}.

= zucchini-egg-muffins | Zucchini and feta egg muffins
breakfast lunch snack | greek | batch packed | 6 | 15/40 | 3/60 | muffins | 12-hole muffin tray
- 8 egg; 2 zucchini, grated and squeezed; 100 g feta, crumbled; 4 spring-onion, sliced; 1/2 cup light-milk; 1/2 tsp pepper; 1 tsp oil-spray
Heat the oven to {oven 180} and grease a 12-hole muffin tray with {oil-spray}.
Whisk {egg}, {light-milk} and {pepper}. Stir in {zucchini}, {feta} and {spring-onion}.
Fill the holes and bake for 22 minutes until puffed and firm. Two make a serving.

= ham-corn-breakfast-muffins | Ham, corn and egg cups
breakfast snack | australian | batch packed | 6 | 15/35 | 3/60 | muffins | 12-hole muffin tray
- 8 egg; 6 slice ham, chopped; 1 can corn-can, drained; 1/2 cup cheddar; 1 capsicum, finely diced; 1 tsp oil-spray
Heat the oven to {oven 180}. Grease a 12-hole muffin tray with {oil-spray}.
Share {ham}, {corn-can} and {capsicum} between the holes.
Beat {egg}, pour over and sprinkle with {cheddar}. Bake for 20 minutes until set. Two make a serving.

= japanese-tamagoyaki-rice | Rolled omelette with rice and edamame
breakfast lunch | japanese | packed | 2 | 20/30 | 1/0 | rice | small non-stick pan
- 2/3 cup sushi-rice; 4 egg; 2 tsp soy; 1 tsp sugar; 2 tsp oil; 1/2 cup edamame, thawed; 1 cucumber, sliced; 1 tbsp sesame
Cook {sushi-rice} by the packet's directions.
Beat {egg} with {soy} and {sugar}. Heat {oil} in a small pan, add a thin layer of egg, roll it up and push it aside. Repeat until all is used.
Rest the omelette for 2 minutes and slice. Serve on the rice with {edamame}, {cucumber} and {sesame}.

= huevos-rancheros | Huevos rancheros
breakfast dinner | mexican | - | 2 | 20/20 | 0/0 | tacos | 2 frying pans
- 4 corn-tortilla; 4 egg; 1 can tomatoes; 1 can black-beans, drained; 1 red-onion, diced; 1 tbsp oil; 1 tsp cumin; 1 green-chilli, sliced; 1/2 avocado, sliced; 2 tbsp coriander, chopped
Cook {red-onion} in {oil 1/2} for 4 minutes. Add {cumin}, {tomatoes}, {black-beans} and {green-chilli} and simmer for 8 minutes.
Warm {corn-tortilla} in a dry pan. Fry {egg} in {oil 1/2} for 3 minutes.
Spoon the sauce over the tortillas, top with the eggs, {avocado} and {coriander}.
`);
