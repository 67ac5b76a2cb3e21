import { readRecipes } from '../read-recipes.ts';

export const soups = readRecipes(`
= pumpkin-soup-light | Pumpkin and sweet potato soup
lunch dinner | australian | one-pot batch packed | 4 | 15/40 | 4/90 | soup | large saucepan, stick blender
- 1200 g pumpkin, in chunks; 1 sweet-potato, in chunks; 1 onion, chopped; 1 tbsp olive-oil; 2 clove garlic, crushed; 1 tsp cumin; 5 cup water; 1 tsp salt; 1/2 cup natural-yoghurt
Cook {onion} in {olive-oil} for 6 minutes. Add {garlic} and {cumin} for 1 minute.
Add {pumpkin}, {sweet-potato}, {water} and {salt} and simmer for 20 minutes until soft.
Blend until smooth and swirl in {natural-yoghurt}. Freeze without the yoghurt.

= red-lentil-carrot-soup | Red lentil and carrot soup
lunch dinner | turkish | one-pot batch packed | 4 | 10/35 | 4/90 | soup | large saucepan, stick blender
- 1 cup gf-red-lentils, rinsed; 3 carrot, sliced; 1 onion, chopped; 1 tbsp olive-oil; 2 tbsp tomato-paste; 2 tsp cumin; 1 tsp paprika; 6 cup water; 1 tsp salt; 2 tbsp lemon-juice
Cook {onion} and {carrot} in {olive-oil} for 6 minutes.
Stir in {tomato-paste}, {cumin} and {paprika}, then {gf-red-lentils}, {water} and {salt}.
Simmer for 22 minutes until very soft. Blend and sharpen with {lemon-juice}.

= minestrone-beans | Minestrone with borlotti beans
lunch dinner | italian | one-pot batch packed | 6 | 20/45 | 4/90 | soup | large saucepan
- 1 onion, diced; 2 carrot, diced; 2 stalk celery, diced; 1 tbsp olive-oil; 2 clove garlic, crushed; 2 can tomatoes; 2 can borlotti, drained; 1 zucchini, diced; 2 cup cabbage, shredded; 120 g pasta, small shapes; 5 cup water; 1 tsp salt; 2 tsp dried-basil
Soften {onion}, {carrot} and {celery} in {olive-oil} for 8 minutes. Add {garlic} for 1 minute.
Add {tomatoes}, {water}, {salt} and {dried-basil} and simmer for 10 minutes.
Stir in {pasta}, {borlotti}, {zucchini} and {cabbage}. Simmer for 10 minutes until the pasta is tender.

= chicken-noodle-soup-home | Chicken noodle soup
lunch dinner | australian | one-pot batch packed | 4 | 15/40 | 3/60 | soup | large saucepan
- 500 g chicken-thigh; 1 onion, diced; 2 carrot, sliced; 2 stalk celery, sliced; 2 tsp olive-oil; 6 cup chicken-stock; 120 g egg-noodles; 1 cup frozen-corn; 1/4 cup parsley, chopped
Soften {onion}, {carrot} and {celery} in {olive-oil} for 6 minutes.
Add {chicken-stock} and {chicken-thigh} and simmer gently for 18 minutes. Lift out the chicken, check it is cooked through and shred it.
Add {egg-noodles} and {frozen-corn} for 6 minutes. Return the chicken and stir in {parsley}.

= pea-ham-soup | Split pea and ham soup
lunch dinner | british | slow-cooker batch one-pot packed | 6 | 15/375 | 3/90 | soup | slow cooker
- 2 cup split-peas, rinsed; 200 g ham, diced; 1 onion, diced; 2 carrot, diced; 2 stalk celery, diced; 2 bay-leaf; 8 cup water; 1/2 tsp pepper
Put {split-peas}, {onion}, {carrot}, {celery}, {bay-leaf}, {pepper} and {water} into a slow cooker.
Cook on high for 6 hours, until the peas fall apart.
Stir in {ham} for the last 15 minutes and remove the bay leaves.

= chicken-corn-soup | Chicken and sweet corn soup
lunch dinner | chinese | one-pot | 4 | 15/25 | 3/60 | soup | large saucepan
- 400 g chicken-breast, finely sliced; 2 can creamed-corn; 4 cup water; 2 tsp ginger, grated; 1 tbsp cornflour; 2 egg, beaten; 1 tbsp tamari; 3 spring-onion, sliced; 1 tsp sesame-oil
Bring {creamed-corn}, {water} and {ginger} to a simmer. Add {chicken-breast} and simmer for 6 minutes until cooked through.
Mix {cornflour} with a little cold water and stir in to thicken.
Pour {egg} in a thin stream while stirring. Season with {tamari} and {sesame-oil} and top with {spring-onion}.

= tom-yum-prawn | Tom yum noodle soup with prawns
lunch dinner | thai | one-pot | 4 | 20/30 | 1/0 | soup | large saucepan
- 400 g prawns; 2 stalk lemongrass, bruised; 2 tbsp ginger, sliced; 2 chilli, sliced; 6 cup water; 200 g mushrooms, quartered; 1 punnet cherry-tomatoes, halved; 1 1/2 tbsp fish-sauce; 1/4 cup lime-juice; 2 tsp sugar; 1/2 cup coriander; 160 g vermicelli
Simmer {lemongrass}, {ginger} and {chilli} in {water} for 10 minutes.
Add {mushrooms} and {cherry-tomatoes} for 5 minutes, then {prawns} for 3 minutes until pink.
Soak {vermicelli} in boiling water for 4 minutes, drain and divide between bowls.
Take the soup off the heat and season with {fish-sauce}, {lime-juice} and {sugar}. Ladle it over the noodles and add {coriander}.

= beef-noodle-soup-herbs | Beef noodle soup with herbs
lunch dinner | vietnamese | one-pot | 4 | 25/45 | 2/0 | soup | large saucepan
- 400 g rump-steak, very thinly sliced; 3 cup beef-stock; 5 cup water; 1 onion, halved; 3 tbsp ginger, sliced; 1 tsp cinnamon; 1/4 tsp cloves; 2 tbsp fish-sauce; 250 g rice-noodles; 2 cup bean-sprouts; 1 cup basil; 1 lime, in wedges; 1 chilli, sliced
Char {onion} and {ginger} in a dry saucepan. Add {beef-stock}, {water}, {cinnamon} and {cloves} and simmer for 25 minutes. Strain and season with {fish-sauce}.
Soak {rice-noodles} in boiling water until tender and divide between bowls with {bean-sprouts}.
Lay {rump-steak} on top and ladle boiling broth over to cook it through. Serve with {basil}, {lime} and {chilli}.

= laksa-chicken-light | Chicken laksa
lunch dinner | malaysian | one-pot | 4 | 20/35 | 2/0 | noodles | large saucepan
- 400 g chicken-thigh, sliced; 3 tbsp thai-paste; 1 tsp turmeric; 1 tsp curry-powder; 2 tsp oil; 1 can light-coconut-milk; 4 cup water; 200 g rice-noodles; 8 fried-tofu, halved; 2 cup bean-sprouts; 1 tbsp fish-sauce; 1 tbsp lime-juice; 1/2 cup coriander
Fry {thai-paste}, {turmeric} and {curry-powder} in {oil} for 2 minutes. Add {chicken-thigh} and stir for 3 minutes.
Pour in {light-coconut-milk} and {water} and simmer for 12 minutes until the chicken is cooked through. Add {fried-tofu} and season with {fish-sauce} and {lime-juice}.
Soak {rice-noodles} in boiling water, drain and divide between bowls. Ladle the soup over and top with {bean-sprouts} and {coriander}.

= miso-tofu-noodle-soup | Miso soup with tofu and soba
lunch dinner | japanese | one-pot | 2 | 15/20 | 1/0 | soup | saucepan
- 140 g soba; 300 g soft-tofu, cubed; 4 cup water; 2 tbsp miso; 100 g shiitake, sliced; 1 bunch bok-choy, chopped; 2 tbsp wakame; 2 spring-onion, sliced
Boil {soba} for 4 minutes, rinse and divide between two bowls.
Simmer {shiitake} in {water} for 5 minutes. Add {bok-choy} and {soft-tofu} for 2 minutes.
Take off the heat. Dissolve {miso} in a ladle of the broth and stir it in with {wakame}.
Ladle over the noodles and top with {spring-onion}.

= tomato-white-bean-soup | Tomato and white bean soup
lunch dinner | italian | one-pot batch packed | 4 | 10/30 | 4/90 | soup | large saucepan, stick blender
- 2 can tomatoes; 2 can cannellini, drained; 1 onion, chopped; 2 tbsp olive-oil; 3 clove garlic, crushed; 2 tsp dried-basil; 2 cup water; 1 tsp sugar; 3/4 tsp salt
Cook {onion} in {olive-oil} for 8 minutes until sweet. Add {garlic} and {dried-basil} for 1 minute.
Add {tomatoes}, {water}, {sugar} and {salt} and simmer for 12 minutes. Add {cannellini 1/2} and blend smooth.
Stir in {cannellini 1/2} and warm through.

= potato-leek-soup | Potato and leek soup
lunch dinner | british | one-pot batch packed | 6 | 15/40 | 3/60 | soup | large saucepan, stick blender
- 3 leek, sliced; 1000 g potato, in chunks; 1 tbsp olive-oil; 4 cup water; 2 cup light-milk; 1 tsp salt; 1/4 tsp white-pepper; 1 tbsp chives, snipped
Soften {leek} in {olive-oil} over low heat for 8 minutes.
Add {potato}, {water} and {salt} and simmer for 18 minutes until soft.
Blend with {light-milk}, warm gently and season with {white-pepper}. Top with {chives}.

= beef-barley-soup | Beef and barley soup
lunch dinner | british | one-pot batch slow-cooker packed | 6 | 20/500 | 3/90 | soup | slow cooker
- 600 g chuck, in 2 cm dice; 3/4 cup barley; 2 carrot, diced; 2 stalk celery, diced; 1 onion, diced; 1 can tomatoes; 6 cup water; 2 tsp dried-thyme; 1 tsp salt; 2 tbsp worcestershire
Put {chuck}, {barley}, {carrot}, {celery}, {onion}, {tomatoes} and {water} into a slow cooker.
Season with {dried-thyme}, {salt} and {worcestershire}. Cook on low for 8 hours until the beef is tender.

= moroccan-harira | Chickpea and lentil harira
lunch dinner | moroccan | one-pot batch packed | 6 | 15/50 | 4/90 | soup | large saucepan
- 1 onion, diced; 3 stalk celery, diced; 1 tbsp olive-oil; 1 tsp cinnamon; 2 tsp cumin; 1 tsp turmeric; 1 tbsp ginger, grated; 3/4 cup lentils; 2 can chickpeas, drained; 2 can tomatoes; 6 cup water; 1 tsp salt; 1 cup coriander; 2 tbsp lemon-juice
Soften {onion} and {celery} in {olive-oil} for 8 minutes. Add {ginger}, {cinnamon}, {cumin} and {turmeric} for 1 minute.
Add {lentils}, {tomatoes}, {water} and {salt} and simmer for 25 minutes. Add {chickpeas} for 5 minutes.
Finish with {coriander} and {lemon-juice}.

= avgolemono-chicken-rice | Greek lemon chicken soup
lunch dinner | greek | one-pot | 4 | 15/35 | 2/0 | soup | large saucepan
- 450 g chicken-breast; 1/2 cup rice; 6 cup chicken-stock; 2 egg; 1/4 cup lemon-juice; 1 carrot, finely diced; 2 tbsp dill, chopped
Bring {chicken-stock}, {carrot} and {chicken-breast} to a gentle simmer for 15 minutes. Lift out the chicken, check it is cooked and shred it.
Simmer {rice} in the stock for 12 minutes.
Whisk {egg} with {lemon-juice}, then slowly whisk in a ladle of hot stock. Stir it into the pan off the heat. Return the chicken and add {dill}.

= korean-soft-tofu-stew | Korean soft tofu stew
lunch dinner | korean | one-pot | 2 | 15/25 | 2/0 | stew | saucepan
- 400 g soft-tofu; 150 g mushrooms, sliced; 1 zucchini, sliced; 1 onion, sliced; 2 tsp sesame-oil; 2 clove garlic, crushed; 2 tsp paprika; 1/2 tsp cayenne; 2 tbsp miso; 2 cup water; 2 egg; 1 spring-onion, sliced
Cook {onion}, {mushrooms} and {garlic} in {sesame-oil} for 5 minutes. Stir in {paprika} and {cayenne}.
Add {water}, {miso} and {zucchini} and simmer for 6 minutes. Slide in {soft-tofu} in large spoonfuls.
Crack in {egg}, cover and simmer for 4 minutes until set. Top with {spring-onion}.
`);
