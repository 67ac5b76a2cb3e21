import { readRecipes } from '../read-recipes.ts';

export const lunchSalads = readRecipes(`
= greek-salad-chickpea | Greek salad with chickpeas
lunch | greek | packed no-cook | 2 | 15/15 | 2/0 | salad | -
- 1 can chickpeas, drained; 2 tomato, in wedges; 1 cucumber, in chunks; 1/2 red-onion, thinly sliced; 1/4 cup olives; 80 g feta, in cubes; 1 tbsp olive-oil; 1 tbsp red-wine-vinegar; 1 tsp oregano
Whisk {olive-oil}, {red-wine-vinegar} and {oregano} in a large bowl.
Add {chickpeas}, {tomato}, {cucumber}, {red-onion} and {olives} and toss. Top with {feta}.

= tabbouleh-lentil | Lentil tabbouleh
lunch | lebanese | packed batch | 4 | 20/30 | 3/0 | salad | saucepan
- 1/2 cup burghul; 1 can lentils-can, drained; 2 bunch parsley, finely chopped; 1/2 cup mint, chopped; 4 tomato, finely diced; 4 spring-onion, sliced; 1/4 cup lemon-juice; 2 tbsp olive-oil; 1/2 tsp salt
Cover {burghul} with boiling water for 15 minutes, then drain and press dry.
Mix with {lentils-can}, {parsley}, {mint}, {tomato} and {spring-onion}.
Dress with {lemon-juice}, {olive-oil} and {salt}.

= fattoush-chicken | Chicken fattoush
lunch dinner | lebanese | packed | 4 | 20/25 | 1/0 | salad | oven tray
- 2 pita; 400 g chicken-cooked, shredded; 4 cup lettuce, shredded; 3 tomato, diced; 1 cucumber, diced; 6 radish, sliced; 1/2 cup parsley; 2 tbsp lemon-juice; 2 tbsp olive-oil; 1 clove garlic, crushed
Heat the oven to {oven 180}. Tear {pita} into pieces and bake for 8 minutes until crisp.
Shake {lemon-juice}, {olive-oil} and {garlic} together.
Toss {chicken-cooked}, {lettuce}, {tomato}, {cucumber}, {radish} and {parsley} with the dressing. Add the bread just before eating.

= nicoise-tuna-salad | Tuna niçoise
lunch dinner | french | packed | 2 | 15/30 | 1/0 | salad | saucepan
- 300 g potato, in chunks; 2 egg; 150 g green-beans; 1 can tuna-can, drained; 1 punnet cherry-tomatoes, halved; 1/4 cup olives; 2 cup lettuce; 1 tbsp olive-oil; 1 tbsp red-wine-vinegar; 1 tsp mustard
Boil {potato} for 12 minutes. Add {green-beans} for the last 3 minutes, drain and cool.
Boil {egg} for 8 minutes, cool, peel and quarter.
Whisk {olive-oil}, {red-wine-vinegar} and {mustard}.
Arrange {lettuce}, the vegetables, {tuna-can}, {cherry-tomatoes}, {olives} and the eggs, and pour the dressing over.

= caesar-salad-lean | Chicken Caesar salad
lunch dinner | australian | packed | 2 | 15/20 | 1/0 | salad | oven tray
- 250 g chicken-cooked, sliced; 4 cup lettuce, torn; 2 slice sourdough, cubed; 2 tsp olive-oil; 2 egg; 1/4 cup skim-yoghurt; 2 anchovies, mashed; 1 tbsp lemon-juice; 1/4 cup parmesan
Heat the oven to {oven 200}. Toss {sourdough} with {olive-oil} and bake for 8 minutes.
Boil {egg} for 8 minutes, cool and peel.
Mix {skim-yoghurt}, {anchovies}, {lemon-juice} and {parmesan 1/2}.
Toss {lettuce} and {chicken-cooked} with the dressing. Top with croutons, the eggs in quarters and {parmesan 1/2}.

= vietnamese-chicken-slaw | Vietnamese chicken slaw
lunch dinner | vietnamese | packed no-cook | 4 | 20/20 | 2/0 | salad | grater
- 450 g chicken-cooked, shredded; 4 cup wombok, finely shredded; 2 carrot, grated; 1 cup mint; 1/2 cup coriander; 1/4 cup peanuts, chopped; 2 tbsp fish-sauce; 1/4 cup lime-juice; 1 tbsp sugar; 1 chilli, chopped
Stir {fish-sauce}, {lime-juice}, {sugar} and {chilli} until the sugar dissolves.
Toss {chicken-cooked}, {wombok}, {carrot}, {mint} and {coriander} with the dressing.
Top with {peanuts}.

= thai-beef-salad-lime | Thai beef salad
lunch dinner | thai | barbecue | 4 | 20/25 | 1/0 | salad | barbecue or grill pan
- 500 g rump-steak; 2 tsp oil; 1 punnet cherry-tomatoes, halved; 1 cucumber, sliced; 1 red-onion, thinly sliced; 4 cup mixed-leaves; 1 cup mint; 1/2 cup coriander; 2 tbsp fish-sauce; 1/4 cup lime-juice; 1 tbsp brown-sugar; 1 chilli, sliced
Rub {rump-steak} with {oil} and grill on high for 3 to 4 minutes each side. Rest for 5 minutes and slice thinly.
Stir {fish-sauce}, {lime-juice}, {brown-sugar} and {chilli} together.
Toss {mixed-leaves}, {cherry-tomatoes}, {cucumber}, {red-onion}, {mint} and {coriander} with the beef and dressing.

= soba-edamame-salad | Soba salad with edamame
lunch | japanese | packed | 2 | 15/20 | 2/0 | noodles | saucepan
- 140 g soba; 1 cup edamame; 1 cup red-cabbage, shredded; 1 carrot, in matchsticks; 2 spring-onion, sliced; 1 tbsp soy; 1 tbsp rice-vinegar; 2 tsp sesame-oil; 2 tsp honey; 1 tbsp sesame
Boil {soba} for 4 minutes, adding {edamame} for the last minute. Rinse cold and drain well.
Whisk {soy}, {rice-vinegar}, {sesame-oil} and {honey}.
Toss with the noodles, {red-cabbage}, {carrot} and {spring-onion}. Sprinkle with {sesame}.

= roast-pumpkin-quinoa-salad | Roast pumpkin and quinoa salad
lunch dinner | australian | packed batch | 4 | 15/45 | 3/0 | salad | baking tray, saucepan
- 800 g pumpkin, in 2 cm dice; 1 cup gf-quinoa, rinsed; 4 handful spinach; 1/4 cup pepitas; 1/3 cup cranberries; 2 tbsp olive-oil; 2 tbsp lemon-juice; 1 tsp cumin; 1 can chickpeas, drained
Heat the oven to {oven 210}. Toss {pumpkin} and {chickpeas} with {olive-oil 1/2} and {cumin} and roast for 30 minutes.
Cook {gf-quinoa} in plenty of boiling water for 13 minutes. Drain and cool.
Toss everything with {spinach}, {cranberries}, {pepitas}, {lemon-juice} and {olive-oil 1/2}.

= four-bean-corn-salad | Four bean and corn salad
lunch | mexican | packed no-cook batch | 4 | 12/12 | 3/0 | salad | -
- 2 can bean-mix, drained; 1 can corn-can, drained; 1 capsicum, diced; 1 red-onion, finely diced; 1 avocado, diced; 1/2 cup coriander; 1/4 cup lime-juice; 1 tbsp olive-oil; 1 tsp cumin
Whisk {lime-juice}, {olive-oil} and {cumin} in a large bowl.
Stir in {bean-mix}, {corn-can}, {capsicum} and {red-onion}. Fold in {avocado} and {coriander} just before eating.

= couscous-apricot-chicken-salad | Couscous salad with chicken and apricot
lunch | moroccan | packed | 4 | 15/20 | 2/0 | salad | -
- 1 cup couscous; 1 cup water; 400 g chicken-cooked, diced; 1 can chickpeas, drained; 8 dried-apricots, chopped; 1/4 cup flaked-almonds; 1 cup parsley, chopped; 1 carrot, grated; 1 tsp cinnamon; 1 tsp cumin; 2 tbsp lemon-juice; 1 tbsp olive-oil
Cover {couscous}, {cinnamon} and {cumin} with {water}, just boiled, for 5 minutes. Fluff with a fork and cool.
Mix in {chicken-cooked}, {chickpeas}, {dried-apricots}, {carrot} and {parsley}.
Dress with {lemon-juice} and {olive-oil} and top with {flaked-almonds}.

= potato-egg-green-bean-salad | Warm potato, egg and bean salad
lunch | british | packed batch | 4 | 15/30 | 2/0 | salad | saucepan
- 900 g potato, in chunks; 6 egg; 300 g green-beans, halved; 1/2 cup skim-yoghurt; 1 tbsp mustard; 1 tbsp cider-vinegar; 2 tbsp dill, chopped; 3 spring-onion, sliced
Boil {potato} for 14 minutes, adding {green-beans} for the last 3. Drain.
Boil {egg} for 9 minutes, cool, peel and quarter.
Mix {skim-yoghurt}, {mustard}, {cider-vinegar} and {dill}. Fold through the vegetables with {spring-onion} and top with the eggs.

= pasta-salad-tuna-rocket | Tuna and rocket pasta salad
lunch | italian | packed batch | 4 | 10/20 | 2/0 | pasta | large saucepan
- 300 g wholemeal-pasta; 2 can tuna-can, drained; 1 punnet cherry-tomatoes, halved; 1/2 cup olives, halved; 4 handful rocket; 2 tbsp olive-oil; 2 tbsp lemon-juice; 1 tbsp capers
Boil {wholemeal-pasta} until just tender. Rinse cold and drain.
Whisk {olive-oil} and {lemon-juice}. Toss with the pasta, {tuna-can}, {cherry-tomatoes}, {olives} and {capers}.
Fold in {rocket} before eating.

= kale-apple-walnut-salad | Kale, apple and walnut salad with lentils
lunch | australian | packed no-cook | 2 | 12/12 | 2/0 | salad | -
- 2 cup kale, finely shredded; 1 apple, thinly sliced; 1 can lentils-can, drained; 1/4 cup walnuts; 1 tbsp cider-vinegar; 1 tbsp olive-oil; 1 tsp mustard; 1/4 tsp salt
Rub {kale} with {salt} and {cider-vinegar} for a minute until it softens.
Whisk {olive-oil} with {mustard} and toss through with {lentils-can}, {apple} and {walnuts}.

= prawn-mango-avocado-salad | Prawn, mango and avocado salad
lunch dinner | australian | no-cook | 2 | 15/15 | 0/0 | salad | -
- 250 g cooked-prawns; 1 mango, sliced; 1 avocado, sliced; 4 cup mixed-leaves; 1/2 cucumber, sliced; 2 tbsp lime-juice; 2 tsp olive-oil; 1/4 cup mint; 1 chilli, chopped
Whisk {lime-juice}, {olive-oil} and {chilli}.
Arrange {mixed-leaves}, {cucumber}, {mango}, {avocado} and {cooked-prawns} on plates.
Spoon the dressing over and finish with {mint}.

= waldorf-chicken-lettuce-cups | Chicken Waldorf lettuce cups
lunch | australian | packed no-cook | 2 | 12/12 | 1/0 | salad | -
- 250 g chicken-cooked, diced; 1 apple, diced; 2 stalk celery, diced; 2 tbsp walnuts, chopped; 1/3 cup skim-yoghurt; 1 tsp lemon-juice; 1 cup grapes, halved; 6 leaf iceberg
Mix {skim-yoghurt} with {lemon-juice}. Fold in {chicken-cooked}, {apple}, {celery}, {grapes} and {walnuts}.
Spoon into {iceberg}. Pack filling and leaves apart.
`);
