import { readRecipes } from '../read-recipes.ts';

export const snacksSavoury = readRecipes(`
= classic-hummus-veg | Hummus with vegetable sticks
snack | lebanese | no-cook batch packed | 6 | 15/15 | 4/60 | dip | food processor
- 2 can chickpeas, drained; 1/3 cup tahini; 1/4 cup lemon-juice; 1 clove garlic; 1 tsp cumin; 1/2 tsp salt; 1/3 cup water; 3 carrot, in sticks; 2 cucumber, in sticks; 1 capsicum, in strips
Blend {tahini}, {lemon-juice}, {garlic}, {cumin} and {salt} until pale.
Add {chickpeas} and {water} and blend for 2 minutes until smooth.
Serve with {carrot}, {cucumber} and {capsicum}.

= beetroot-yoghurt-dip | Beetroot and yoghurt dip
snack | turkish | no-cook packed | 4 | 10/10 | 3/0 | dip | food processor
- 1 can beetroot-can, drained; 1 cup yoghurt; 1 clove garlic, crushed; 1 tbsp lemon-juice; 1 tsp cumin; 2 tbsp mint, chopped; 4 stalk celery, in sticks; 2 carrot, in sticks
Blend {beetroot-can} with {garlic}, {lemon-juice} and {cumin}.
Fold in {yoghurt} and {mint}. Serve with {celery} and {carrot}.

= guacamole-corn-chips | Guacamole with corn chips
snack | mexican | no-cook | 4 | 10/10 | 1/0 | dip | -
- 2 avocado; 1 tomato, finely diced; 1/2 small red-onion, finely diced; 2 tbsp lime-juice; 2 tbsp coriander, chopped; 80 g corn-chips; 2 carrot, in sticks
Mash {avocado} with {lime-juice}. Stir in {tomato}, {red-onion} and {coriander}.
Serve with {corn-chips} and {carrot}.

= white-bean-rosemary-dip | White bean and rosemary dip
snack | italian | no-cook packed | 4 | 10/10 | 4/60 | dip | food processor
- 2 can cannellini, drained; 1 tbsp olive-oil; 1 tbsp lemon-juice; 1 clove garlic; 1 tsp rosemary, chopped; 1/4 tsp salt; 2 cucumber, in sticks; 12 crackers
Blend {cannellini}, {olive-oil}, {lemon-juice}, {garlic}, {rosemary} and {salt} until smooth.
Serve with {cucumber} and {crackers}.

= eggplant-dip-smoky | Smoky eggplant dip
snack | lebanese | barbecue packed | 4 | 15/45 | 4/0 | dip | barbecue or grill
- 2 eggplant; 3 tbsp tahini; 2 tbsp lemon-juice; 1 clove garlic, crushed; 1/4 tsp salt; 2 tbsp parsley, chopped; 2 carrot, in sticks; 1 capsicum, in strips
Barbecue {eggplant} whole for 25 minutes, turning, until black and soft. Cool, peel and drain.
Mash with {tahini}, {lemon-juice}, {garlic} and {salt}.
Top with {parsley} and serve with {carrot} and {capsicum}.

= roasted-chickpeas-crunchy | Crunchy roast chickpeas
snack | moroccan | air-fryer batch packed | 4 | 5/25 | 3/0 | bowl | air fryer
- 2 can chickpeas, drained and dried; 1 tbsp olive-oil; 2 tsp smoked-paprika; 1 tsp cumin; 1/4 tsp salt
Toss {chickpeas} with {olive-oil}, {smoked-paprika}, {cumin} and {salt}.
Air fry at 200°C for 16 minutes, shaking twice, until crisp. Cool before storing.

= spiced-nuts-seeds | Spiced nuts and seeds
snack | indian | batch packed | 8 | 5/20 | 14/0 | bowl | baking tray
- 1 cup almonds; 1 cup cashews; 1/2 cup pepitas; 1 tbsp maple-syrup; 2 tsp curry-powder; 1/4 tsp salt
Heat the oven to {oven 160}. Toss {almonds}, {cashews} and {pepitas} with {maple-syrup}, {curry-powder} and {salt}.
Roast on a lined tray for 13 minutes, stirring once. Cool to crisp.

= edamame-chilli-lime | Edamame with chilli and lime
snack | japanese | - | 2 | 5/8 | 2/0 | bowl | saucepan
- 1 1/2 cup edamame; 1 tbsp lime-juice; 1/4 tsp chilli-flakes; 1 tsp sesame
Boil {edamame} for 4 minutes and drain.
Toss with {lime-juice}, {chilli-flakes} and {sesame}.

= tuna-corn-thins | Corn thins with tuna and cucumber
snack lunch | australian | no-cook | 1 | 5/5 | 0/0 | toast | -
- 4 corn-thins; 1 small-can tuna-can, drained; 2 tbsp cottage-cheese; 1/4 cucumber, sliced; 1 pinch pepper
Spread {corn-thins} with {cottage-cheese}.
Top with {cucumber}, {tuna-can} and {pepper}.

= apple-cheddar-plate | Apple, cheese and walnut plate
snack | british | no-cook packed | 1 | 3/3 | 1/0 | plate | -
- 1 apple, sliced; 30 g tasty-cheese, sliced; 6 g walnuts; 2 rye-crispbread
Slice {apple} and arrange with {tasty-cheese} and {walnuts}.
Serve with {rye-crispbread}.

= ants-on-a-log | Celery with peanut butter and sultanas
snack | australian | no-cook packed | 1 | 5/5 | 1/0 | plate | -
- 3 stalk celery, in lengths; 1 1/2 tbsp peanut-butter; 1 tbsp sultanas
Fill {celery} with {peanut-butter}.
Press {sultanas} along the top.

= tomato-bocconcini-skewers | Tomato and bocconcini skewers
snack | italian | no-cook packed | 2 | 8/8 | 1/0 | skewers | small skewers
- 12 cherry-tomatoes; 4 bocconcini, halved; 8 g basil; 2 tsp balsamic
Thread {cherry-tomatoes}, {bocconcini} and {basil} onto small skewers.
Drizzle with {balsamic}.

= turkey-avocado-rolls | Turkey and avocado roll-ups
snack lunch | australian | no-cook packed | 1 | 5/5 | 1/0 | rolls | -
- 5 slice turkey-slices; 1/4 avocado, sliced; 1/2 carrot, in matchsticks; 1 handful spinach; 1 tsp mustard
Spread {turkey-slices} with {mustard}.
Roll around {avocado}, {carrot} and {spinach}.

= popcorn-paprika | Smoked paprika popcorn
snack | australian | - | 2 | 5/5 | 3/0 | bowl | saucepan or air popper
- 6 cup popcorn; 1 tbsp olive-oil; 1 tsp smoked-paprika; 1 pinch salt
Warm {olive-oil} with {smoked-paprika} for a few seconds.
Toss through {popcorn} with {salt}.

= cucumber-yoghurt-pappadums | Pappadums with cucumber raita
snack | indian | microwave | 2 | 8/8 | 1/0 | dip | microwave
- 4 pappadum; 3/4 cup natural-yoghurt; 1/2 cucumber, grated and squeezed; 1/2 tsp cumin; 2 tbsp mint, chopped
Microwave {pappadum} one at a time for 45 seconds until puffed.
Mix {natural-yoghurt}, {cucumber}, {cumin} and {mint} and serve as a dip.

= cheese-yeast-spread-scrolls | Cheesy yeast-spread scrolls
snack | australian | batch packed | 10 | 20/40 | 2/60 | rolls | baking tray
- 2 cup sr-flour; 3/4 cup natural-yoghurt; 1/4 cup light-milk; 3 tsp vegemite; 1 cup cheddar
Heat the oven to {oven 200}. Mix {sr-flour}, {natural-yoghurt} and {light-milk} to a soft dough and roll into a rectangle.
Spread with {vegemite} and {cheddar}. Roll up, cut into 10 and bake for 18 minutes.

= spinach-feta-triangles | Spinach and feta triangles
snack lunch | greek | batch packed | 4 | 30/50 | 2/60 | pie | baking tray
- 6 sheet filo; 250 g frozen-spinach, thawed and squeezed; 120 g feta, crumbled; 1 egg; 1 tbsp dill, chopped; 2 tsp oil-spray
Heat the oven to {oven 190}. Mix {frozen-spinach}, {feta}, {egg} and {dill}.
Cut {filo} into strips, spray with {oil-spray}, add a spoonful of filling and fold into triangles.
Bake for 18 minutes until crisp.

= tuna-rice-balls | Tuna rice balls
snack lunch | japanese | packed | 4 | 20/45 | 1/0 | balls | saucepan
- 1 1/4 cup sushi-rice; 1 can tuna-can, drained; 1 tbsp light-mayo; 2 tsp soy; 2 seaweed, in strips; 1 tbsp sesame
Cook {sushi-rice} by the packet's directions and cool until warm.
Mix {tuna-can}, {light-mayo} and {soy}. Shape the rice around it with wet hands into eight balls.
Roll in {sesame} and wrap with {seaweed}. Chill at once if they are for later.

= devilled-eggs-light | Devilled eggs
snack | british | packed | 4 | 10/20 | 2/0 | eggs | saucepan
- 6 egg; 2 tbsp skim-yoghurt; 1 tsp mustard; 1/2 tsp paprika; 1 tbsp chives, snipped
Boil {egg} for 10 minutes, cool in cold water, peel and halve.
Mash the yolks with {skim-yoghurt} and {mustard} and spoon back.
Top with {paprika} and {chives}.

= sweet-potato-wedges-airfryer | Air fryer sweet potato wedges
snack | australian | air-fryer | 4 | 10/30 | 2/0 | tray | air fryer
- 2 sweet-potato, in wedges; 1 tbsp olive-oil; 1 tsp smoked-paprika; 1/4 tsp salt; 1 cup natural-yoghurt; 1 tbsp sweet-chilli
Toss {sweet-potato} with {olive-oil}, {smoked-paprika} and {salt}.
Air fry at 200°C for 18 minutes, shaking twice. Serve with {natural-yoghurt} and {sweet-chilli}.
`);
