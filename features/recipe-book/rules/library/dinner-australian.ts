import { readRecipes } from '../read-recipes.ts';

export const dinnerAustralian = readRecipes(`
= steak-chimichurri-potatoes | Steak with herb sauce and potatoes
dinner | australian | barbecue | 4 | 20/35 | 1/0 | barbecue | barbecue, saucepan
- 600 g rump-steak; 800 g potato, halved; 1 bunch parsley, chopped; 2 clove garlic, crushed; 1/2 tsp chilli-flakes; 2 tbsp red-wine-vinegar; 3 tbsp olive-oil; 4 cup mixed-leaves; 1/2 tsp salt
Boil {potato} for 15 minutes until tender, then drain.
Stir {parsley}, {garlic}, {chilli-flakes}, {red-wine-vinegar}, {salt} and {olive-oil 2/3} together.
Brush {rump-steak} and the potatoes with {olive-oil 1/3}. Barbecue the steak for 3 to 4 minutes each side and the potatoes until marked. Rest for 5 minutes and serve with the sauce and {mixed-leaves}.

= kangaroo-steak-beetroot | Kangaroo with roast beetroot and sweet potato
dinner | australian | barbecue | 4 | 20/45 | 1/0 | barbecue | barbecue or grill pan, baking tray
- 600 g kangaroo; 3 beetroot, in wedges; 1 sweet-potato, in wedges; 2 tbsp olive-oil; 1 tsp pepper; 1 tsp dried-thyme; 4 handful rocket; 60 g goat-cheese; 1 tbsp balsamic
Heat the oven to {oven 210}. Roast {beetroot} and {sweet-potato} with {olive-oil 1/2} and {dried-thyme} for 32 minutes.
Rub {kangaroo} with {olive-oil 1/2} and {pepper}. Sear for 3 minutes each side, then rest for 6 minutes. It is best medium-rare.
Slice and serve with the vegetables, {rocket}, {goat-cheese} and {balsamic}.

= barbecued-prawn-skewers-corn | Barbecued prawns with corn and slaw
dinner | australian | barbecue | 4 | 25/30 | 0/0 | skewers | barbecue, skewers
- 700 g prawns; 3 clove garlic, crushed; 2 tbsp olive-oil; 4 corn-cob; 3 cup cabbage, shredded; 1 carrot, grated; 1 apple, grated; 1/2 cup natural-yoghurt; 2 tbsp lemon-juice; 2 tbsp parsley, chopped
Toss {prawns} with {garlic} and {olive-oil} and thread onto skewers.
Barbecue {corn-cob} for 12 minutes, turning. Cook the prawns for 2 minutes each side until pink.
Toss {cabbage}, {carrot} and {apple} with {natural-yoghurt} and {lemon-juice}. Scatter {parsley} over the prawns.

= lamb-chops-mint-peas | Barbecued lamb chops with minted peas
dinner | australian | barbecue | 4 | 15/30 | 1/0 | barbecue | barbecue, saucepan
- 600 g lamb-chop; 700 g potato, in chunks; 2 cup peas; 1/4 cup mint, chopped; 1 tbsp olive-oil; 1/4 cup light-milk; 1 tsp dried-rosemary; 1 tbsp lemon-juice
Boil {potato} for 15 minutes, drain and mash with {light-milk}.
Rub {lamb-chop} with {olive-oil} and {dried-rosemary}. Barbecue for 4 minutes each side and rest for 3 minutes.
Boil {peas} for 2 minutes, drain and toss with {mint} and {lemon-juice}.

= chicken-burger-grilled | Grilled chicken burger
dinner lunch | australian | barbecue | 4 | 20/25 | 1/0 | burger | barbecue or grill pan
- 500 g chicken-breast, in thin fillets; 1 tsp smoked-paprika; 2 tsp olive-oil; 4 burger-bun; 1 avocado, sliced; 1 tomato, sliced; 4 leaf lettuce; 4 slice beetroot-can; 2 tbsp light-mayo
Rub {chicken-breast} with {smoked-paprika} and {olive-oil}. Grill for 4 minutes each side until cooked through.
Toast {burger-bun} and spread with {light-mayo}.
Fill with {lettuce}, {tomato}, {beetroot-can}, {avocado} and the chicken.

= beef-burger-the-works | Beef burger with beetroot and egg
dinner | australian | barbecue | 4 | 25/25 | 0/0 | burger | barbecue plate
- 500 g beef-mince-extra-lean; 1 onion, sliced; 4 egg; 1 tbsp oil; 4 burger-bun; 4 slice beetroot-can; 1 tomato, sliced; 4 leaf iceberg; 2 tbsp bbq-sauce; 1/4 tsp pepper
Season {beef-mince-extra-lean} with {pepper} and shape four patties. Cook in {oil 1/2} for 5 minutes each side, until no pink is left.
Cook {onion} in {oil 1/2} for 8 minutes, then fry {egg} beside it for 3 minutes.
Toast {burger-bun} and stack with {iceberg}, {tomato}, {beetroot-can}, onion, patty, egg and {bbq-sauce}.

= lentil-mushroom-burger | Lentil and mushroom burger
dinner lunch | australian | batch | 4 | 25/40 | 3/60 | burger | food processor, frying pan
- 2 can lentils-can, drained; 200 g mushrooms, chopped; 1 onion, diced; 2 tbsp olive-oil; 3/4 cup breadcrumbs; 2 tsp cumin; 1/2 tsp salt; 4 burger-bun; 1 tomato, sliced; 4 leaf lettuce; 1/4 cup hummus
Cook {mushrooms} and {onion} in {olive-oil 1/2} for 9 minutes until dry.
Pulse with {lentils-can}, {breadcrumbs}, {cumin} and {salt}. Shape four patties and chill for 10 minutes.
Fry in {olive-oil 1/2} for 4 minutes each side. Serve in {burger-bun} with {hummus}, {tomato} and {lettuce}.

= chicken-schnitzel-air-fryer | Air fryer chicken schnitzel
dinner | australian | air-fryer | 4 | 20/35 | 2/60 | plate | air fryer, saucepan
- 500 g chicken-breast, in thin fillets; 1/4 cup flour; 2 egg, beaten; 1 cup breadcrumbs; 2 tsp oil-spray; 3 cup cabbage, shredded; 2 carrot, grated; 1/3 cup natural-yoghurt; 1 tbsp lemon-juice; 700 g potato, in chunks
Boil {potato} for 14 minutes and drain.
Dip {chicken-breast} in {flour}, {egg} and {breadcrumbs}. Spray with {oil-spray} and air fry at 200°C for 12 minutes, turning once, until cooked through.
Toss {cabbage} and {carrot} with {natural-yoghurt} and {lemon-juice} and serve.

= parmigiana-baked | Baked chicken parmigiana
dinner | australian | - | 4 | 20/40 | 2/60 | plate | baking tray
- 500 g chicken-breast, in thin fillets; 2 egg, beaten; 1 cup breadcrumbs; 1 tbsp olive-oil; 3/4 cup passata; 1 tsp oregano; 3/4 cup mozzarella; 4 cup mixed-leaves; 1 cucumber, sliced; 1 tbsp balsamic
Heat the oven to {oven 210}. Dip {chicken-breast} in {egg} and {breadcrumbs}, drizzle with {olive-oil} and bake for 16 minutes, turning once.
Mix {passata} and {oregano}. Spoon over the chicken, top with {mozzarella} and bake for 8 minutes until cooked through and golden.
Toss {mixed-leaves} and {cucumber} with {balsamic} and serve.

= barramundi-macadamia-crumb | Barramundi with macadamia crumb
dinner | australian | tray-bake | 4 | 15/30 | 1/0 | tray | baking tray
- 4 barramundi; 1/3 cup macadamias, chopped; 2 tsp lemon-zest; 1/4 cup parsley, chopped; 2 bunch asparagus; 1 punnet cherry-tomatoes; 1 tbsp olive-oil; 500 g potato, thinly sliced; 1 lemon, in wedges
Heat the oven to {oven 210}. Roast {potato} with {olive-oil 1/2} for 15 minutes.
Mix {macadamias}, {lemon-zest} and {parsley}. Press onto {barramundi}.
Add the fish, {asparagus}, {cherry-tomatoes} and {olive-oil 1/2} to the tray and bake for 13 minutes until the fish flakes. Serve with {lemon}.

= savoury-mince-potato | Savoury mince with vegetables
dinner | australian | one-pot batch | 4 | 15/40 | 3/90 | stew | large frying pan
- 500 g beef-mince-extra-lean; 1 onion, diced; 2 carrot, diced; 2 tsp oil; 1 tbsp flour; 1 tbsp worcestershire; 2 tbsp tomato-paste; 2 cup water; 2 cup mixed-veg; 1/2 tsp salt; 600 g potato, in chunks
Brown {beef-mince-extra-lean} with {onion} and {carrot} in {oil} for 9 minutes.
Stir in {flour}, {tomato-paste} and {worcestershire}. Add {water} and {salt} and simmer for 15 minutes. Add {mixed-veg} for 5 minutes.
Boil {potato} for 15 minutes, drain, crush and serve with the mince.

= tuna-mornay-pasta | Tuna mornay bake
dinner | australian | batch | 4 | 20/45 | 2/60 | tray | saucepan, baking dish
- 250 g wholemeal-pasta; 2 can tuna-can, drained; 1 tbsp butter; 2 tbsp flour; 2 cup light-milk; 1 cup peas; 1 can corn-can, drained; 3/4 cup cheddar; 1/3 cup breadcrumbs; 1 tbsp lemon-juice
Heat the oven to {oven 200}. Boil {wholemeal-pasta} until just tender and drain.
Melt {butter}, stir in {flour} for 1 minute and whisk in {light-milk}. Simmer for 4 minutes until thick. Add {cheddar 1/2} and {lemon-juice}.
Mix with the pasta, {tuna-can}, {peas} and {corn-can}. Top with {breadcrumbs} and {cheddar 1/2} and bake for 18 minutes.

= zucchini-slice-classic | Zucchini slice
dinner lunch snack | australian | batch packed | 6 | 15/50 | 3/60 | tray | 20 x 30 cm baking dish
- 3 zucchini, grated and squeezed; 1 carrot, grated; 1 onion, grated; 5 egg; 1 cup sr-flour; 3/4 cup cheddar; 1/4 cup oil; 1/4 tsp pepper
Heat the oven to {oven 180} and line a baking dish.
Beat {egg} with {oil} and {pepper}. Stir in {zucchini}, {carrot}, {onion}, {sr-flour} and {cheddar}.
Spread in the dish and bake for 32 minutes until firm. Cool before slicing into six.

= vegetable-frittata-feta | Roast vegetable frittata
dinner lunch | australian | packed batch | 4 | 15/50 | 3/0 | eggs | baking tray, baking dish
- 400 g pumpkin, in 2 cm dice; 1 capsicum, diced; 1 red-onion, in wedges; 1 tbsp olive-oil; 8 egg; 1/2 cup light-milk; 80 g feta, crumbled; 2 handful spinach
Heat the oven to {oven 200}. Roast {pumpkin}, {capsicum} and {red-onion} with {olive-oil} for 20 minutes.
Whisk {egg} and {light-milk}. Put the vegetables and {spinach} into a lined dish, pour the egg over and dot with {feta}.
Bake at 180°C for 24 minutes until set in the middle.

= salmon-patties-salad | Salmon patties
dinner lunch | australian | packed batch | 4 | 25/40 | 2/60 | plate | saucepan, frying pan
- 3 can salmon-can, drained; 600 g potato, in chunks; 1 egg; 4 spring-onion, sliced; 2 tbsp dill, chopped; 1 tbsp lemon-juice; 1/2 cup breadcrumbs; 1 tbsp oil; 4 cup mixed-leaves; 1/4 cup tzatziki
Boil {potato} for 15 minutes, drain and mash. Cool a little.
Mix with {salmon-can}, {egg}, {spring-onion}, {dill} and {lemon-juice}. Shape eight patties and coat with {breadcrumbs}.
Fry in {oil} for 4 minutes each side. Serve with {mixed-leaves} and {tzatziki}.

= curried-sausages-lighter | Curried chickpeas and sausages
dinner | australian | - | 4 | 15/40 | 2/60 | curry | large frying pan
- 4 pork-sausages; 1 can chickpeas, drained; 1 onion, sliced; 2 carrot, sliced; 1 apple, diced; 1 tbsp curry-powder; 1 tbsp flour; 2 cup water; 1 cup peas; 1/4 cup sultanas; 1 cup rice
Boil {rice} in a separate pan and drain. Fry {pork-sausages} for 12 minutes until cooked through. Slice and pour off the fat.
Cook {onion} and {carrot} in the pan for 6 minutes. Stir in {curry-powder} and {flour}, then {water}, {apple}, {sultanas} and {chickpeas}. Simmer for 10 minutes.
Return the sausages with {peas} for 3 minutes and serve with the rice.
`);
