import { readRecipes } from '../read-recipes.ts';

export const dinnerBarbecue = readRecipes(`
= barbecued-squid-lemon | Barbecued squid with lemon and rocket
dinner | greek | barbecue | 4 | 20/25 | 0/0 | barbecue | barbecue plate
- 700 g squid, scored and sliced; 2 tbsp olive-oil; 3 clove garlic, crushed; 1/2 tsp chilli-flakes; 2 tbsp lemon-juice; 1 can cannellini, drained; 4 handful rocket; 1 punnet cherry-tomatoes, halved; 4 slice sourdough, grilled
Toss {squid} with {garlic}, {chilli-flakes} and {olive-oil 1/2}. Barbecue on the hottest plate for 2 minutes, turning once.
Mix {cannellini}, {cherry-tomatoes} and {rocket} with {lemon-juice} and {olive-oil 1/2}.
Pile the squid on the salad and serve with {sourdough}.

= barbecued-vegetable-haloumi-skewers | Vegetable and haloumi skewers
dinner lunch | greek | barbecue | 4 | 25/35 | 1/0 | skewers | barbecue, skewers
- 200 g haloumi, cubed; 2 zucchini, thickly sliced; 1 capsicum, in squares; 1 red-onion, in wedges; 200 g mushrooms; 2 tbsp olive-oil; 1 tsp oregano; 1 cup gf-quinoa, rinsed; 2 tbsp lemon-juice; 1/2 cup parsley, chopped
Boil {gf-quinoa} for 13 minutes and drain. Stir in {lemon-juice} and {parsley}.
Thread {haloumi}, {zucchini}, {capsicum}, {red-onion} and {mushrooms} onto skewers and brush with {olive-oil} and {oregano}.
Barbecue for 9 minutes, turning, until marked. Serve on the quinoa.

= tuna-steak-bean-salad | Seared tuna with bean and potato salad
dinner | italian | barbecue | 2 | 15/30 | 0/0 | barbecue | barbecue or grill pan, saucepan
- 2 tuna-steak; 300 g potato, in chunks; 150 g green-beans; 1 tbsp olive-oil; 1 tbsp capers; 1 tbsp lemon-juice; 1 tomato, diced; 2 tbsp basil, torn
Boil {potato} for 13 minutes, adding {green-beans} for the last 3. Drain.
Brush {tuna-steak} with {olive-oil 1/2} and grill for 2 minutes each side for medium.
Toss the vegetables with {capers}, {lemon-juice}, {tomato}, {basil} and {olive-oil 1/2} and serve with the fish.

= turkey-burger-cranberry | Turkey burgers with apple slaw
dinner lunch | australian | barbecue | 4 | 20/30 | 1/60 | burger | barbecue plate, grater
- 500 g turkey-mince; 1 zucchini, grated and squeezed; 1/4 cup breadcrumbs; 1 tsp dried-thyme; 2 tsp oil; 4 burger-bun; 2 cup cabbage, shredded; 1 green-apple, in matchsticks; 2 tbsp skim-yoghurt; 4 tsp cranberry-sauce
Mix {turkey-mince}, {zucchini}, {breadcrumbs} and {dried-thyme}. Shape four patties.
Cook in {oil} for 5 minutes each side until no pink is left.
Toss {cabbage} and {green-apple} with {skim-yoghurt}. Fill {burger-bun} with slaw, patties and {cranberry-sauce}.

= kangaroo-burger-onion | Kangaroo burger with caramelised onion
dinner | australian | barbecue | 4 | 25/35 | 1/60 | burger | barbecue plate
- 500 g kangaroo-mince; 1 egg; 1/4 cup breadcrumbs; 1 tsp pepper; 2 onion, sliced; 1 tbsp olive-oil; 1 tbsp balsamic; 4 roll; 4 slice beetroot-can; 2 handful rocket
Cook {onion} in {olive-oil 1/2} over low heat for 15 minutes. Stir in {balsamic}.
Mix {kangaroo-mince}, {egg}, {breadcrumbs} and {pepper}. Shape four patties and cook in {olive-oil 1/2} for 5 minutes each side until no pink is left.
Fill {roll} with {rocket}, {beetroot-can}, the patties and the onion.

= chicken-pineapple-kebabs | Chicken and pineapple kebabs
dinner | filipino | barbecue | 4 | 25/40 | 2/0 | skewers | barbecue, skewers
- 600 g chicken-thigh, in 3 cm pieces; 1 1/2 cup pineapple, in chunks; 1 capsicum, in squares; 2 tbsp tamari; 1 tbsp brown-sugar; 2 clove garlic, crushed; 1 tbsp cider-vinegar; 2 tsp oil; 1 1/4 cup rice
Mix {chicken-thigh} with {tamari}, {brown-sugar}, {garlic}, {cider-vinegar} and {oil}. Leave for 15 minutes.
Boil {rice} and drain.
Thread the chicken, {pineapple} and {capsicum} onto skewers and barbecue for 11 minutes, turning, until cooked through.

= snapper-foil-ginger-lime | Foil-baked snapper with coconut and lime
dinner | thai | barbecue | 2 | 15/30 | 0/0 | plate | barbecue, foil
- 2 snapper; 1 tbsp ginger, in matchsticks; 1/4 cup light-coconut-milk; 2 tsp fish-sauce; 1 tbsp lime-juice; 1 bunch bok-choy, halved; 1/4 cup coriander; 2/3 cup rice
Lay {bok-choy} and {snapper} on two sheets of foil. Add {ginger}, {light-coconut-milk} and {fish-sauce} and fold into parcels.
Barbecue over medium heat for 12 minutes, until the fish flakes. Boil {rice} and drain.
Open the parcels and finish with {lime-juice} and {coriander}.

= barbecued-corn-black-bean-steak | Steak with corn and black bean salsa
dinner | mexican | barbecue | 4 | 20/30 | 1/0 | barbecue | barbecue
- 600 g flank; 1 tsp cumin; 1 tsp smoked-paprika; 1 tbsp olive-oil; 3 corn-cob; 1 can black-beans, drained; 1 red-onion, diced; 2 tomato, diced; 1 avocado, diced; 1/4 cup lime-juice; 1/2 cup coriander
Rub {flank} with {cumin}, {smoked-paprika} and {olive-oil}. Barbecue {corn-cob} for 12 minutes and cut off the kernels.
Barbecue the steak for 4 minutes each side, rest for 5 minutes and slice across the grain.
Mix the corn with {black-beans}, {red-onion}, {tomato}, {avocado}, {lime-juice} and {coriander} and serve.
`);
