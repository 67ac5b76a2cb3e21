import { readRecipes } from '../read-recipes.ts';

export const dinnerBritish = readRecipes(`
= cottage-pie-lentil | Beef and lentil cottage pie
dinner | british | batch | 6 | 25/65 | 3/90 | pie | large pan, baking dish
- 400 g beef-mince-extra-lean; 1 can lentils-can, drained; 1 onion, diced; 2 carrot, diced; 1 tbsp oil; 2 tbsp tomato-paste; 1 tbsp worcestershire; 1 1/2 cup beef-stock; 1 cup peas; 1000 g potato, in chunks; 1/3 cup light-milk
Heat the oven to {oven 200}. Boil {potato} for 16 minutes, drain and mash with {light-milk}.
Brown {beef-mince-extra-lean} with {onion} and {carrot} in {oil} for 9 minutes. Add {tomato-paste}, {worcestershire}, {beef-stock} and {lentils-can} and simmer for 15 minutes. Stir in {peas}.
Tip into a dish, cover with the mash and bake for 22 minutes until golden.

= shepherds-pie-vegetarian | Mushroom and lentil shepherd's pie
dinner | british | batch | 4 | 25/65 | 3/90 | pie | large pan, baking dish
- 2 can lentils-can, drained; 300 g swiss-mushrooms, chopped; 1 onion, diced; 2 carrot, diced; 2 tbsp olive-oil; 2 tbsp tomato-paste; 1 tbsp tamari; 2 sprig thyme; 1 cup water; 2 sweet-potato, in chunks; 400 g potato, in chunks
Heat the oven to {oven 200}. Boil {sweet-potato} and {potato} for 16 minutes, drain and mash with {olive-oil 1/2}.
Cook {onion}, {carrot} and {swiss-mushrooms} in {olive-oil 1/2} for 10 minutes. Add {tomato-paste}, {tamari}, {thyme}, {water} and {lentils-can} and simmer for 10 minutes.
Tip into a dish, top with the mash and bake for 22 minutes.

= roast-chicken-vegetables-tray | Roast chicken thighs with vegetables
dinner | british | tray-bake | 4 | 15/55 | 3/0 | tray | large baking tray
- 700 g chicken-thigh; 600 g potato, in chunks; 3 carrot, in chunks; 2 parsnip, in chunks; 1 onion, in wedges; 2 tbsp olive-oil; 2 sprig rosemary; 1 lemon, halved; 200 g green-beans; 1/2 tsp salt
Heat the oven to {oven 200}. Toss {potato}, {carrot}, {parsnip} and {onion} with {olive-oil}, {rosemary} and {salt} and roast for 20 minutes.
Add {chicken-thigh} and {lemon} and roast for 25 minutes until the juices run clear.
Boil {green-beans} for 4 minutes and serve alongside.

= roast-lamb-dinner-home | Roast lamb with vegetables
dinner | british | tray-bake | 6 | 25/100 | 3/60 | plate | roasting tin, saucepan
- 1000 g lamb-leg, in one piece; 3 clove garlic, in slivers; 1 tbsp rosemary; 2 tbsp olive-oil; 900 g potato, in chunks; 700 g pumpkin, in wedges; 2 cup peas; 1 1/2 cup beef-stock; 1 tbsp cornflour
Heat the oven to {oven 180}. Push {garlic} and {rosemary} into cuts in {lamb-leg} and rub with {olive-oil 1/2}.
Toss {potato} and {pumpkin} with {olive-oil 1/2}. Roast around the lamb for 60 minutes. Rest the lamb for 15 minutes while the vegetables brown.
Simmer {beef-stock} with the pan juices. Thicken with {cornflour} mixed with cold water. Boil {peas} and serve.

= fish-chips-oven | Oven fish and chips
dinner | british | - | 4 | 20/50 | 0/0 | plate | 2 baking trays
- 600 g basa; 900 g potato, in thick chips; 2 tbsp oil; 1 cup corn-flakes, crushed; 1 egg, beaten; 1/4 cup flour; 2 cup peas; 1/4 cup natural-yoghurt; 1 gherkin, diced; 1 lemon, in wedges
Heat the oven to {oven 220}. Toss {potato} with {oil 1/2} and bake for 35 minutes, turning once.
Dip {basa} in {flour}, {egg} and {corn-flakes}. Drizzle with {oil 1/2} and bake for 16 minutes until it flakes.
Boil {peas} and mash lightly. Mix {natural-yoghurt} with {gherkin} and serve with {lemon}.

= beef-stew-slow-cooker | Slow-cooker beef and vegetable stew
dinner | british | slow-cooker batch | 6 | 20/500 | 3/90 | stew | slow cooker
- 1000 g chuck, in 3 cm dice; 3 carrot, in chunks; 2 parsnip, in chunks; 700 g potato, in chunks; 1 onion, in wedges; 2 cup beef-stock; 2 tbsp tomato-paste; 1 tbsp worcestershire; 2 tsp dried-thyme; 2 tbsp cornflour; 1 1/2 cup peas
Put {chuck}, {carrot}, {parsnip}, {potato} and {onion} into a slow cooker.
Mix {beef-stock}, {tomato-paste}, {worcestershire} and {dried-thyme} and pour over. Cook on low for 8 hours.
Stir in {cornflour} mixed with cold water and {peas}. Cook on high for 10 minutes until thick.

= bangers-mash-onion | Sausages with mash and onion gravy
dinner | british | - | 4 | 20/40 | 1/0 | plate | frying pan, saucepan
- 6 pork-sausages; 900 g potato, in chunks; 1/3 cup light-milk; 2 onion, sliced; 2 tsp oil; 1 tbsp flour; 1 1/2 cup beef-stock; 1 head broccoli, in florets
Boil {potato} for 16 minutes, adding {broccoli} for the last 4. Lift out the broccoli, drain and mash the potato with {light-milk}.
Fry {pork-sausages} for 14 minutes, turning, until cooked through. Cook {onion} in {oil} for 12 minutes.
Stir {flour} into the onions, then {beef-stock}, and simmer for 4 minutes.

= fish-pie-creamy | Fish pie with sweet potato top
dinner | british | batch | 4 | 25/60 | 2/60 | pie | saucepan, baking dish
- 500 g white-fish, in chunks; 200 g prawns; 1 leek, sliced; 1 tbsp butter; 2 tbsp flour; 1 1/2 cup light-milk; 1 cup peas; 2 tbsp dill, chopped; 2 sweet-potato, in chunks; 300 g potato, in chunks
Heat the oven to {oven 200}. Boil {sweet-potato} and {potato} for 15 minutes, drain and mash.
Soften {leek} in {butter} for 6 minutes. Stir in {flour}, then whisk in {light-milk} and simmer until thick.
Fold in {white-fish}, {prawns}, {peas} and {dill}. Tip into a dish, top with the mash and bake for 28 minutes until bubbling.

= cauliflower-broccoli-cheese | Cauliflower and broccoli cheese
dinner | british | - | 4 | 20/45 | 3/60 | tray | saucepan, baking dish
- 1/2 head cauliflower, in florets; 1 head broccoli, in florets; 2 tbsp butter; 3 tbsp flour; 2 1/2 cup light-milk; 1 tsp mustard; 1 cup cheddar; 1 can cannellini, drained; 1/3 cup breadcrumbs
Heat the oven to {oven 200}. Boil {cauliflower} and {broccoli} for 4 minutes and drain well.
Melt {butter}, stir in {flour} for 1 minute and whisk in {light-milk} until thick. Add {mustard} and {cheddar}.
Mix with the vegetables and {cannellini} in a dish, top with {breadcrumbs} and bake for 22 minutes.

= lamb-hotpot | Lancashire-style lamb hotpot
dinner | british | one-pot batch | 6 | 25/120 | 3/60 | pie | casserole pot
- 800 g lamb-leg, diced; 2 onion, sliced; 3 carrot, sliced; 1 tbsp oil; 1 tbsp flour; 2 cup beef-stock; 1 tbsp worcestershire; 2 tsp dried-thyme; 900 g potato, thinly sliced; 1/2 tsp pepper
Heat the oven to {oven 170}. Brown {lamb-leg} in {oil} for 8 minutes. Add {onion} and {carrot} for 5 minutes and stir in {flour}.
Pour in {beef-stock} and {worcestershire} with {dried-thyme} and {pepper}.
Cover with overlapping {potato}, put the lid on and bake for 70 minutes. Uncover at 200°C for 20 minutes to brown.
`);
