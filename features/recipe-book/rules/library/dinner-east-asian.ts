import { readRecipes } from '../read-recipes.ts';

export const dinnerEastAsian = readRecipes(`
= beef-broccoli-stir-fry | Beef and broccoli stir-fry
dinner | chinese | - | 4 | 20/25 | 2/0 | stir-fry | wok, saucepan
- 500 g rump-steak, thinly sliced; 2 head broccoli, in florets; 1 tbsp oil; 3 clove garlic, sliced; 1 tbsp ginger, grated; 2 tbsp soy; 2 tbsp oyster-sauce; 2 tsp cornflour; 1/2 cup water; 1 1/4 cup rice
Boil {rice} and drain. Mix {soy}, {oyster-sauce}, {cornflour} and {water}.
Sear {rump-steak} in {oil 1/2} over high heat for 2 minutes and remove.
Stir-fry {broccoli}, {garlic} and {ginger} in {oil 1/2} with a splash of water for 4 minutes. Return the beef, add the sauce and cook for 1 minute until glossy.

= honey-soy-chicken-stir-fry | Honey soy chicken stir-fry
dinner | chinese | - | 4 | 20/20 | 2/0 | stir-fry | wok, saucepan
- 600 g chicken-breast, thinly sliced; 1 1/4 cup rice; 1 tbsp oil; 1 capsicum, sliced; 2 carrot, sliced; 200 g snow-peas; 3 clove garlic, sliced; 3 tbsp soy; 1 tbsp honey; 2 tsp cornflour; 1/3 cup water; 1 tsp sesame-oil
Boil {rice} and drain. Stir-fry {chicken-breast} in {oil 1/2} over high heat for 5 minutes until cooked through. Remove.
Cook {carrot}, {capsicum}, {snow-peas} and {garlic} in {oil 1/2} for 4 minutes.
Mix {soy}, {honey}, {cornflour} and {water}, pour in with the chicken and bubble for 1 minute. Finish with {sesame-oil}.

= spicy-tofu-mushrooms | Spicy tofu with mushrooms
dinner | chinese | - | 4 | 20/25 | 2/0 | stir-fry | wok, saucepan
- 600 g soft-tofu, cubed; 300 g mushrooms, finely chopped; 1 tbsp oil; 3 clove garlic, chopped; 1 tbsp ginger, chopped; 1 tsp chilli-flakes; 2 tbsp miso; 1 tbsp tamari; 1 cup water; 1 tbsp cornflour; 4 spring-onion, sliced; 1 1/4 cup rice
Boil {rice} and drain. Fry {mushrooms} in {oil} over high heat for 7 minutes until brown. Add {garlic}, {ginger} and {chilli-flakes}.
Stir in {miso}, {tamari} and {water}. Slide in {soft-tofu} and simmer for 5 minutes.
Mix {cornflour} with cold water, stir in gently to thicken and top with {spring-onion}.

= steamed-fish-ginger | Steamed fish with ginger and spring onion
dinner | chinese | - | 2 | 15/25 | 0/0 | plate | steamer or lidded pan, saucepan
- 2 snapper; 2 tbsp ginger, in matchsticks; 3 spring-onion, shredded; 1 tbsp tamari; 2 tsp sesame-oil; 1 bunch broccolini; 2/3 cup rice
Boil {rice} and drain. Put {snapper} on a plate with {ginger 1/2} and steam for 9 minutes until it flakes. Steam {broccolini} for the last 4.
Top with {ginger 1/2} and {spring-onion}. Heat {sesame-oil} and pour it over with {tamari}.

= san-choy-bau-pork | Pork san choy bau
dinner lunch | chinese | - | 4 | 20/20 | 2/0 | wrap | wok
- 500 g pork-mince; 200 g mushrooms, finely diced; 1 can water-chestnuts, diced; 3 clove garlic, crushed; 1 tbsp ginger, grated; 2 tbsp oyster-sauce; 1 tbsp soy; 2 cup bean-sprouts; 12 leaf iceberg; 3 spring-onion, sliced
Brown {pork-mince} in a dry wok over high heat for 6 minutes and pour off the fat.
Add {garlic}, {ginger}, {mushrooms} and {water-chestnuts} for 4 minutes. Stir in {oyster-sauce} and {soy}.
Toss in {bean-sprouts} and {spring-onion} and serve in {iceberg}.

= egg-fried-rice-vegetable | Vegetable egg fried rice
dinner lunch | chinese | one-pot packed | 4 | 15/20 | 1/0 | rice | wok
- 5 cup cooked-rice; 4 egg; 2 tbsp oil; 3 clove garlic, chopped; 2 carrot, finely diced; 1 1/2 cup peas; 1 small-can corn-can; 4 spring-onion, sliced; 2 tbsp tamari; 2 tsp sesame-oil
Scramble {egg} in {oil 1/2} and set aside.
Stir-fry {garlic}, {carrot}, {peas} and {corn-can} in {oil 1/2} for 4 minutes. Add {cooked-rice} and toss until steaming hot.
Stir in the egg, {spring-onion}, {tamari} and {sesame-oil}. Use rice that was chilled soon after cooking and reheat it once only.

= glazed-salmon-greens | Soy and honey glazed salmon with greens
dinner | japanese | - | 2 | 15/25 | 1/0 | plate | frying pan, saucepan
- 300 g salmon; 1 tbsp soy; 2 tsp honey; 1 tsp ginger, grated; 2 tsp oil; 2 bunch bok-choy, halved; 100 g snow-peas; 2/3 cup rice; 2 tsp sesame
Boil {rice} and drain. Fry {salmon} in {oil} for 4 minutes, turn and cook for 2 minutes.
Add {soy}, {honey} and {ginger} and spoon over the fish for 1 minute.
Steam {bok-choy} and {snow-peas} for 3 minutes. Serve with the rice and {sesame}.

= chicken-katsu-baked | Baked chicken katsu with slaw
dinner | japanese | - | 4 | 25/45 | 2/60 | plate | baking tray, saucepan
- 600 g chicken-breast, in thin fillets; 1/3 cup flour; 2 egg, beaten; 1 1/4 cup breadcrumbs; 1 tbsp oil; 3 cup cabbage, shredded; 1 carrot, grated; 1 tbsp rice-vinegar; 2 tbsp tomato-sauce; 1 tbsp soy; 1 cup rice
Heat the oven to {oven 210}. Dip {chicken-breast} in {flour}, {egg} and {breadcrumbs}. Drizzle with {oil} and bake for 20 minutes, turning once, until cooked through.
Boil {rice} and drain. Toss {cabbage} and {carrot} with {rice-vinegar}.
Mix {tomato-sauce} and {soy}. Slice the chicken and serve with rice, slaw and sauce.

= japanese-curry-vege | Japanese vegetable curry
dinner | japanese | batch | 4 | 20/45 | 3/60 | curry | large saucepan
- 2 potato, in chunks; 2 carrot, in chunks; 1 onion, sliced; 300 g pumpkin, in chunks; 1 apple, grated; 2 tbsp oil; 2 tbsp flour; 2 tbsp curry-powder; 1 tbsp tomato-paste; 2 tbsp soy; 4 cup water; 250 g tofu, cubed; 1 cup rice
Cook {onion} in {oil} for 8 minutes. Stir in {flour} and {curry-powder} for 1 minute, then {tomato-paste}.
Whisk in {water} and {soy}. Add {potato}, {carrot}, {pumpkin} and {apple} and simmer for 22 minutes. Add {tofu} for 5 minutes.
Boil {rice} in a separate pan, drain and serve.

= okonomiyaki-cabbage-pancake | Cabbage pancake with prawns
dinner | japanese | - | 2 | 20/25 | 1/0 | pancakes | non-stick frying pan
- 3 cup cabbage, finely shredded; 150 g prawns, chopped; 3 egg; 2/3 cup flour; 1/3 cup water; 2 spring-onion, sliced; 1 tbsp oil; 1 tbsp light-mayo; 1 tbsp bbq-sauce; 1 seaweed, shredded
Whisk {egg}, {flour} and {water}. Fold in {cabbage}, {prawns} and {spring-onion}.
Cook in {oil} over medium heat, in two pancakes, for 5 minutes each side until the prawns are cooked.
Drizzle with {light-mayo} and {bbq-sauce} and top with {seaweed}.

= miso-eggplant-tofu-rice | Miso eggplant with tofu
dinner | japanese | tray-bake | 2 | 15/40 | 2/0 | tray | baking tray, saucepan
- 2 eggplant, halved and scored; 1 tbsp oil; 2 tbsp miso; 1 tbsp maple-syrup; 1 tbsp rice-vinegar; 300 g extra-firm-tofu, sliced; 2/3 cup brown-rice; 1 tbsp sesame; 1 spring-onion, sliced
Boil {brown-rice} for 25 minutes and drain. Heat the oven to {oven 210}. Brush {eggplant} with {oil} and roast cut side down for 18 minutes.
Mix {miso}, {maple-syrup} and {rice-vinegar}. Turn the eggplant, add {extra-firm-tofu}, brush with the glaze and roast for 12 minutes.
Serve on the rice with {sesame} and {spring-onion}.

= bibimbap-beef-home | Bibimbap with beef
dinner | korean | - | 4 | 30/35 | 1/0 | bowl | frying pan, saucepan
- 400 g beef-mince-extra-lean; 1 1/4 cup rice; 200 g spinach; 2 carrot, in matchsticks; 2 cup bean-sprouts; 200 g mushrooms, sliced; 4 egg; 1 tbsp oil; 2 tbsp soy; 2 tsp sesame-oil; 2 clove garlic, crushed; 1 tbsp miso; 1 tsp chilli-flakes; 2 tsp honey; 1 tbsp sesame
Boil {rice} and drain. Brown {beef-mince-extra-lean} with {garlic} in {oil 1/4} for 6 minutes and add {soy}.
Cook {mushrooms} and {carrot} in {oil 1/4} for 4 minutes, then wilt {spinach} and {bean-sprouts} with {sesame-oil}.
Stir {miso}, {chilli-flakes} and {honey} with a little hot water. Fry {egg} in {oil 1/2}.
Arrange everything over the rice and finish with the sauce and {sesame}.

= korean-beef-lettuce-wraps | Korean-style beef with lettuce wraps
dinner | korean | barbecue | 4 | 20/50 | 1/0 | barbecue | barbecue plate or grill pan, saucepan
- 600 g flank, thinly sliced; 3 tbsp soy; 1 pear, grated; 3 clove garlic, crushed; 1 tbsp ginger, grated; 2 tsp sesame-oil; 1 tbsp brown-sugar; 12 leaf lettuce; 1 cup rice; 1 cucumber, sliced; 1 carrot, in matchsticks; 2 tbsp rice-vinegar; 1 tbsp sesame
Mix {flank} with {soy}, {pear}, {garlic}, {ginger}, {sesame-oil} and {brown-sugar}. Chill for 30 minutes.
Boil {rice} and drain. Toss {cucumber} and {carrot} with {rice-vinegar}.
Barbecue the beef over high heat for 4 minutes. Wrap in {lettuce} with rice and pickles and sprinkle with {sesame}.

= japchae-glass-noodles | Glass noodles with vegetables
dinner lunch | korean | packed | 4 | 25/30 | 2/0 | noodles | wok
- 250 g glass-noodles; 200 g shiitake, sliced; 150 g spinach; 2 carrot, in matchsticks; 1 capsicum, sliced; 1 onion, sliced; 300 g extra-firm-tofu, in strips; 1 tbsp oil; 3 tbsp tamari; 1 tbsp brown-sugar; 1 tbsp sesame-oil; 1 tbsp sesame
Soak {glass-noodles} in boiling water for 8 minutes and drain.
Fry {extra-firm-tofu} in {oil 1/2} for 5 minutes. Stir-fry {onion}, {carrot}, {capsicum} and {shiitake} in {oil 1/2} for 5 minutes, then {spinach} for 1.
Toss in the noodles, {tamari}, {brown-sugar} and {sesame-oil}. Finish with {sesame}.

= korean-chicken-rice-bake | Sticky Korean-style drumsticks
dinner | korean | tray-bake | 4 | 15/55 | 3/0 | tray | baking tray, saucepan
- 8 chicken-drumstick; 2 tbsp soy; 1 tbsp honey; 1 tbsp miso; 1 tsp chilli-flakes; 3 clove garlic, crushed; 1 cup brown-rice; 3 cup wombok, shredded; 1 tbsp rice-vinegar; 1 tbsp sesame
Heat the oven to {oven 200}. Mix {soy}, {honey}, {miso}, {chilli-flakes} and {garlic}. Toss with {chicken-drumstick} and bake for 40 minutes, basting, until the juices run clear.
Boil {brown-rice} for 25 minutes and drain. Toss {wombok} with {rice-vinegar}.
Serve together with {sesame}.
`);
