import { readRecipes } from '../read-recipes.ts';

export const dinnerItalian = readRecipes(`
= spaghetti-bolognese-lean | Spaghetti bolognese
dinner | italian | batch | 6 | 20/60 | 3/90 | pasta | large saucepan, pot
- 600 g beef-mince-extra-lean; 1 onion, finely diced; 2 carrot, finely diced; 2 stalk celery, finely diced; 1 tbsp olive-oil; 3 clove garlic, crushed; 2 tbsp tomato-paste; 2 can tomatoes; 1 tsp oregano; 3/4 tsp salt; 450 g spaghetti; 1/4 cup parmesan
Soften {onion}, {carrot} and {celery} in {olive-oil} for 8 minutes.
Add {beef-mince-extra-lean} and {garlic} and brown for 8 minutes. Stir in {tomato-paste}, {tomatoes}, {oregano} and {salt} and simmer for 35 minutes.
Boil {spaghetti} until just tender, drain and serve with the sauce and {parmesan}.

= lentil-bolognese | Lentil bolognese
dinner | italian | batch | 6 | 15/50 | 4/90 | pasta | large saucepan, pot
- 1 1/4 cup red-lentils, rinsed; 1 onion, diced; 2 carrot, grated; 200 g mushrooms, finely chopped; 1 tbsp olive-oil; 3 clove garlic, crushed; 3 tbsp tomato-paste; 2 can tomatoes; 2 cup water; 2 tsp oregano; 1 tsp salt; 450 g spaghetti
Soften {onion}, {carrot} and {mushrooms} in {olive-oil} for 8 minutes.
Add {garlic}, {tomato-paste} and {oregano}. Stir in {red-lentils}, {tomatoes}, {water} and {salt} and simmer for 25 minutes until thick.
Boil {spaghetti} until just tender, drain and serve with the sauce.

= chicken-pesto-pasta | Chicken, pesto and pea pasta
dinner | italian | - | 4 | 15/20 | 2/0 | pasta | large pot, frying pan
- 360 g pasta; 450 g chicken-breast, sliced; 2 tsp olive-oil; 1 1/2 cup peas; 4 tbsp pesto; 3 handful spinach; 1 tbsp lemon-juice
Boil {pasta}, adding {peas} for the last 2 minutes. Save half a cup of cooking water and drain.
Fry {chicken-breast} in {olive-oil} for 7 minutes until cooked through.
Toss with the pasta, {pesto}, {spinach}, {lemon-juice} and enough cooking water to coat.

= tuna-tomato-caper-spaghetti | Spaghetti with tuna, tomato and capers
dinner | italian | - | 4 | 10/20 | 2/0 | pasta | large pot, frying pan
- 360 g spaghetti; 2 can tuna-can, drained; 2 can tomatoes; 2 tbsp olive-oil; 3 clove garlic, sliced; 1 tbsp capers; 1/2 tsp chilli-flakes; 1/4 cup parsley, chopped
Boil {spaghetti} until just tender.
Warm {garlic} and {chilli-flakes} in {olive-oil} for 1 minute. Add {tomatoes} and simmer for 10 minutes.
Stir in {tuna-can} and {capers}, toss with the drained spaghetti and finish with {parsley}.

= pasta-e-ceci | Pasta with chickpeas and rosemary
dinner | italian | one-pot batch | 4 | 10/30 | 3/0 | stew | large saucepan
- 2 can chickpeas, drained; 200 g pasta, small shapes; 1 onion, diced; 2 tbsp olive-oil; 3 clove garlic, sliced; 1 tbsp rosemary, chopped; 2 tbsp tomato-paste; 5 cup water; 1 tsp salt; 1/2 tsp chilli-flakes
Soften {onion} in {olive-oil} for 6 minutes. Add {garlic}, {rosemary}, {chilli-flakes} and {tomato-paste} for 1 minute.
Add {chickpeas} and crush a third of them. Pour in {water} and {salt} and bring to the boil.
Stir in {pasta} and simmer for 12 minutes, stirring, until it is thick and spoonable.

= mushroom-risotto-baked | Baked mushroom and thyme risotto
dinner | italian | one-pot | 4 | 15/45 | 2/0 | rice | ovenproof pot with lid
- 1 1/2 cup arborio; 400 g swiss-mushrooms, sliced; 1 leek, sliced; 2 tbsp olive-oil; 2 clove garlic, crushed; 4 sprig thyme; 4 cup water; 1 tsp salt; 1 cup peas; 100 g goat-cheese; 1 tbsp lemon-juice
Heat the oven to {oven 180}. Fry {swiss-mushrooms} and {leek} in {olive-oil} for 8 minutes.
Stir in {garlic}, {thyme} and {arborio} for 1 minute. Add {water} and {salt} and bring to the boil.
Cover and bake for 22 minutes. Stir in {peas}, {goat-cheese} and {lemon-juice} and stand for 5 minutes.

= eggplant-parmigiana-light | Eggplant parmigiana
dinner | italian | tray-bake batch | 4 | 20/70 | 3/60 | tray | 2 baking trays, baking dish
- 3 eggplant, in 1 cm slices; 2 tbsp olive-oil; 1 bottle passata; 2 clove garlic, crushed; 2 tsp dried-basil; 1/2 cup breadcrumbs; 1 1/2 cup mozzarella; 1/4 cup parmesan
Heat the oven to {oven 220}. Brush {eggplant} with {olive-oil} and roast on two trays for 25 minutes.
Simmer {passata} with {garlic} and {dried-basil} for 10 minutes.
Layer eggplant, sauce and {mozzarella} in a dish. Top with {breadcrumbs} and {parmesan} and bake at 200°C for 20 minutes.

= spinach-ricotta-lasagne | Spinach and ricotta lasagne
dinner | italian | batch | 6 | 25/75 | 3/60 | tray | 30 cm baking dish
- 250 g lasagne-sheets; 500 g frozen-spinach, thawed and squeezed; 600 g ricotta; 2 egg; 1/4 tsp nutmeg; 1 bottle passata; 2 clove garlic, crushed; 1 tsp dried-basil; 1 cup mozzarella
Heat the oven to {oven 190}. Mix {frozen-spinach}, {ricotta}, {egg} and {nutmeg}.
Stir {passata}, {garlic} and {dried-basil} together.
Layer sauce, {lasagne-sheets} and filling in a dish, ending with sauce. Scatter {mozzarella} over.
Cover with foil and bake for 35 minutes, then uncover for 12 minutes. Rest for 10 minutes.

= gnocchi-pumpkin-spinach | Gnocchi with roast pumpkin and spinach
dinner | italian | - | 4 | 15/35 | 2/0 | pasta | baking tray, pot
- 800 g gnocchi; 700 g pumpkin, in 1 cm dice; 2 tbsp olive-oil; 1 tsp dried-thyme; 4 handful spinach; 100 g feta, crumbled; 2 tbsp pine-nuts; 1 clove garlic, crushed
Heat the oven to {oven 210}. Roast {pumpkin} with {olive-oil 1/2} and {dried-thyme} for 22 minutes.
Toast {pine-nuts} in a dry pan. Boil {gnocchi} until they float, then drain.
Warm {garlic} in {olive-oil 1/2}, toss in the gnocchi, pumpkin and {spinach} and top with {feta} and the nuts.

= chicken-cacciatore-pot | Chicken cacciatore
dinner | italian | one-pot batch | 4 | 15/50 | 3/90 | stew | large casserole pot
- 700 g chicken-thigh; 1 onion, sliced; 1 capsicum, sliced; 200 g mushrooms, quartered; 1 tbsp olive-oil; 3 clove garlic, sliced; 2 can tomatoes; 1/4 cup olives; 2 sprig rosemary; 1/2 tsp salt; 4 cup water; 1 cup polenta
Brown {chicken-thigh} in {olive-oil} for 6 minutes and set aside.
Cook {onion}, {capsicum} and {mushrooms} for 6 minutes. Add {garlic}, {rosemary}, {tomatoes} and {salt}. Return the chicken and simmer for 25 minutes until cooked through. Stir in {olives}.
Bring {water} to the boil, rain in {polenta} and stir for 4 minutes until thick. Serve under the stew.

= prawn-chilli-spaghetti | Chilli and garlic prawn spaghetti
dinner | italian | - | 4 | 15/20 | 0/0 | pasta | large pot, frying pan
- 360 g spaghetti; 500 g prawns; 2 tbsp olive-oil; 4 clove garlic, sliced; 1 chilli, chopped; 1 punnet cherry-tomatoes, halved; 3 handful rocket; 1 tbsp lemon-juice
Boil {spaghetti} until just tender. Keep half a cup of the water and drain.
Cook {garlic} and {chilli} in {olive-oil} for 1 minute. Add {cherry-tomatoes} for 3 minutes and {prawns} for 3 minutes until pink.
Toss with the spaghetti, cooking water, {lemon-juice} and {rocket}.

= margherita-pita-pizza | Quick tomato and mozzarella pita pizza
dinner lunch | italian | - | 2 | 10/20 | 1/0 | pizza | baking tray
- 2 pita; 1/3 cup passata; 1 tsp oregano; 1 cup mozzarella; 1 tomato, sliced; 2 handful rocket; 1 tsp olive-oil
Heat the oven to {oven 220}. Spread {pita} with {passata} and {oregano}.
Top with {mozzarella} and {tomato} and bake for 9 minutes until bubbling.
Finish with {rocket} and {olive-oil}.
`);
