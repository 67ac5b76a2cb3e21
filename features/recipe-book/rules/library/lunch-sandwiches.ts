import { readRecipes } from '../read-recipes.ts';

export const lunchSandwiches = readRecipes(`
= chicken-avocado-sandwich | Chicken and avocado sandwich
lunch | australian | packed no-cook | 2 | 10/10 | 1/0 | sandwich | -
- 4 slice grain-bread; 180 g chicken-cooked, sliced; 1/2 avocado, mashed; 1 tsp lemon-juice; 2 leaf lettuce; 1 tomato, sliced
Mash {avocado} with {lemon-juice} and spread on {grain-bread}.
Fill with {chicken-cooked}, {lettuce} and {tomato}. Wrap and keep cold until lunch.

= tuna-corn-mayo-roll | Tuna and corn roll
lunch | australian | packed no-cook | 2 | 8/8 | 1/0 | sandwich | -
- 2 roll; 1 can tuna-can, drained; 1 small-can corn-can; 1 tbsp light-mayo; 1/2 cup skim-yoghurt; 1 stalk celery, finely diced; 4 leaf lettuce
Mix {tuna-can}, {corn-can}, {celery}, {light-mayo} and {skim-yoghurt}.
Fill {roll} with {lettuce} and the tuna. Carry with an ice brick.

= egg-lettuce-sandwich | Curried egg sandwich
lunch | australian | packed | 2 | 10/20 | 1/0 | sandwich | small saucepan
- 4 egg; 1 tbsp light-mayo; 1 tbsp skim-yoghurt; 1/2 tsp curry-powder; 4 slice bread; 4 leaf iceberg
Boil {egg} for 9 minutes, cool in cold water and peel.
Mash with {light-mayo}, {skim-yoghurt} and {curry-powder}.
Spread on {bread} with {iceberg}. Keep cold.

= salad-cheese-sandwich | Salad and cheese sandwich
lunch | australian | packed no-cook | 1 | 8/8 | 1/0 | sandwich | -
- 2 slice grain-bread; 1 slice tasty-cheese; 2 slice beetroot-can; 1/2 carrot, grated; 1/2 tomato, sliced; 2 leaf lettuce; 1 tbsp hummus
Spread {grain-bread} with {hummus}.
Layer {lettuce}, {tasty-cheese}, {carrot}, {tomato} and {beetroot-can}, with the wet slices in the middle.

= turkey-cranberry-swiss-roll | Turkey, Swiss cheese and cranberry roll
lunch | australian | packed no-cook | 2 | 8/8 | 1/0 | sandwich | -
- 2 roll; 8 slice turkey-slices; 2 slice swiss-cheese; 1 tbsp cranberry-sauce; 2 handful mixed-leaves
Spread {roll} with {cranberry-sauce}.
Fill with {turkey-slices}, {swiss-cheese} and {mixed-leaves}. Keep cold.

= roast-beef-mustard-sandwich | Roast beef and mustard sandwich
lunch | british | packed no-cook | 2 | 8/8 | 1/0 | sandwich | -
- 4 slice rye-bread; 8 slice roast-beef; 2 tsp mustard; 1 tbsp light-mayo; 2 handful rocket; 1 gherkin, sliced
Mix {mustard} with {light-mayo} and spread on {rye-bread}.
Fill with {roast-beef}, {gherkin} and {rocket}.

= banh-mi-tofu | Tofu banh mi
lunch | vietnamese | packed | 2 | 25/30 | 1/0 | sandwich | frying pan, grater
- 2 crusty-roll; 250 g extra-firm-tofu, in thick slices; 1 tbsp soy; 2 tsp oil; 1 carrot, in matchsticks; 1/2 cucumber, in sticks; 2 tbsp rice-vinegar; 2 tsp sugar; 1 chilli, sliced; 1/4 cup coriander
Toss {carrot} with {rice-vinegar} and {sugar} and leave for 15 minutes, then drain.
Fry {extra-firm-tofu} in {oil} for 4 minutes each side and pour {soy} over to glaze.
Fill {crusty-roll} with the tofu, pickled carrot, {cucumber}, {coriander} and {chilli}.

= banh-mi-pork | Lemongrass pork banh mi
lunch | vietnamese | packed | 4 | 25/40 | 2/0 | sandwich | frying pan
- 4 crusty-roll; 500 g pork-fillet, thinly sliced; 1 stalk lemongrass, finely chopped; 2 clove garlic, crushed; 1 tbsp fish-sauce; 2 tsp honey; 2 tsp oil; 2 carrot, in matchsticks; 1 cucumber, in sticks; 1/4 cup rice-vinegar; 1 chilli, sliced; 1/2 cup coriander; 2 tbsp light-mayo
Mix {pork-fillet} with {lemongrass}, {garlic}, {fish-sauce} and {honey} and leave for 15 minutes.
Toss {carrot} with {rice-vinegar}.
Fry the pork in {oil} over high heat for 5 minutes until browned and cooked through.
Spread {crusty-roll} with {light-mayo} and fill with pork, drained carrot, {cucumber}, {chilli} and {coriander}.

= falafel-hummus-pita | Baked falafel pita
lunch dinner | lebanese | packed batch | 4 | 25/50 | 3/60 | wrap | food processor, baking tray
- 2 can chickpeas, drained and dried; 1 red-onion, chopped; 2 clove garlic; 1/2 cup parsley; 2 tsp cumin; 1 tsp ground-coriander; 3 tbsp besan; 1 tbsp olive-oil; 4 pita; 1/2 cup hummus; 2 tomato, sliced; 1 cucumber, sliced
Heat the oven to {oven 200}. Pulse {chickpeas}, {red-onion}, {garlic}, {parsley}, {cumin} and {ground-coriander} to a coarse paste. Mix in {besan}.
Shape into 16 patties, brush with {olive-oil} and bake for 25 minutes, turning once.
Fill {pita} with {hummus}, {tomato}, {cucumber} and the falafel.

= chicken-caesar-wrap | Chicken Caesar wrap
lunch | australian | packed no-cook | 2 | 10/10 | 1/0 | wrap | -
- 2 wrap; 200 g chicken-cooked, shredded; 1/4 cup skim-yoghurt; 1 tbsp light-mayo; 1 anchovies, mashed; 1 tsp lemon-juice; 2 tbsp parmesan; 2 cup lettuce, shredded
Mix {skim-yoghurt}, {light-mayo}, {anchovies} and {lemon-juice}.
Toss with {lettuce}, {chicken-cooked} and {parmesan}.
Roll up in {wrap} and keep cold.

= hummus-roast-vege-wrap | Roast vegetable and hummus wrap
lunch | lebanese | packed batch | 4 | 15/45 | 2/0 | wrap | baking tray
- 1 eggplant, in strips; 2 zucchini, in strips; 1 capsicum, in strips; 1 red-onion, in wedges; 2 tbsp olive-oil; 1 tsp oregano; 4 wrap; 3/4 cup hummus; 4 handful rocket
Heat the oven to {oven 220}. Roast {eggplant}, {zucchini}, {capsicum} and {red-onion} with {olive-oil} and {oregano} for 30 minutes.
Cool, then fill {wrap} with {hummus}, {rocket} and the vegetables.

= salmon-nori-rolls | Salmon and avocado nori rolls
lunch snack | japanese | packed | 4 | 30/50 | 1/0 | rolls | saucepan, bamboo mat
- 1 1/2 cup sushi-rice; 1/4 cup rice-vinegar; 1 tbsp sugar; 1/2 tsp salt; 8 seaweed; 2 can red-salmon-can, drained; 1 avocado, sliced; 1 cucumber, in sticks; 2 tbsp soy
Cook {sushi-rice} by the packet's directions. Fold in {rice-vinegar}, {sugar} and {salt} and cool to room temperature.
Spread over {seaweed}, leaving a border. Add {red-salmon-can}, {avocado} and {cucumber}.
Roll tightly, moisten the edge and cut. Keep cold and serve with {soy}.

= rice-paper-rolls-prawn | Prawn rice paper rolls
lunch snack | vietnamese | packed | 4 | 30/30 | 1/0 | rolls | large bowl
- 12 rice-paper; 300 g cooked-prawns, halved lengthways; 100 g vermicelli; 1 carrot, in matchsticks; 1 cucumber, in matchsticks; 6 leaf lettuce, halved; 1/2 cup mint; 1 tbsp fish-sauce; 2 tbsp lime-juice; 2 tsp sugar; 1 chilli, sliced
Soak {vermicelli} in boiling water for 4 minutes. Drain and cool.
Dip {rice-paper} one at a time in warm water. Fill with {cooked-prawns}, the noodles, {carrot}, {cucumber}, {lettuce} and {mint}, and roll up.
Stir {fish-sauce}, {lime-juice}, {sugar} and {chilli} into a dipping sauce.

= rice-paper-rolls-tofu | Tofu rice paper rolls with peanut sauce
lunch snack | vietnamese | packed | 4 | 30/30 | 1/0 | rolls | large bowl
- 12 rice-paper; 300 g tofu, in batons; 100 g vermicelli; 1 carrot, in matchsticks; 1 capsicum, in strips; 6 leaf lettuce, halved; 1/2 cup mint; 3 tbsp peanut-butter; 1 tbsp tamari; 2 tbsp lime-juice; 1/4 cup water
Soak {vermicelli} in boiling water for 4 minutes, then drain and cool.
Dip {rice-paper} in warm water one at a time and roll around {tofu}, the noodles, {carrot}, {capsicum}, {lettuce} and {mint}.
Whisk {peanut-butter}, {tamari}, {lime-juice} and {water} until smooth and serve as a dip.

= cheese-tomato-toastie | Cheese and tomato toastie
lunch snack | australian | - | 1 | 10/10 | 0/0 | sandwich | sandwich press or frying pan
- 2 slice bread; 1/4 cup cheddar; 1/2 tomato, sliced; 1 tsp butter; 1/2 tsp mustard
Spread the outside of {bread} with {butter} and the inside with {mustard}.
Fill with {cheddar} and {tomato}. Toast for 3 minutes each side until the cheese runs.

= tuna-melt-muffin | Tuna melt muffins
lunch | australian | - | 2 | 12/12 | 0/0 | toast | grill
- 2 english-muffin, split; 1 can tuna-can, drained; 2 tbsp cottage-cheese; 1 spring-onion, sliced; 1/4 cup cheddar; 1 tomato, sliced
Heat the grill to high and toast {english-muffin}.
Mix {tuna-can}, {cottage-cheese} and {spring-onion} and spread over the muffins.
Top with {tomato} and {cheddar} and grill for 3 minutes until bubbling.

= haloumi-pesto-roll | Haloumi and pesto roll
lunch | australian | - | 2 | 12/12 | 0/0 | sandwich | frying pan
- 2 roll; 120 g haloumi, sliced; 1 tbsp pesto; 1 capsicum, sliced; 2 handful rocket; 1 tsp olive-oil
Fry {capsicum} in {olive-oil} for 5 minutes and set aside.
Fry {haloumi} in the same pan for 2 minutes each side until golden.
Spread {roll} with {pesto} and fill with the haloumi, capsicum and {rocket}.

= chickpea-smash-sandwich | Smashed chickpea sandwich
lunch | australian | packed no-cook | 2 | 10/10 | 2/0 | sandwich | -
- 1 can chickpeas, drained; 2 tbsp tahini; 1 tbsp lemon-juice; 1 stalk celery, diced; 2 tbsp dill, chopped; 1/4 tsp pepper; 4 slice sourdough; 2 handful mixed-leaves
Mash {chickpeas} roughly with {tahini}, {lemon-juice} and {pepper}.
Stir in {celery} and {dill}. Fill {sourdough} with the mix and {mixed-leaves}.
`);
