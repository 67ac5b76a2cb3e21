import { readRecipes } from '../read-recipes.ts';

export const breakfastOats = readRecipes(`
= berry-overnight-oats | Berry overnight oats
breakfast snack | australian | no-cook packed batch | 2 | 10/490 | 3/0 | jar | 2 jars
- 1 cup oats; 1 cup light-milk; 1/2 cup skim-yoghurt; 1 tbsp chia
- 2 tsp honey; 1 cup frozen-berries, thawed
Stir {oats}, {light-milk}, {skim-yoghurt}, {chia} and {honey} in a bowl.
Layer the oats with {frozen-berries} in two jars. Close them and chill overnight, at least 8 hours.
Stir before eating. Loosen with a splash of water if the oats are too thick.

= apple-pie-overnight-oats | Apple pie overnight oats
breakfast | australian | no-cook packed batch | 2 | 10/490 | 3/0 | jar | grater, 2 jars
- 1 cup oats; 1 cup soy-milk; 1 apple, grated with skin; 2 tbsp sultanas
- 1 tsp cinnamon; 2 tbsp walnuts, chopped
Mix {oats}, {soy-milk}, {apple}, {sultanas} and {cinnamon}.
Spoon into two jars and chill for 8 hours or overnight.
Scatter {walnuts} over just before eating so they stay crisp.

= banana-cinnamon-porridge | Banana and cinnamon porridge
breakfast | australian | one-pot | 2 | 8/8 | 2/0 | porridge | small saucepan
- 1 cup oats; 1 1/2 cup light-milk; 1 cup water; 1 banana, sliced; 1/2 tsp cinnamon; 2 tsp honey
Bring {oats}, {light-milk}, {water} and {cinnamon} to a simmer in a small saucepan.
Stir over low heat for 5 minutes until creamy.
Divide between two bowls and top with {banana} and {honey}.

= carrot-cake-porridge | Carrot cake porridge
breakfast | british | one-pot | 2 | 12/12 | 2/0 | porridge | small saucepan, grater
- 1 cup oats; 1 carrot, finely grated; 1 1/2 cup soy-milk; 1 cup water; 2 tbsp sultanas
- 1 tsp cinnamon; 1 pinch nutmeg; 2 tbsp pecans, chopped
Put {oats}, {carrot}, {soy-milk}, {water}, {sultanas}, {cinnamon} and {nutmeg} into a saucepan.
Simmer, stirring often, for 7 minutes until the carrot is soft.
Serve topped with {pecans}.

= savoury-egg-porridge | Savoury porridge with egg and greens
breakfast | australian | - | 2 | 15/15 | 0/0 | porridge | small saucepan, frying pan
- 3/4 cup oats; 2 cup water; 2 tsp soy; 2 egg; 2 handful spinach; 1 tsp sesame-oil; 1 spring-onion, sliced
Simmer {oats} in {water} for 5 minutes, stirring, then season with {soy}.
Fry {egg} in {sesame-oil} over medium heat for 3 minutes, until the whites are firm.
Stir {spinach} through the hot oats until wilted. Top with the eggs and {spring-onion}.

= bircher-muesli-pear | Bircher muesli with pear
breakfast | australian | no-cook batch packed | 4 | 15/495 | 3/0 | jar | grater, large bowl
- 2 cup oats; 1 cup apple-juice; 1 1/2 cup natural-yoghurt; 2 pear, coarsely grated
- 1 tbsp lemon-juice; 1/4 cup almonds, chopped; 1/4 cup cranberries
Soak {oats} in {apple-juice} and {natural-yoghurt} in the fridge for 8 hours or overnight.
Toss {pear} with {lemon-juice} so they stay pale, then fold them into the oats.
Top with {almonds} and {cranberries}.

= baked-oats-raspberry | Baked raspberry oats
breakfast snack | australian | batch packed | 6 | 10/45 | 4/60 | tray | 20 cm baking dish
- 2 cup oats; 2 egg; 2 cup light-milk; 2 banana, mashed; 1 1/2 cup frozen-raspberries; 1 tsp baking-powder; 1 tsp cinnamon
Heat the oven to {oven 180} and line a 20 cm baking dish.
Whisk {egg} with {light-milk} and {banana}. Stir in {oats}, {baking-powder} and {cinnamon}.
Fold in {frozen-raspberries}, pour into the dish and bake for 35 minutes until set in the middle.
Rest for 5 minutes and cut into six.

= peanut-butter-protein-oats | Peanut butter protein oats
breakfast | australian | microwave | 1 | 5/5 | 0/0 | porridge | microwave
- 1/2 cup oats; 1 cup light-milk; 1 scoop whey; 1 tbsp peanut-butter; 1/2 banana, sliced
Microwave {oats} and {light-milk} in a deep bowl on high for 2 minutes, stirring halfway.
Cool for a minute, then beat in {whey}. Powder added to boiling milk goes lumpy.
Swirl {peanut-butter} through and top with {banana}.

= choc-chia-pudding | Chocolate chia pudding
breakfast snack | australian | no-cook packed batch | 4 | 10/250 | 4/0 | jar | 4 jars, whisk
- 1/2 cup chia; 2 1/2 cup almond-milk; 2 tbsp cocoa; 2 tbsp maple-syrup; 1 cup strawberries, sliced
Whisk {cocoa} and {maple-syrup} to a paste, then whisk in {almond-milk} bit by bit.
Stir in {chia}. Wait 10 minutes, stir again to break up lumps and pour into four jars.
Chill for 4 hours. Top with {strawberries}.

= mango-coconut-chia | Mango and coconut chia pots
breakfast snack | thai | no-cook packed batch | 4 | 10/250 | 3/0 | jar | 4 jars
- 1/2 cup chia; 1 can light-coconut-milk; 1 cup water; 2 tbsp maple-syrup; 2 mango, diced; 2 tsp lime-juice
Stir {chia}, {light-coconut-milk}, {water} and {maple-syrup}. Wait 10 minutes and stir again.
Chill in four jars for 4 hours until thick.
Mix {mango} with {lime-juice} and spoon it over.

= toasted-homemade-muesli | Home-made toasted muesli
breakfast | australian | batch packed | 10 | 10/35 | 21/0 | bowl | large baking tray
- 4 cup oats; 1/2 cup almonds, chopped; 1/2 cup pepitas; 1/2 cup desiccated-coconut; 1/4 cup sunflower-seeds
- 1/4 cup honey; 2 tbsp oil; 1 tsp cinnamon; 1 cup sultanas
Heat the oven to {oven 160}. Warm {honey} with {oil} and {cinnamon} until runny.
Toss with {oats}, {almonds}, {pepitas}, {desiccated-coconut} and {sunflower-seeds} on a lined tray.
Bake for 25 minutes, stirring twice, until golden. Stir in {sultanas} and cool fully before storing in a jar.

= weet-biscuit-breakfast-bowl | Wheat biscuits with yoghurt and peach
breakfast | australian | no-cook | 1 | 3/3 | 0/0 | bowl | -
- 3 weet-biscuits; 3/4 cup light-milk; 1/3 cup skim-yoghurt; 1 peach, sliced; 1 tbsp lsa
Put {weet-biscuits} into a bowl and pour {light-milk} over.
Top with {skim-yoghurt}, {peach} and {lsa}. Eat straight away.

= quinoa-breakfast-bowl | Warm quinoa bowl with blueberries
breakfast | australian | one-pot batch | 2 | 5/25 | 3/0 | porridge | small saucepan with lid
- 1/2 cup gf-quinoa, rinsed; 1 1/2 cup soy-milk; 1 tsp cinnamon; 1 cup blueberries; 1 tbsp maple-syrup; 2 tbsp pepitas
Bring {gf-quinoa}, {soy-milk} and {cinnamon} to a simmer. Cover and cook on low for 18 minutes, stirring now and then.
Take off the heat and stir in {maple-syrup} and {blueberries 1/2}.
Top with {blueberries 1/2} and {pepitas}.

= rice-pudding-breakfast | Coconut rice porridge with banana
breakfast snack | filipino | one-pot batch | 4 | 10/35 | 3/0 | porridge | medium saucepan
- 3/4 cup arborio; 1 can light-coconut-milk; 3 cup water; 1 tbsp brown-sugar; 1 pinch salt; 2 banana, sliced; 2 tbsp sesame
Simmer {arborio} with {light-coconut-milk}, {water} and {salt} over low heat for 25 minutes, stirring often.
Sweeten with {brown-sugar}. The grains should be soft in a loose porridge.
Top with {banana} and {sesame}.
`);
