import { readRecipes } from '../read-recipes.ts';

export const dinnerAirFryer = readRecipes(`
= air-fryer-falafel-salad | Air fryer pumpkin falafel salad
dinner lunch | lebanese | air-fryer batch packed | 4 | 25/45 | 3/60 | balls | air fryer, food processor
- 2 can chickpeas, drained and dried; 250 g pumpkin, cooked and mashed; 1/3 cup gf-besan; 2 tsp cumin; 1 tsp ground-coriander; 2 clove garlic, crushed; 1 tsp oil-spray; 4 cup mixed-leaves; 2 tomato, diced; 1 cucumber, diced; 1/4 cup tahini; 2 tbsp lemon-juice; 1/4 cup water
Pulse {chickpeas}, {pumpkin}, {gf-besan}, {cumin}, {ground-coriander} and {garlic}. Roll 16 balls and coat with {oil-spray}.
Air fry at 190°C for 15 minutes, turning once.
Whisk {tahini}, {lemon-juice} and {water}. Serve the falafel on {mixed-leaves}, {tomato} and {cucumber} with the sauce.

= air-fryer-pork-apple-meatballs | Air fryer pork and apple meatballs
dinner | british | air-fryer batch | 4 | 20/40 | 3/60 | balls | air fryer, saucepan
- 400 g pork-mince; 1 can cannellini, drained and mashed; 1 apple, grated; 1/2 cup breadcrumbs; 1 tsp dried-thyme; 1/2 tsp salt; 700 g potato, in chunks; 1/3 cup light-milk; 3 cup cabbage, shredded; 1 tbsp mustard
Mix {pork-mince}, {cannellini}, {apple}, {breadcrumbs}, {dried-thyme} and {salt}. Roll 20 balls.
Air fry at 190°C for 14 minutes, shaking once, until cooked through.
Boil {potato} for 15 minutes, adding {cabbage} for the last 3. Drain, mash with {light-milk} and {mustard} and serve.

= air-fryer-stuffed-capsicum | Air fryer stuffed capsicum with turkey
dinner | mexican | air-fryer | 4 | 20/45 | 3/60 | tray | air fryer, frying pan
- 4 capsicum, halved; 400 g turkey-mince; 1 onion, diced; 2 tsp oil; 2 tsp cumin; 1 tsp smoked-paprika; 1 can corn-can, drained; 1 pouch microwave-brown-rice; 1 cup salsa; 1/2 cup cheddar
Brown {turkey-mince} with {onion} in {oil} for 8 minutes until no pink is left. Stir in {cumin}, {smoked-paprika}, {corn-can}, {microwave-brown-rice} and {salsa}.
Fill {capsicum} and air fry at 180°C for 14 minutes.
Top with {cheddar} and cook for 3 minutes more.

= air-fryer-crumbed-fish-peas | Air fryer crumbed fish with peas
dinner | australian | air-fryer | 4 | 20/35 | 0/0 | plate | air fryer, saucepan
- 600 g flathead; 2 egg, beaten; 1 1/4 cup corn-flakes, crushed; 2 tsp lemon-zest; 2 tsp oil-spray; 600 g sweet-potato, in wedges; 2 cup peas; 1/3 cup skim-yoghurt; 1 tbsp capers, chopped; 1 lemon, in wedges
Coat {sweet-potato} with {oil-spray 1/2} and air fry at 200°C for 16 minutes. Keep warm.
Mix {corn-flakes} with {lemon-zest}. Dip {flathead} in {egg} and the crumbs, coat with {oil-spray 1/2} and air fry for 9 minutes until it flakes.
Boil {peas}. Mix {skim-yoghurt} with {capers} and serve with {lemon}.

= air-fryer-honey-mustard-chicken | Air fryer honey mustard chicken
dinner | australian | air-fryer | 4 | 10/30 | 3/0 | plate | air fryer, saucepan
- 700 g chicken-thigh; 1 tbsp honey; 1 tbsp mustard; 2 clove garlic, crushed; 1 tsp dried-thyme; 600 g potato, in chunks; 250 g green-beans; 2 tsp olive-oil
Mix {chicken-thigh} with {honey}, {mustard}, {garlic} and {dried-thyme}.
Air fry at 190°C for 16 minutes, turning once, until the juices run clear.
Boil {potato} for 14 minutes, adding {green-beans} for the last 4. Drain and toss with {olive-oil}.

= air-fryer-eggplant-gf-pasta | Gluten free pasta with crisp eggplant
dinner | italian | air-fryer | 4 | 15/30 | 2/0 | pasta | air fryer, pot
- 320 g gf-pasta; 1 eggplant, in 2 cm dice; 1 tbsp olive-oil; 2 can tomatoes; 2 clove garlic, sliced; 1 tbsp capers; 1/2 tsp chilli-flakes; 1/2 cup basil; 150 g ricotta
Toss {eggplant} with {olive-oil 1/2} and air fry at 200°C for 15 minutes.
Cook {garlic} and {chilli-flakes} in {olive-oil 1/2} for 1 minute. Add {tomatoes} and {capers} and simmer for 12 minutes.
Boil {gf-pasta}, drain and toss with the sauce, eggplant and {basil}. Top with {ricotta}.

= air-fryer-chicken-wraps | Air fryer crumbed chicken wraps
dinner lunch | australian | air-fryer | 4 | 20/35 | 2/60 | wrap | air fryer
- 500 g chicken-breast, in strips; 1 egg, beaten; 3/4 cup breadcrumbs; 1 tsp paprika; 2 tsp oil-spray; 4 wrap; 2 cup lettuce, shredded; 1 carrot, grated; 1/4 cup natural-yoghurt; 1 tbsp sweet-chilli
Mix {breadcrumbs} and {paprika}. Dip {chicken-breast} in {egg}, then in the crumbs, and coat with {oil-spray}.
Air fry at 200°C for 10 minutes, turning once, until cooked through.
Fill {wrap} with {lettuce}, {carrot}, the chicken, {natural-yoghurt} and {sweet-chilli}.
`);
