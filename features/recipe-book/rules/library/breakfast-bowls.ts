import { readRecipes } from '../read-recipes.ts';

export const breakfastBowls = readRecipes(`
= banana-oat-smoothie | Banana and oat smoothie
breakfast snack | australian | no-cook | 1 | 5/5 | 0/0 | smoothie | blender
- 1 banana; 1/4 cup oats; 1 cup light-milk; 1/4 cup skim-yoghurt; 1 tsp honey
Put {oats} and {light-milk} into a blender and blend for 20 seconds.
Add {banana}, {skim-yoghurt} and {honey}. Blend until smooth and drink cold.

= green-mango-smoothie | Green mango smoothie
breakfast snack | australian | no-cook | 2 | 5/5 | 0/0 | smoothie | blender
- 1 cup frozen-mango; 2 handful spinach; 1 1/2 cup soy-milk; 1 tbsp chia; 1 tbsp lime-juice
Blend {spinach} with {soy-milk} until no flecks are left.
Add {frozen-mango}, {chia} and {lime-juice} and blend until thick.

= berry-protein-smoothie | Berry protein smoothie
breakfast snack | australian | no-cook | 1 | 5/5 | 0/0 | smoothie | blender
- 1 cup frozen-berries; 1 scoop whey; 1 cup light-milk; 1 tbsp lsa
Blend {frozen-berries}, {light-milk} and {lsa} until smooth.
Add {whey} and blend for 10 seconds more.

= tropical-soy-protein-smoothie | Tropical soy protein smoothie
breakfast snack | australian | no-cook | 1 | 5/5 | 0/0 | smoothie | blender
- 1 scoop soy-protein; 1 cup soy-milk; 1/2 cup frozen-mango; 1/2 banana; 1 passionfruit
Blend {soy-protein}, {soy-milk}, {frozen-mango} and {banana} until smooth.
Pour into a glass and stir in the pulp of {passionfruit}.

= smoothie-bowl-raspberry | Raspberry smoothie bowl
breakfast | australian | no-cook | 1 | 8/8 | 0/0 | bowl | blender
- 1 cup frozen-raspberries; 1 banana, frozen; 1/2 cup skim-yoghurt; 2 tbsp muesli; 1/2 kiwifruit, sliced
Blend {frozen-raspberries}, {banana} and {skim-yoghurt}, stopping to push the fruit down, until thick.
Tip into a bowl and top with {kiwifruit} and {muesli}.

= yoghurt-muesli-fruit-bowl | Yoghurt bowl with muesli and fruit
breakfast | australian | no-cook packed | 1 | 5/5 | 1/0 | bowl | -
- 3/4 cup skim-yoghurt; 1/3 cup muesli; 1/2 cup strawberries, sliced; 1 kiwifruit, sliced
Spoon {skim-yoghurt} into a bowl or lunch box.
Top with {strawberries} and {kiwifruit}. Carry {muesli} apart and add it just before eating.

= coconut-yoghurt-fruit-bowl | Coconut yoghurt with tropical fruit
breakfast snack | thai | no-cook | 2 | 10/10 | 0/0 | fruit | -
- 1 cup coconut-yoghurt; 1 mango, diced; 1 cup papaya, diced; 1 tbsp lime-juice; 2 passionfruit; 2 tbsp pepitas
Toss {mango} and {papaya} with {lime-juice}.
Spoon {coconut-yoghurt} into two bowls, add the fruit, the pulp of {passionfruit} and {pepitas}.

= turkish-breakfast-plate | Turkish breakfast plate
breakfast | turkish | - | 2 | 12/20 | 0/0 | plate | small saucepan
- 2 egg; 60 g feta, sliced; 2 tomato, sliced; 1 cucumber, sliced; 1/4 cup olives; 120 g focaccia; 2 tsp honey; 2 handful rocket
Boil {egg} for 9 minutes, cool, peel and halve.
Arrange {tomato}, {cucumber}, {olives}, {feta} and {rocket} on two plates with the eggs.
Serve with {focaccia} and {honey}.

= big-vege-breakfast | Big vegetable breakfast
breakfast | australian | tray-bake | 2 | 15/30 | 0/0 | plate | baking tray, frying pan
- 2 portobello; 1 punnet cherry-tomatoes; 1 tbsp olive-oil; 4 egg; 3 handful spinach; 2 slice sourdough; 2 sprig thyme
Heat the oven to {oven 200}. Roast {portobello} and {cherry-tomatoes} with {olive-oil 3/4} and {thyme} for 18 minutes.
Fry {egg} in {olive-oil 1/4} for 3 minutes and wilt {spinach} in the same pan.
Toast {sourdough} and serve everything together.

= sweet-potato-hash-eggs | Sweet potato hash with eggs
breakfast dinner | australian | one-pot | 2 | 15/30 | 1/0 | pan | large frying pan with lid
- 1 sweet-potato, in 1 cm dice; 1 capsicum, diced; 1 red-onion, diced; 1 tbsp olive-oil; 1 tsp smoked-paprika; 2 handful kale, shredded; 4 egg
Cook {sweet-potato} in {olive-oil} over medium heat, covered, for 10 minutes, turning now and then.
Add {red-onion}, {capsicum} and {smoked-paprika} and cook uncovered for 6 minutes.
Stir in {kale}. Crack {egg} into four hollows, cover and cook for 5 minutes until the whites are firm.

= potato-corned-hash-bacon | Bacon and potato hash
breakfast | british | one-pot | 2 | 15/25 | 1/0 | pan | frying pan
- 3 potato, in 1 cm dice; 2 bacon, chopped; 1 onion, diced; 2 tsp oil; 1 cup cabbage, shredded; 2 egg; 1 tsp worcestershire
Microwave {potato} with a splash of water for 5 minutes until nearly tender, then drain.
Fry {bacon} and {onion} in {oil} for 4 minutes. Add the potato and brown for 8 minutes.
Stir in {cabbage} and {worcestershire} for 2 minutes. Fry {egg} in the gap for 3 minutes and serve on top.

= kedgeree-salmon | Salmon kedgeree
breakfast dinner | british | - | 4 | 20/35 | 1/0 | rice | large frying pan, saucepan
- 1 1/4 cup basmati; 4 egg; 2 can red-salmon-can, drained; 1 onion, sliced; 1 tbsp oil; 1 tbsp curry-powder; 1 cup peas; 1 tbsp lemon-juice; 1/4 cup parsley, chopped
Boil {basmati} until tender, adding {peas} for the last 2 minutes. Drain.
Boil {egg} for 8 minutes, cool, peel and quarter.
Cook {onion} in {oil} for 8 minutes. Stir in {curry-powder}, then the rice and {red-salmon-can} in large flakes.
Warm through, add {lemon-juice} and {parsley}, and top with the eggs.

= congee-chicken-ginger | Chicken and ginger congee
breakfast dinner | chinese | one-pot batch | 4 | 10/60 | 3/60 | soup | large saucepan
- 3/4 cup rice; 8 cup water; 2 tbsp ginger, in matchsticks; 400 g chicken-thigh; 2 tbsp soy; 3 spring-onion, sliced; 2 tsp sesame-oil; 1/4 tsp white-pepper
Bring {rice}, {water} and {ginger} to the boil. Add {chicken-thigh}, cover partly and simmer gently for 25 minutes.
Lift out the chicken, check it is cooked through, and shred it. Simmer the rice for 25 minutes more, stirring, until creamy.
Return the chicken and season with {soy} and {white-pepper}. Top with {spring-onion} and {sesame-oil}.

= broad-beans-lemon-cumin | Broad beans with lemon and cumin
breakfast lunch | lebanese | one-pot | 2 | 10/15 | 3/0 | bowl | saucepan
- 1 1/2 cup broad-beans; 1 can chickpeas, drained; 1 clove garlic, crushed; 1 tsp cumin; 2 tbsp lemon-juice; 1 tbsp olive-oil; 1 tomato, diced; 2 tbsp parsley, chopped; 1/4 cup water
Warm {broad-beans}, {chickpeas}, {cumin}, {garlic} and {water} for 8 minutes. Mash a third of the beans.
Stir in {lemon-juice}. Spoon into bowls and top with {tomato}, {parsley} and {olive-oil}.

= ethiopian-spiced-eggs | Ethiopian spiced eggs with tomato
breakfast | ethiopian | one-pot | 2 | 15/15 | 0/0 | pan | frying pan
- 4 egg; 1 red-onion, finely diced; 2 tomato, diced; 1 green-chilli, chopped; 2 tsp ghee; 1 tsp paprika; 1/4 tsp cardamom; 2 slice sourdough
Cook {red-onion} in {ghee} over medium heat for 5 minutes. Stir in {paprika} and {cardamom} for 30 seconds.
Add {tomato} and {green-chilli} and cook for 4 minutes until jammy.
Stir in {egg}, lightly beaten, and fold for 2 minutes until softly set. Serve with {sourdough}.

= breakfast-fried-rice | Breakfast fried rice
breakfast | filipino | one-pot | 2 | 15/15 | 1/0 | rice | wok or large frying pan
- 2 cup cooked-rice; 4 clove garlic, sliced; 1 tbsp oil; 3 egg; 1 cup peas; 2 tsp soy; 1 tomato, diced
Fry {garlic} in {oil} over medium heat until pale gold, about 2 minutes.
Add {cooked-rice} and {peas} and toss over high heat for 4 minutes until steaming hot.
Push aside, scramble {egg} in the gap and mix through with {soy}. Top with {tomato}. Use rice that was chilled within an hour of cooking.

= corn-zucchini-fritters | Corn and zucchini fritters
breakfast lunch | australian | packed | 4 | 25/25 | 2/60 | pancakes | large frying pan
- 2 zucchini, grated and squeezed; 1 can corn-can, drained; 1 cup sr-flour; 2 egg; 1/2 cup light-milk; 3 spring-onion, sliced; 1 tbsp oil; 1/2 cup skim-yoghurt; 1 tbsp sweet-chilli
Whisk {sr-flour}, {egg} and {light-milk}. Stir in {zucchini}, {corn-can} and {spring-onion}.
Fry large spoonfuls in {oil} over medium heat for 3 minutes each side.
Serve with {skim-yoghurt} and {sweet-chilli}.

= bran-banana-muffins | Banana bran muffins
breakfast snack | australian | batch packed | 12 | 15/40 | 3/90 | muffins | 12-hole muffin tray
- 1 cup bran; 1 1/2 cup wholemeal-flour; 3 tsp baking-powder; 1/3 cup brown-sugar; 1 tsp cinnamon; 3 banana, mashed; 2 egg; 1 cup buttermilk; 1/4 cup oil
Heat the oven to {oven 180} and line a 12-hole muffin tray.
Soak {bran} in {buttermilk} for 5 minutes, then beat in {egg}, {oil} and {banana}.
Fold in {wholemeal-flour}, {baking-powder}, {brown-sugar} and {cinnamon} until just combined.
Fill the holes and bake for 22 minutes, until a skewer comes out clean.
`);
